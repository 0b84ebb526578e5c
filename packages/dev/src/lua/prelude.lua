-- Gives Lua the numbers of our language: always floating point, written without a point when they are whole. A number
-- is a table, so that Lua's own parser decides what belongs together and Lua's own rules what an operator does.
local meta = {}
local function N(value) return setmetatable({ value = value + 0.0 }, meta) end
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
local function one(f) return function(x) return N(f(number(x))) end end
local function whole(x) return math.tointeger(number(x)) or error('no whole number') end
local environment = {
  N = N,
  abs = one(math.abs), sqrt = one(math.sqrt),
  floor = one(function(x) return x == x and math.abs(x) < math.huge and math.floor(x) or x end),
  ceil = one(function(x) return x == x and math.abs(x) < math.huge and math.ceil(x) or x end),
  max = function(a, b) a, b = number(a), number(b); if a ~= a or b ~= b then error('nan') end return N(math.max(a, b)) end,
  min = function(a, b) a, b = number(a), number(b); if a ~= a or b ~= b then error('nan') end return N(math.min(a, b)) end,
  mod = function(a, b) return N(number(a) % number(b)) end,
  textLength = function(t) return N(#text(t)) end,
  textFind = function(t, find, from) return N(string.find(text(t), text(find), whole(from), true) or 0) end,
  textToUpper = function(t) return string.upper(text(t)) end,
  textToLower = function(t) return string.lower(text(t)) end,
  textReverse = function(t) return string.reverse(text(t)) end,
  textSubStr = function(t, from, to) return string.sub(text(t), whole(from), whole(to)) end,
  textRepeat = function(t, times) return string.rep(text(t), whole(times)) end,
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
for line in io.lines() do
  local program = load('return ' .. line, 'program', 't', environment)
  local ok, value = false, nil
  if program then ok, value = pcall(program) end
  if not ok or value == nil then
    print('skip')
  elseif type(value) == 'boolean' then
    print('boolean\t' .. tostring(value))
  elseif type(value) == 'string' then
    print('text\t' .. quote(value))
  elseif isNumber(value) then
    local plain = value.value
    if plain ~= plain then print('number\t"nan"')
    elseif plain == math.huge then print('number\t"inf"')
    elseif plain == -math.huge then print('number\t"-inf"')
    else print('number\t' .. string.format('%.17g', plain)) end
  else
    print('skip')
  end
end
