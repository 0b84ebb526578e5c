import { type Fact, numberForm, numericForms, programForm, spellKeypath, textForm, truthForm } from './fact.ts';
import type { Markup } from './readMarkup.ts';

/** The values in an `attributes` element, by their id paths; those added by authors as `custom`. */
export function* attributeFacts(owner: string, group: Markup | undefined): Generator<Fact> {
  for (const part of group?.parts ?? []) {
    const { id = '' } = part.values;
    if (/^id\d+$/.test(id) || (id === '' && part.values.name !== undefined)) yield* customFacts(owner, part);
    else if (part.tag !== 'playermap') yield* valueFacts(`${owner}.${spellKeypath(id)}`, part);
  }
}

/** The value of one typed element, with all that is in it. */
export function* valueFacts(key: string, node: Markup): Generator<Fact> {
  yield* strayValues(node, ['id']);
  const program = partOf(node, 'expression');
  if (program) {
    yield { key, forms: formsOfProgram(program), path: node.path };
  } else if (node.parts.length === 0) {
    if (node.tag !== 'attributes') yield { key, forms: formsOf(node), path: node.path };
  } else {
    for (const part of node.parts) yield* memberFacts(key, part);
  }
}

/** The first part of a node with this tag. */
export function partOf(node: Markup | undefined, tag: string): Markup | undefined {
  return node?.parts.find((part) => part.tag === tag);
}

/** The XML attributes of a node except those counted elsewhere: they have no stored counterpart. */
export function* strayValues(node: Markup, counted: readonly string[]): Generator<Fact> {
  for (const [name, value] of Object.entries(node.values)) {
    if (value === '' || counted.includes(name) || stamps.has(name)) continue;
    if (name === 'name' && value === node.values.id) continue;
    const path = node.path === '' ? `@${name}` : `${node.path}/@${name}`;
    yield { key: `stray ${name}`, forms: [textForm(value)], path };
  }
}

/** The text of a node without a stored counterpart, unless it is blank. */
export function* strayWords(node: Markup): Generator<Fact> {
  if (node.words.trim() !== '') yield { key: 'stray words', forms: [textForm(node.words)], path: node.path };
}

/** Version stamps and the like: never imported, never reported. docs/format.md#not-imported. */
const stamps = new Set(['GSCVersion', 'PGFVersion', 'premulAlpha', 'xml:space']);

function* memberFacts(key: string, part: Markup): Generator<Fact> {
  const { id } = part.values;
  if (part.tag !== 'tablecolumnassignment') {
    yield* valueFacts(`${key}.${spellKeypath(id ?? part.tag)}`, part);
    return;
  }
  yield* strayValues(part, ['id']);
  if (id !== undefined) yield { key: `${key}.id`, forms: [textForm(id)], path: `${part.path}/@id` };
  for (const inner of part.parts) yield* valueFacts(`${key}.${inner.values.id ?? inner.tag}`, inner);
}

function* customFacts(owner: string, node: Markup): Generator<Fact> {
  const { id, name } = node.values;
  const key = `${owner}.custom`;
  const isTable = node.tag === 'table';
  if (id !== undefined) yield { key: `${key}.id`, forms: [textForm(id)], path: `${node.path}/@id` };
  if (name !== undefined) yield { key: `${key}.name`, forms: [textForm(name)], path: `${node.path}/@name` };
  yield { key: `${key}.type`, forms: [textForm(node.tag)], path: node.path };
  if (!isTable) yield* valueFacts(`${key}.value`, { ...node, values: {} });
  else if (node.words !== name) yield* strayWords(node);
  yield* strayValues(node, ['id', 'name']);
}

function formsOfProgram(program: Markup): string[] {
  const parts = program.parts.map((part) =>
    part.tag === 'reference' ? { keypath: part.values.keypath ?? '' } : part.words,
  );
  const [only] = parts;
  const isText = parts.length === 1 && typeof only === 'string';
  const constant = isText
    ? [...numericForms(only).filter(isNumber), textForm(only.replace(/^"([^"\\]*)"$/, '$1'))]
    : [];
  const keypath = parts.length === 1 && typeof only === 'object' ? [textForm(spellKeypath(only.keypath))] : [];
  return [programForm(parts), ...constant, ...keypath];
}

/** Tags whose text is a name that older versions wrote with the file extension. */
const endings = /\.(png|jpe?g|gif|bmp|ogg|wav|m4a|mp3|caf|aac)(?=\t|$)/gi;
const names = /^(image|images|soundName|musicName)$/;

function formsOf(node: Markup): string[] {
  const { tag, words } = node;
  if (tag === 'boolean') return booleanForms(words);
  if (/^(real|integer|index|angle|enumeration)$/.test(tag)) return [...numericForms(words), programForm([words])];
  const isName = names.test(node.values.id ?? '') || names.test(tag);
  const spelled = spellKeypath(words);
  return [textForm(words), ...(isName ? [textForm(words.replace(endings, ''))] : []), textForm(spelled)];
}

function isNumber(form: string): boolean {
  return form.startsWith('number');
}

function booleanForms(words: string): string[] {
  if (words !== 'true' && words !== 'false') return [textForm(words)];
  return [truthForm(words === 'true'), numberForm(words === 'true' ? 1 : 0)];
}
