/** One line of the benchmark: a value, and its ratio to a peer or a limit measured in the same run. */
export interface Row {
  readonly id: string;
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly ratio?: number;
  readonly against?: string;
  /** Applies to the ratio if there is one, otherwise to the value. */
  readonly goal: { readonly max?: number; readonly min?: number };
}

/** Keeps the optimizer from removing work whose result is not read. */
export let sink = 0;
export function keep(value: unknown): void {
  sink += typeof value === 'number' ? value : 1;
}

/**
 * Seconds per call of each contender: after a warm-up, five rounds in which the contenders take turns, so that drifting
 * machine speed affects all alike; returns the median.
 */
export function race<Name extends string>(
  contenders: Record<Name, () => void>,
  secondsEach = 0.25,
): Record<Name, number> {
  const names = Object.keys(contenders) as Name[];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  const calls = new Map<Name, number>(names.map((name) => [name, callsFor(contenders[name], secondsEach)]));
  for (let round = 0; round < 5; round++) {
    for (const name of names) {
      const count = calls.get(name) ?? 1;
      const start = process.hrtime.bigint();
      for (let call = 0; call < count; call++) contenders[name]();
      times.get(name)?.push(Number(process.hrtime.bigint() - start) / 1e9 / count);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times.get(name) ?? [])])) as Record<Name, number>;
}

/**
 * Seconds of the shortest call of each contender, which take turns: the value least disturbed by other work on the
 * machine.
 */
export function shortest<Name extends string>(
  contenders: Record<Name, () => void>,
  calls: number,
): Record<Name, number> {
  const names = Object.keys(contenders) as Name[];
  const times = new Map<Name, number>(names.map((name) => [name, Infinity]));
  for (let call = 0; call < calls; call++) {
    for (const name of names) {
      const start = process.hrtime.bigint();
      contenders[name]();
      const seconds = Number(process.hrtime.bigint() - start) / 1e9;
      times.set(name, Math.min(seconds, times.get(name) ?? Infinity));
    }
  }
  return Object.fromEntries(times) as Record<Name, number>;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** How many calls fill the time, measured while warming up. */
function callsFor(work: () => void, seconds: number): number {
  let count = 1;
  for (;;) {
    const start = process.hrtime.bigint();
    for (let call = 0; call < count; call++) work();
    const took = Number(process.hrtime.bigint() - start) / 1e9;
    if (took >= seconds / 2) return Math.max(1, Math.round((count * seconds) / took));
    count *= 2;
  }
}
