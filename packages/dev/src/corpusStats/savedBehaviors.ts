import { oneBehavior } from './behaviorFacts.ts';
import type { Fact } from './fact.ts';
import { savedInfoFacts } from './legacyFacts.ts';
import type { Markup } from './readMarkup.ts';
import { readStored, storedSavedBehavior } from './storedFacts.ts';

/** Pairs files of saved behaviors with what was stored for them: both are numbered in ascending order. */
export function* savedBehaviorPairs(
  roots: ReadonlyMap<string, Markup>,
  stored: ReadonlyMap<string, Uint8Array>,
): Generator<readonly [file: string, held: Iterable<Fact>, stored: Iterable<Fact>]> {
  const objects = [...roots].filter(([file]) => /\.behavior\/object\.xml$/.test(file)).sort(byNumber);
  const documents = [...stored].filter(([path]) => path.startsWith('behaviors/')).sort(byNumber);
  for (const [index, [file, root]] of objects.entries()) {
    const facts = [...storedSavedBehavior(readStored(documents[index]?.[1]))];
    const about = file.replace('object.xml', 'info.xml');
    const info = roots.get(about);
    const isNamed = (fact: Fact): boolean => fact.key.startsWith('saved.');
    yield [file, oneBehavior(root), facts.filter((fact) => !isNamed(fact))];
    if (info) yield [about, savedInfoFacts(info, root.values.class ?? '', typeOf(root)), facts.filter(isNamed)];
  }
}

const blocks = /^(Rule|Compound|Group|Timer|Loop|LoopTable)Behavior$/;

/** The kind of a class. docs/runtime-rules.md#behavior-catalog. */
function typeOf(root: Markup): string {
  const name = root.values.class ?? '';
  if (name === 'NoteBehavior') return 'Note';
  if (blocks.test(name)) return 'Block';
  return name.endsWith('Action') ? 'Action' : 'Persistent';
}

function byNumber([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return Number(/\d+/.exec(a)?.[0]) - Number(/\d+/.exec(b)?.[0]);
}
