import { behaviorFacts } from './behaviorFacts.ts';
import { type Fact, numberForm, numericForms, textForm, truthForm } from './fact.ts';
import { attributeFacts, partOf, strayValues, strayWords, valueFacts } from './markupFacts.ts';
import type { Markup } from './readMarkup.ts';

/** What `object.xml` holds; `labels` are the names in the scenes' own files. */
export function* gameFacts(root: Markup, labels: ReadonlyMap<string, string>): Generator<Fact> {
  const { title } = root.values;
  if (title !== undefined) yield { key: 'game.title', forms: [textForm(title)], path: '@title' };
  yield* strayValues(root, ['title']);
  for (const part of root.parts) {
    if (part.tag === 'attributes') {
      yield* attributeFacts('game', part);
      for (const map of part.parts.filter(({ tag }) => tag === 'playermap')) yield* keymapFacts(map);
    } else if (part.tag === 'scenes' || part.tag === 'prototypes') {
      for (const member of part.parts) yield* listedFacts(`game.${part.tag}`, member, labels);
    } else if (part.tag === 'plugins') yield* pluginFacts(part);
    else if (part.tag !== 'resolution') yield* settingFacts(part);
  }
}

/** What `actors/N.xml` holds. */
export function* actorFacts(root: Markup): Generator<Fact> {
  yield { key: 'actor.id', forms: [textForm(root.values.id ?? '')], path: '@id' };
  yield* strayValues(root, ['id']);
  yield* ownerFacts('actor', root);
}

/** What `scenes/N.xml` holds. */
export function* sceneFacts(root: Markup): Generator<Fact> {
  yield { key: 'scene.id', forms: [textForm(root.values.id ?? '')], path: '@id' };
  yield* strayValues(root, ['id']);
  yield* attributeFacts('scene', partOf(root, 'attributes'));
  for (const layer of partOf(root, 'layers')?.parts ?? []) {
    yield { key: 'layer.id', forms: [textForm(layer.values.id ?? '')], path: `${layer.path}/@id` };
    yield* strayValues(layer, ['id']);
    yield* attributeFacts('layer', partOf(layer, 'attributes'));
    for (const actor of partOf(layer, 'actors')?.parts ?? []) yield* instanceFacts(actor);
  }
}

/** What `tables/<id>.xml` holds. */
export function* tableFacts(root: Markup): Generator<Fact> {
  for (const [name, value] of Object.entries(root.values)) {
    const isKnown = /^(name|version|numRows|numCols|flags|tableType)$/.test(name);
    const forms = name === 'name' ? [textForm(value)] : numericForms(value);
    if (isKnown) yield { key: `table.${name}`, forms, path: `@${name}` };
  }
  yield* strayValues(root, ['name', 'version', 'numRows', 'numCols', 'flags', 'tableType']);
  for (const row of partOf(root, 'rows')?.parts ?? []) yield* labelFacts('row', row);
  for (const column of partOf(root, 'columns')?.parts ?? []) {
    yield* labelFacts('column', column);
    yield* columnFacts(column);
  }
}

/** What a file of `behaviors/` holds besides the behavior itself. */
export function* savedInfoFacts(root: Markup, className: string, type: string): Generator<Fact> {
  yield* strayValues(root, []);
  for (const part of root.parts) {
    if (part.tag === 'DisplayName') yield { key: 'saved.name', forms: [textForm(part.words)], path: part.path };
    else if (part.tag === 'ToolTip') yield { key: 'saved.help', forms: [textForm(part.words)], path: part.path };
    else if (part.words !== { Interface: className, Type: type }[part.tag]) yield* strayWords(part);
  }
}

/** Network keys and anything else in a file that is not imported at all. */
export function* settingsOnlyFacts(root: Markup, network: string): Generator<Fact> {
  yield* strayValues(root, []);
  for (const part of root.parts) {
    const isDefault = part.tag === 'provider' && ['0', network].includes(part.words.trim());
    if (!isDefault) yield* strayWords(part);
  }
}

