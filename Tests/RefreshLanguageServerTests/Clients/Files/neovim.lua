-- Drives Neovim through a project with mistakes, and prints what its client shows: nvim --headless -u NONE -l is not there in
-- 0.7, so it runs as `nvim --headless -u NONE -c 'luafile …'`. The tool is in TOOL.
local lines = {}
local function say(text) table.insert(lines, text) end
local function until_(check, what)
  if not vim.wait(600000, check, 20) then say("TIMEOUT " .. what) end
end
local function request(method, params)
  local answers = vim.lsp.buf_request_sync(0, method, params, 600000)
  for _, answer in pairs(answers or {}) do return answer.result end
end
local function open(path)
  vim.cmd("edit " .. path)
  if not CLIENT then
    CLIENT = vim.lsp.start_client({ name = "refreshcfg", cmd = { os.getenv("TOOL"), "lsp" }, root_dir = vim.fn.getcwd() })
  end
  vim.lsp.buf_attach_client(0, CLIENT)
  until_(function() local client = vim.lsp.get_client_by_id(CLIENT) return client and client.initialized end, "initialize")
end
local function diagnostics(count)
  until_(function() return #vim.diagnostic.get(0) == count end, count .. " diagnostics")
  for _, item in ipairs(vim.diagnostic.get(0)) do
    say(string.format("%d:%d %s", item.lnum + 1, item.col + 1, vim.split(item.message, "\n")[1]))
  end
end
local function place(line, column)
  vim.api.nvim_win_set_cursor(0, { line, column })
  return vim.lsp.util.make_position_params(0, "utf-16")
end

open("feed.preset.yaml")
say("# diagnostics")
diagnostics(1)
say("# fix")
local range = vim.lsp.util.make_range_params(0, "utf-16")
range.range = { start = { line = 3, character = 3 }, ["end"] = { line = 3, character = 3 } }
range.context = { diagnostics = {} }
local action = request("textDocument/codeAction", range)[1]
say(action.title)
vim.lsp.util.apply_workspace_edit(action.edit, "utf-16")
diagnostics(0)
say(vim.api.nvim_buf_get_lines(0, 3, 4, false)[1])
say("# completion")
vim.api.nvim_buf_set_lines(0, 4, 4, false, { "  autom" })
local found = request("textDocument/completion", place(5, 7))
for _, item in ipairs(found.items) do if vim.startswith(item.label, "autom") then say(item.label) end end
vim.api.nvim_buf_set_lines(0, 4, 5, false, {})
say("# hover")
say(vim.split(request("textDocument/hover", place(4, 3)).contents.value, "\n")[1])

open("feed.scenarios.yaml")
say("# results")
diagnostics(1)
say("# rename")
local rename = place(8, 14)
rename.newName = "pull-far"
vim.lsp.util.apply_workspace_edit(request("textDocument/rename", rename), "utf-16")
for _, line in ipairs(vim.api.nvim_buf_get_lines(0, 0, -1, false)) do if line:find("pull%-far") then say(line) end end
vim.fn.writefile(lines, os.getenv("OUTPUT"))
vim.cmd("qall!")
