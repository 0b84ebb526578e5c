/** Seeded numbers from 0 to below 1, for reproducible damage. */
export function createDice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Dice = () => number;
type Files = Map<string, Uint8Array>;

/** A legacy project with one to three random mutations: bytes cut, elements removed, ids swapped, files lost and so on. */
export function mutateFiles(given: ReadonlyMap<string, Uint8Array>, seed: number): Files {
  const dice = createDice(seed);
  const files = new Map(given);
  for (let count = 1 + below(dice, 3); count > 0; count -= 1) {
    if (files.size > 0) pick(dice, Object.values(mutations))(files, dice);
  }
  return files;
}

/** The possible mutations of a project, by name. */
export const mutations: Readonly<Record<string, (files: Files, dice: Dice) => void>> = {
  cutBytes(files, dice) {
    changeBytes(files, dice, (bytes) => {
      const [from, to] = span(dice, bytes.length);
      return joined(bytes.subarray(0, from), bytes.subarray(to));
    });
  },
  cutEnd(files, dice) {
    changeBytes(files, dice, (bytes) => bytes.slice(0, below(dice, bytes.length + 1)));
  },
  turnBytes(files, dice) {
    changeBytes(files, dice, (bytes) => {
      const turned = bytes.slice();
      for (let count = 1 + below(dice, 8); count > 0 && turned.length > 0; count -= 1) {
        turned[below(dice, turned.length)] = below(dice, 256);
      }
      return turned;
    });
  },
  repeatBytes(files, dice) {
    changeBytes(files, dice, (bytes) => {
      const [from, to] = span(dice, bytes.length);
      return joined(bytes.subarray(0, to), bytes.subarray(from));
    });
  },
  removeElement(files, dice) {
    changeText(files, dice, (text) => withoutSpan(text, elementIn(text, dice)));
  },
  repeatElement(files, dice) {
    changeText(files, dice, (text) => {
      const [from, to] = elementIn(text, dice);
      return text.slice(0, to) + text.slice(from, to) + text.slice(to);
    });
  },
  moveElement(files, dice) {
    changeText(files, dice, (text) => {
      const [from, to] = elementIn(text, dice);
      const rest = withoutSpan(text, [from, to]);
      const target = below(dice, rest.split('<').length);
      return rest.split(/(?=<)/).toSpliced(target, 0, text.slice(from, to)).join('');
    });
  },
  swapIds(files, dice) {
    changeText(files, dice, (text) => {
      const ids = [...new Set(text.match(/\bid\d+\b/g))];
      const [one, other] = [pick(dice, ids), pick(dice, ids)];
      return text.replace(/\bid\d+\b/g, (id) => (id === one ? other : id === other ? one : id));
    });
  },
  replaceId(files, dice) {
    changeText(files, dice, (text) => {
      const matches = [...text.matchAll(/\bid\d+\b/g)];
      const match = pick(dice, matches);
      const other = dice() < 0.5 ? pick(dice, matches)[0] : `id${below(dice, 1e6)}`;
      return text.slice(0, match.index) + other + text.slice(match.index + match[0].length);
    });
  },
  replaceValue(files, dice) {
    changeText(files, dice, (text) => {
      const values = [...text.matchAll(/(?<==")[^"]*(?=")|(?<=>)[^<>]+(?=<)/g)];
      const match = pick(dice, values);
      const odd = pick(dice, ['', '-1', '1e999', 'NaN', 'x'.repeat(300), '&#x0;', 'true', 'self.attributes.id1', '🐢']);
      return text.slice(0, match.index) + odd + text.slice(match.index + match[0].length);
    });
  },
  loseFile(files, dice) {
    files.delete(pick(dice, [...files.keys()]));
  },
  swapFiles(files, dice) {
    const names = [...files.keys()];
    const [one, other] = [pick(dice, names), pick(dice, names)];
    const [first, second] = [files.get(one), files.get(other)];
    if (first && second) files.set(one, second).set(other, first);
  },
  renameFile(files, dice) {
    const name = pick(dice, [...files.keys()]);
    const bytes = files.get(name);
    files.delete(name);
    if (bytes)
      files.set(
        name.replace(/[^/]*$/, (file) => pick(dice, [`id${below(dice, 999)}.xml`, `${file}.xml`, file.toUpperCase()])),
        bytes,
      );
  },
};

function changeBytes(files: Files, dice: Dice, change: (bytes: Uint8Array) => Uint8Array): void {
  const name = pick(dice, [...files.keys()]);
  const bytes = files.get(name);
  if (bytes) files.set(name, change(bytes));
}

/** Changes a text file; one with nothing to change stays. */
function changeText(files: Files, dice: Dice, change: (text: string) => string): void {
  const names = [...files.keys()].filter((name) => /\.xml$/i.test(name));
  const name = pick(dice, names.length > 0 ? names : [...files.keys()]);
  const text = new TextDecoder().decode(files.get(name));
  if (!/<\w[\w.:-]*[^<>]*>/.test(text) || !/\bid\d+\b/.test(text) || !/="|>[^<>]+</.test(text)) return;
  files.set(name, new TextEncoder().encode(change(text)));
}

/** Where a random element, with its contents, begins and ends. */
function elementIn(text: string, dice: Dice): readonly [from: number, to: number] {
  const starts = [...text.matchAll(/<(\w[\w.:-]*)[^<>]*>/g)];
  const start = pick(dice, starts);
  const end = start.index + start[0].length;
  if (start[0].endsWith('/>')) return [start.index, end];
  let depth = 1;
  for (const tag of text.slice(end).matchAll(new RegExp(`<(/?)${start[1]}(?=[\\s/>])[^<>]*>`, 'g'))) {
    if (!tag[0].endsWith('/>')) depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return [start.index, end + tag.index + tag[0].length];
  }
  return [start.index, end];
}

function withoutSpan(text: string, [from, to]: readonly [from: number, to: number]): string {
  return text.slice(0, from) + text.slice(to);
}

function span(dice: Dice, length: number): readonly [from: number, to: number] {
  const from = below(dice, length + 1);
  return [from, Math.min(length, from + 1 + below(dice, 200))];
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(one.length + other.length);
  bytes.set(one);
  bytes.set(other, one.length);
  return bytes;
}

function below(dice: Dice, end: number): number {
  return Math.floor(dice() * end);
}

function pick<Value>(dice: Dice, values: readonly Value[]): Value {
  const value = values[below(dice, values.length)];
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
}
