/** The value of what people type into number fields, such as "92*2" or "(3+4)/2"; undefined when it is invalid. */
export function arithmetic(text: string): number | undefined {
  const tokens =
    text
      .replaceAll(',', '.')
      .replaceAll('−', '-')
      .match(/\d+\.?\d*|\.\d+|[-+*/()]|\S/g) ?? [];
  const reader: Reader = { tokens, at: 0 };
  const value = readSum(reader);
  return reader.at === tokens.length && Number.isFinite(value) ? value : undefined;
}

/** The distance that "+10" or "-2*3" adds to each of several values; undefined when the text states a value itself. */
export function addition(text: string): number | undefined {
  return /^\s*[+-]/.test(text) ? arithmetic(text) : undefined;
}

interface Reader {
  readonly tokens: readonly string[];
  at: number;
}

function readSum(reader: Reader): number {
  let value = readProduct(reader);
  for (let sign = reader.tokens[reader.at]; sign === '+' || sign === '-'; sign = reader.tokens[reader.at]) {
    reader.at += 1;
    const next = readProduct(reader);
    value = sign === '+' ? value + next : value - next;
  }
  return value;
}

function readProduct(reader: Reader): number {
  let value = readFactor(reader);
  for (let sign = reader.tokens[reader.at]; sign === '*' || sign === '/'; sign = reader.tokens[reader.at]) {
    reader.at += 1;
    const next = readFactor(reader);
    value = sign === '*' ? value * next : value / next;
  }
  return value;
}

/** NaN for invalid input, which propagates to the result. */
function readFactor(reader: Reader): number {
  const token = reader.tokens[reader.at];
  if (token === undefined) return Number.NaN;
  reader.at += 1;
  if (token === '+') return readFactor(reader);
  if (token === '-') return -readFactor(reader);
  if (token !== '(') return /^[\d.]+$/.test(token) ? Number(token) : Number.NaN;
  const value = readSum(reader);
  if (reader.tokens[reader.at] !== ')') return Number.NaN;
  reader.at += 1;
  return value;
}
