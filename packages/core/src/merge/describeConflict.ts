import type { PathNames } from '../diff/pathLabels.ts';
import { valueLabels } from '../diff/valueLabels.ts';
import { isJsonObject } from '../model/json.ts';
import type { MergeConflict, MergeSide } from './conflict.ts';

/** The description of a conflict for people, such as `Actor Pip: Speed is 5; your version has 3`. */
export function describeConflict(names: PathNames, { kind, path, kept, ...values }: MergeConflict): string {
  const lost = kept === 'mine' ? 'theirs' : 'mine';
  const isGone = values[lost] === undefined;
  if (kind === 'file') {
    const other = isGone ? `${sideWords[lost]} has it deleted` : `${sideWords[lost]} is kept beside it`;
    return `File ${path.join('/')}: ${sideWords[kept]} is used; ${other}`;
  }
  const words = names.describe(path);
  const what = [words.thing, words.field].filter((text) => text !== '').join(': ');
  const whole = what === '' ? words.subject : `${words.subject}: ${what}`;
  switch (kind) {
    case 'value': {
      const [now, other] = [values[kept], values[lost]].map((value) =>
        valueLabels(value, words.descriptor, names.nameOf),
      );
      const isThing = [values[kept], values[lost]].some((value) => isJsonObject(value) && 'id' in value);
      if (isThing) return `${whole} differs; ${sideWords[kept]} is used`;
      return `${whole} is ${now}; ${sideWords[lost]} has ${other}`;
    }
    case 'deletion':
      return `${whole} is kept with the changes of ${sideWords[kept]}, although ${sideWords[lost]} has it deleted`;
    case 'reference':
      return `${whole} is kept because ${sideWords[kept]} uses it, although ${sideWords[lost]} has it deleted`;
    case 'place':
      return `${whole} was moved by both; it is where ${sideWords[kept]} has it`;
    case 'order':
      return `${whole} was moved by both in its list; it is where ${sideWords[kept]} has it`;
  }
}

const sideWords: Readonly<Record<MergeSide, string>> = { mine: 'your version', theirs: 'the other version' };
