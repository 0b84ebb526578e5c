import { seededRandom } from '@playhouse/core/testing';
import type { Poison } from './poison.ts';

type Random = () => number;

const texts = ['', 'Pip', 'é😀', '\u2028', '\u0000', '\ud83d', '\udc00x', 'x'.repeat(500), '__proto__', '../x'];
const keys = ['a', 'name', '$', '@', 'constructor', 'toString', 'é', '\ud800', '_x', '-0'];
const ids = ['scenes/', 'actors/', 'tables/', 'images/', 'other/', 'scenes/../', ''];

function pick<Value>(random: Random, from: readonly Value[]): Value {
  return from[Math.floor(random() * from.length)] as Value;
}

function value(random: Random, depth: number): unknown {
  const kind = random();
  if (depth > 5 || kind < 0.4) return pick(random, texts);
  if (kind < 0.5) return pick(random, [0, -1, 1.5, 1e308, true, false, null]);
  if (kind < 0.53) return nested(Math.floor(random() * 300));
  const length = Math.floor(random() * 4);
  if (kind < 0.75) return Array.from({ length }, () => value(random, depth + 1));
  return Object.fromEntries(Array.from({ length }, () => [pick(random, keys), value(random, depth + 1)]));
}

function nested(levels: number): unknown {
  let inner: unknown = [];
  for (let level = 0; level < levels; level += 1) inner = [inner];
  return inner;
}

/** So many documents, some of which no database should take. The same for the same seed. */
export function generatePoison(seed: number, count: number): Poison[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, number) => {
    const folder = random() < 0.9 ? 'scenes/' : pick(random, ids);
    const body = Object.fromEntries(
      Array.from({ length: 1 + Math.floor(random() * 3) }, () => [pick(random, keys), value(random, 0)]),
    );
    return { ...body, _id: `${folder}id${10_000 + number}.json` };
  });
}
