import type { Engine } from './engine.ts';
import type { GeneratedGames, GeneratedResult } from './generated.ts';

/** Games played between two lines of progress. */
const chunkSize = 40;

/**
 * Plays generated games in all engines at once, in batches, and prints its progress and the games that differ. An
 * interrupted run can be resumed from the first number of the last line. Returns the numbers of the failed games.
 */
export async function compareGenerated(engines: readonly Engine[], games: GeneratedGames): Promise<number[]> {
  const wrong: number[] = [];
  const end = games.first + games.count;
  for (let first = games.first; first < end; first += chunkSize) {
    const chunk = { ...games, first, count: Math.min(chunkSize, end - first) };
    const before = performance.now();
    const results = await Promise.all(engines.map((engine) => engine.playGenerated(chunk)));
    const seconds = Math.round((performance.now() - before) / 1000);
    const found = numbersOf(chunk).flatMap((number) => complaints(number, engines, results));
    wrong.push(...found.map(({ number }) => number));
    const range = `games ${first} to ${first + chunk.count - 1}`;
    console.log(`${range}: ${found.length === 0 ? 'the same' : 'DIFFERENT'} (${seconds} s, until ${end - 1})`);
    for (const { text } of found) console.log(text);
  }
  return [...new Set(wrong)];
}

function numbersOf({ first, count }: GeneratedGames): number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}

function complaints(
  number: number,
  engines: readonly Engine[],
  results: readonly Readonly<Record<string, GeneratedResult>>[],
): { number: number; text: string }[] {
  const own = results.map((result) => result[number]);
  const hashes = own.map((one) => one?.hashes.join(' ') ?? 'nothing');
  const problems = own.flatMap((one, index) =>
    (one?.problems ?? ['no result']).map((problem) => `${engines[index]?.name}: ${problem}`),
  );
  const difference = new Set(hashes).size > 1 ? [`hashes ${hashes.join(' / ')}`] : [];
  return [...difference, ...problems].map((text) => ({ number, text: `  game ${number}: ${text}` }));
}
