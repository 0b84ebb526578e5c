type Cell = number | string | boolean;

/**
 * The cells that continue a list: numbers with equal steps go on in these steps, texts that end in such numbers too
 * (“Level 1”, “Level 2”), everything else is repeated. One cell alone is repeated.
 */
export function continueSeries(source: readonly Cell[], count: number): Cell[] {
  const step = numberStep(source) ?? textStep(source);
  return Array.from({ length: count }, (_, index) => step?.(index + 1) ?? source[index % source.length] ?? '');
}

/** The cells before a list, nearest last. */
export function precedeSeries(source: readonly Cell[], count: number): Cell[] {
  return continueSeries(source.toReversed(), count).toReversed();
}

type Step = (ahead: number) => Cell;

function numberStep(source: readonly Cell[]): Step | undefined {
  const numbers = source.filter((cell) => typeof cell === 'number');
  const step = numbers.length === source.length ? equalStep(numbers) : undefined;
  const last = numbers.at(-1) ?? 0;
  return step === undefined ? undefined : (ahead) => rounded(last + step * ahead);
}

function textStep(source: readonly Cell[]): Step | undefined {
  const parts = source.map((cell) => (typeof cell === 'string' ? /^(.*?)(\d{1,15})$/.exec(cell) : null));
  const [, head = '', digits = ''] = parts.at(-1) ?? [];
  const step = equalStep(parts.map((part) => (part && part[1] === head ? Number(part[2]) : Number.NaN)));
  if (step === undefined) return undefined;
  const width = digits.startsWith('0') ? digits.length : 0;
  return (ahead) => {
    const number = Number(digits) + step * ahead;
    return `${head}${number < 0 ? number : String(number).padStart(width, '0')}`;
  };
}

/** The step between all neighbors; undefined for fewer than two numbers and for unequal steps. */
function equalStep(numbers: readonly number[]): number | undefined {
  const [first = Number.NaN, second = Number.NaN] = numbers;
  const step = second - first;
  const isEqual = numbers.every((number, index) => {
    return index === 0 || Math.abs(number - (numbers[index - 1] ?? 0) - step) <= Math.abs(step) * 1e-9;
  });
  return numbers.length > 1 && isEqual && Number.isFinite(step) ? step : undefined;
}

/** 0.1 and 0.2 continue with 0.3. */
function rounded(number: number): number {
  return Number(number.toPrecision(14));
}
