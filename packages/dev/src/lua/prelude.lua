-- Gives Lua the numbers of our language: always floating point, written without a point when they are whole. A number
-- is a table, so that Lua's own parser decides what belongs together and Lua's own rules what an operator does.
local meta = {}
local function N(value) return setmetatable({ value = value * 1.0 }, meta) end
local function isNumber(x) return getmetatable(x) == meta and type(x) == 'table' end
local function number(x)
  if isNumber(x) then return x.value end
  if type(x) == 'string' then return assert(tonumber(x), 'not a number') + 0.0 end
  error('no number')
end
local function text(x)
  if type(x) == 'string' then return x end
  if not isNumber(x) then error('no text') end
  local value = x.value
  if value ~= value then return 'nan' end
  if value == math.huge then return 'inf' elseif value == -math.huge then return '-inf' end
  if value == math.floor(value) and math.abs(value) < 2 ^ 53 then return string.format('%d', value) end
  local written = string.format('%.14g', value)
  if written:find('e') then error('exponents are written differently') end
  return written
end
meta.__add = function(a, b) return N(number(a) + number(b)) end
meta.__sub = function(a, b) return N(number(a) - number(b)) end
meta.__mul = function(a, b) return N(number(a) * number(b)) end
meta.__div = function(a, b) return N(number(a) / number(b)) end
meta.__mod = function(a, b) return N(number(a) % number(b)) end
meta.__pow = function(a, b) return N(number(a) ^ number(b)) end
meta.__unm = function(a) return N(-number(a)) end
meta.__concat = function(a, b) return text(a) .. text(b) end
meta.__eq = function(a, b) return a.value == b.value end
meta.__lt = function(a, b) if isNumber(a) and isNumber(b) then return a.value < b.value end error('mixed') end
meta.__le = function(a, b) if isNumber(a) and isNumber(b) then return a.value <= b.value end error('mixed') end
-- Zero keeps its sign.
local function signed(result, x) if result == 0 then return x * 0.0 end return result end
local function one(f) return function(x) return N(f(number(x))) end end
local function whole(x) return math.tointeger(number(x)) or error('no whole number') end
local environment = {
  N = N,
  abs = one(math.abs), sqrt = one(math.sqrt),
  floor = one(function(x) return x == x and math.abs(x) < math.huge and signed(math.floor(x), x) or x end),
  ceil = one(function(x) return x == x and math.abs(x) < math.huge and signed(math.ceil(x), x) or x end),
  max = function(a, b) a, b = number(a), number(b); if a ~= a or b ~= b then error('nan') end if a == 0 and b == 0 then return N(a + b) end return N(math.max(a, b)) end,
  min = function(a, b) a, b = number(a), number(b); if a ~= a or b ~= b then error('nan') end if a == 0 and b == 0 then return N(-(-a - b)) end return N(math.min(a, b)) end,
  mod = function(a, b) return N(number(a) % number(b)) end,
  textLength = function(t) return N(#text(t)) end,
  textFind = function(t, find, from) return N(string.find(text(t), text(find), whole(from), true) or 0) end,
  textToUpper = function(t) return string.upper(text(t)) end,
  textToLower = function(t) return string.lower(text(t)) end,
  textReverse = function(t) return string.reverse(text(t)) end,
  textSubStr = function(t, from, to) return string.sub(text(t), whole(from), whole(to)) end,
  textRepeat = function(t, times) return string.rep(text(t), whole(times)) end,
  ln = one(math.log), exp = one(math.exp), log10 = one(function(x) return math.log(x, 10) end),
  sin = one(function(x) return math.sin(math.rad(x)) end), cos = one(function(x) return math.cos(math.rad(x)) end),
  tan = one(function(x) return math.tan(math.rad(x)) end),
  asin = one(function(x) return math.deg(math.asin(x)) end), acos = one(function(x) return math.deg(math.acos(x)) end),
  atan = one(function(x) return math.deg(math.atan(x)) end),
  pow = function(a, b) return N(number(a) ^ number(b)) end,
  magnitude = function(a, b) a, b = number(a), number(b); return N((a * a + b * b) ^ 0.5) end,
  vectorToAngle = function(a, b) return N(math.deg(math.atan(number(b), number(a))) % 360) end,
  round = one(function(x) return x == x and math.abs(x) < 2 ^ 52 and signed(math.floor(x + 0.5), x) or x end),
  textTrim = function(t) return (text(t):match('^%s*(.-)%s*$')) end,
  textReplace = function(t, find, with)
    t, find, with = text(t), text(find), text(with)
    if find == '' then return t end
    local from, to = string.find(t, find, 1, true)
    return from and t:sub(1, from - 1) .. with .. t:sub(to + 1) or t
  end,
  textReplaceAll = function(t, find, with)
    t, find, with = text(t), text(find), text(with)
    if find == '' then return t end
    return (t:gsub(find:gsub('%W', '%%%0'), (with:gsub('%%', '%%%%'))))
  end,
  padInt = function(x, digits)
    local value = number(x)
    if value ~= value or math.abs(value) >= 2 ^ 53 then error('written differently') end
    local whole_ = math.tointeger(value >= 0 and math.floor(value) or math.ceil(value))
    return (whole_ < 0 and '-' or '') .. string.format('%0' .. whole(digits) .. 'd', math.abs(whole_))
  end,
  prec = function(x, decimals)
    local value = number(x)
    local scaled = value * 10 ^ whole(decimals)
    if value ~= value or math.abs(value) > 1e15 or math.abs(scaled * 2) % 2 == 1 then error('ties differ') end
    return (string.format('%.' .. whole(decimals) .. 'f', value):gsub('^%-([0.]+)$', '%1'))
  end,
}
local function quote(value)
  return '"' .. value:gsub('[%c"\\]', function(sign) return string.format('\\u%04x', sign:byte()) end) .. '"'
end
-- What a program results in, as one line: its type and value as JSON, or `skip` where Lua refuses it.
function answer(line)
  local program = load('return ' .. line, 'program', 't', environment)
  local ok, value = false, nil
  if program then ok, value = pcall(program) end
  if not ok or value == nil then return 'skip' end
  if type(value) == 'boolean' then return 'boolean\t' .. tostring(value) end
  if type(value) == 'string' then return 'text\t' .. quote(value) end
  if not isNumber(value) then return 'skip' end
  local plain = value.value
  if plain ~= plain then return 'number\t"nan"' end
  if plain == math.huge then return 'number\t"inf"' end
  if plain == -math.huge then return 'number\t"-inf"' end
  return 'number\t' .. string.format('%.17g', plain)
end
-- The same for many programs, one a line.
function answers(lines)
  local found = {}
  for line in lines:gmatch('[^\n]+') do found[#found + 1] = answer(line) end
  return table.concat(found, '\n')
end
