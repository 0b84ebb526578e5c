/**
 * Every text that the description of a difference is made of, in English, with its parts in braces. Other languages have
 * translations of these; `count` chooses the plural.
 */
export const diffTexts = {
  game: 'Game',
  assets: 'Assets',
  scene: 'Scene {name}',
  actor: 'Actor {name}',
  table: 'Table {name}',
  script: 'Script {name}',
  savedBehavior: 'Saved behavior {name}',
  playTest: 'Play test {name}',
  file: 'File {name}',

  listedScene: 'scene {name}',
  listedActor: 'actor {name}',
  layer: 'layer {name}',
  instance: 'an actor',
  condition: 'a condition',
  namedBehavior: '{title} “{name}”',
  row: 'row {name}',
  column: 'column {name}',
  image: 'image {name}',
  sound: 'sound {name}',
  font: 'font {name}',
  entry: 'entry',

  documentAdded: '{subject} added',
  documentReplaced: '{subject} replaced',
  documentDeleted: '{subject} deleted',
  added: 'added {what}',
  addedTo: 'added {what} to {holder}',
  addedAt: 'added {what} at {position}',
  addedAtTo: 'added {what} at {position} to {holder}',
  deleted: '{what} deleted',
  moved: '{what} moved',
  movedTo: '{what} moved to {holder}',
  renamed: '{what} renamed to {name}',
  switchedOn: 'switched on',
  switchedOff: 'switched off',
  thingSwitchedOn: '{what} switched on',
  thingSwitchedOff: '{what} switched off',
  attributeAdded: 'added attribute {field} ({value})',
  attributeChanged: 'attribute {field} {was} -> {value}',
  attributeMoved: 'attribute {field} moved',
  attributeDeleted: 'attribute {field} deleted',
  attributeName: 'name of attribute',
  fieldChanged: '{field} {was} -> {value}',
  fieldSet: '{field} set to {value}',
  fieldRemoved: '{field} removed',
  fieldRemovedWas: '{field} removed (was {was})',
  changed: '{was} -> {value}',
  set: 'set to {value}',
  removed: 'removed',
  removedWas: 'removed (was {was})',
  within: '{thing}: {change}',

  nothing: 'nothing',
  yes: 'yes',
  no: 'no',
  quoted: '“{text}”',
  entries: '{count, plural, one {# entry} other {# entries}}',
  pair: '{first}, {second}',
  size: '{width} × {height}',
  red: 'red {value}',
  green: 'green {value}',
  blue: 'blue {value}',
  alpha: 'alpha {value}',
} as const;

export type DiffTextCode = keyof typeof diffTexts;

/** Words for people, as data that every language makes its own text from. */
export type DiffWords =
  /** A name that people gave, or a value: the same in every language. */
  | { readonly kind: 'name'; readonly text: string }
  /** A text of the catalogue, which `replaceTexts` translates. */
  | { readonly kind: 'label'; readonly text: string }
  /** Stored properties that the catalogue has no text for, in English. */
  | { readonly kind: 'properties'; readonly labels: readonly string[] }
  | {
      readonly kind: 'text';
      readonly code: DiffTextCode;
      readonly parts: Readonly<Record<string, DiffWords | number>>;
    };

export function nameWords(text: string): DiffWords {
  return { kind: 'name', text };
}

export function labelWords(text: string): DiffWords {
  return { kind: 'label', text };
}

export function textWords(code: DiffTextCode, parts: Readonly<Record<string, DiffWords | number>> = {}): DiffWords {
  return { kind: 'text', code, parts };
}

/** The words joined by commas. */
export function pairWords([first = nameWords(''), ...others]: readonly DiffWords[]): DiffWords {
  return others.reduce((before, second) => textWords('pair', { first: before, second }), first);
}

/** The words in English; blank for none. */
export function inEnglish(words: DiffWords | undefined): string {
  switch (words?.kind) {
    case undefined:
      return '';
    case 'name':
    case 'label':
      return words.text;
    case 'properties':
      return words.labels.join(' ');
    case 'text':
      return diffTexts[words.code].replace(placeholder, (_, key: string, one?: string, other?: string) => {
        const part = words.parts[key];
        if (typeof part === 'object') return inEnglish(part);
        const form = part === 1 ? one : other;
        return (form ?? '#').replace('#', String(part));
      });
  }
}

const placeholder = /\{(\w+)(?:, plural, one \{([^}]*)\} other \{([^}]*)\})?\}/g;