function* settingFacts(part: Markup): Generator<Fact> {
  const key = `game.${part.tag}`;
  const words = part.words.trim();
  if (part.tag === 'resolutionIndependence') yield { key, forms: flagForms(words), path: part.path };
  else if (part.tag === 'networkEnabled') yield { key, forms: numericForms(words), path: part.path };
  else if (/^(tags|instructions|longDescription)$/.test(part.tag))
    yield { key, forms: [textForm(part.words)], path: part.path };
  else yield* strayWords(part);
  yield* strayValues(part, []);
}

function* listedFacts(key: string, member: Markup, labels: ReadonlyMap<string, string>): Generator<Fact> {
  const { id = '', label } = member.values;
  yield { key, forms: [textForm(id)], path: `${member.path}/@id` };
  yield* strayValues(member, ['id', ...(label !== undefined && labels.get(id) === label ? ['label'] : [])]);
}

function* keymapFacts(map: Markup): Generator<Fact> {
  const player = (map.values.id ?? '').replace(/ Keymap$/, '');
  for (const part of map.parts) yield* valueFacts(`game.${player}.${part.values.id ?? part.tag}`, part);
}

function* pluginFacts(node: Markup): Generator<Fact> {
  if (!['', 'false', '0'].includes(node.words.trim())) yield* strayWords(node);
  yield* strayValues(node, ['id']);
  for (const part of node.parts) yield* pluginFacts(part);
}

function* ownerFacts(owner: string, node: Markup): Generator<Fact> {
  yield* attributeFacts(owner, partOf(node, 'attributes'));
  for (const aspect of partOf(node, 'aspects')?.parts ?? []) {
    yield* attributeFacts(`${owner}.${aspect.tag}`, partOf(aspect, 'attributes'));
  }
  yield* behaviorFacts(partOf(node, 'behaviors'));
}

function* instanceFacts(actor: Markup): Generator<Fact> {
  const { id = '', prototype = '' } = actor.values;
  yield { key: 'instance.id', forms: [textForm(id)], path: `${actor.path}/@id` };
  yield { key: 'instance.prototype', forms: [textForm(prototype)], path: `${actor.path}/@prototype` };
  yield {
    key: 'instance.isUnlocked',
    forms: [truthForm(partOf(actor, 'behaviors') !== undefined)],
    path: actor.path,
  };
  yield* strayValues(actor, ['id', 'prototype']);
  yield* ownerFacts('instance', actor);
}

function* labelFacts(kind: string, node: Markup): Generator<Fact> {
  const { id, name } = node.values;
  if (id !== undefined) yield { key: `${kind}.id`, forms: [textForm(`id${Number(id) + 1}`)], path: `${node.path}/@id` };
  if (name !== undefined) yield { key: `${kind}.name`, forms: [textForm(name)], path: `${node.path}/@name` };
  yield* strayValues(node, ['id', 'name', 'type', 'readonly']);
}

function* columnFacts(column: Markup): Generator<Fact> {
  const { type = '1', readonly = '0' } = column.values;
  yield { key: 'column.type', forms: numericForms(type), path: `${column.path}/@type` };
  yield {
    key: 'column.readonly',
    forms: flagForms(readonly),
    path: `${column.path}/@readonly`,
  };
  if (column.words === '') return;
  for (const cell of column.words.split(/(?<!\\),/)) {
    yield { key: 'column.cell', forms: cellForms(cell.replaceAll('\\,', ','), type), path: column.path };
  }
}

function cellForms(cell: string, type: string): string[] {
  if (type === '4') return flagForms(cell.trim().toLowerCase());
  if (/^[235]$/.test(type)) return cell.trim() === '' ? [numberForm(0)] : numericForms(cell);
  return [textForm(cell)];
}

function flagForms(words: string): string[] {
  if (words === '1' || words === 'true') return [truthForm(true)];
  return ['0', 'false', ''].includes(words) ? [truthForm(false)] : [textForm(words)];
}
