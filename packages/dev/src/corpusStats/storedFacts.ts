import { type Fact, numberForm, programForm, textForm, truthForm } from './fact.ts';

/** Stored JSON, read without any knowledge of types. */
export type Stored = Readonly<Record<string, unknown>>;

/** What `object.json` holds. */
export function* storedGame(game: Stored): Generator<Fact> {
  for (const key of ['title', 'tags', 'instructions', 'longDescription']) yield* leaf(`game.${key}`, game[key], key);
  yield* storedAttributes('game', record(game.attributes));
  for (const [player, map] of Object.entries(record(game.controllerMaps))) yield* leaf(`game.${player}`, map, player);
  for (const kind of ['scenes', 'prototypes']) for (const id of list(game[kind])) yield* leaf(`game.${kind}`, id, kind);
}

/** What `actors/{id}.json` holds. */
export function* storedActor(actor: Stored): Generator<Fact> {
  yield* leaf('actor.id', actor.id, 'id');
  yield* storedOwner('actor', actor);
}

/** What `scenes/{id}.json` holds. */
export function* storedScene(scene: Stored): Generator<Fact> {
  yield* leaf('scene.id', scene.id, 'id');
  yield* storedAttributes('scene', record(scene.attributes));
  for (const layer of records(scene.layers)) {
    yield* leaf('layer.id', layer.id, 'layer');
    yield* storedAttributes('layer', record(layer.attributes));
    for (const actor of records(layer.actors)) {
      yield* leaf('instance.id', actor.id, 'instance');
      yield* leaf('instance.prototype', actor.prototype, 'instance');
      yield* leaf('instance.isUnlocked', actor.behaviors !== undefined, 'instance');
      yield* storedOwner('instance', actor);
    }
  }
}

/** What `tables/{id}.json` holds. */
export function* storedTable(table: Stored): Generator<Fact> {
  for (const key of ['name', 'version', 'numRows', 'numCols', 'flags', 'tableType'])
    yield* leaf(`table.${key}`, table[key], key);
  for (const row of records(table.rows)) for (const key of ['id', 'name']) yield* leaf(`row.${key}`, row[key], 'row');
  for (const column of records(table.columns)) {
    for (const key of ['id', 'name', 'type', 'readonly']) yield* leaf(`column.${key}`, column[key], 'column');
    for (const cell of list(column.$)) yield* leaf('column.cell', cell, 'column');
  }
}

/** What `behaviors/{id}.json` holds. */
export function* storedSavedBehavior(saved: Stored): Generator<Fact> {
  yield* leaf('saved.name', saved.name, 'name');
  yield* leaf('saved.help', saved.help, 'help');
  yield* storedBehaviors([record(saved.behavior)]);
}

function* storedOwner(owner: string, holder: Stored): Generator<Fact> {
  yield* storedAttributes(owner, record(holder.attributes));
  for (const [aspect, group] of Object.entries(record(holder.aspects))) {
    yield* storedAttributes(`${owner}.${aspect}`, record(record(group).attributes));
  }
  yield* storedBehaviors(records(holder.behaviors));
}

function* storedAttributes(owner: string, attributes: Stored): Generator<Fact> {
  for (const [key, value] of Object.entries(attributes)) {
    const marker = record(value);
    if (!/^id\d+$/.test(key) || typeof marker['@'] !== 'string') yield* leaf(`${owner}.${key}`, value, key);
    else yield* customAttribute(`${owner}.custom`, key, marker);
  }
}

function* customAttribute(key: string, id: string, marker: Stored): Generator<Fact> {
  yield* leaf(`${key}.id`, id, id);
  yield* leaf(`${key}.name`, marker.name, id);
  yield* leaf(`${key}.type`, marker['@'], id);
  if ('$' in marker) yield* leaf(`${key}.value`, marker.$, id);
}

function* storedBehaviors(behaviors: readonly Stored[]): Generator<Fact> {
  for (const behavior of behaviors) {
    const name = String(behavior.class);
    yield* leaf('behavior.class', name, name);
    yield* leaf('behavior.id', behavior.id, name);
    yield* leaf(`${name}.enabled`, behavior.enabled, name);
    for (const [key, value] of Object.entries(record(behavior.attributes))) yield* leaf(`${name}.${key}`, value, name);
    for (const condition of records(behavior.conditions)) yield* storedCondition(condition);
    yield* storedBehaviors(records(behavior.behaviors));
    yield* storedBehaviors(records(behavior.elseBehaviors));
  }
}

function* storedCondition(condition: Stored): Generator<Fact> {
  yield* leaf('condition.id', condition.id, 'condition');
  yield* leaf('condition.class', condition.class, 'condition');
  if (condition.eventType !== undefined) yield* leaf('condition.eventType', condition.eventType, 'condition');
  for (const [key, value] of Object.entries(record(condition.attributes)))
    yield* leaf(`condition.${key}`, value, 'condition');
  const test = record(condition.predicate);
  const type = String(test.type);
  yield* leaf('test.type', type, 'predicate');
  for (const [key, value] of Object.entries(record(test.attributes))) yield* leaf(`${type}.${key}`, value, 'predicate');
}

function* leaf(key: string, value: unknown, path: string): Generator<Fact> {
  if (typeof value === 'number') yield { key, forms: [numberForm(value)], path };
  else if (typeof value === 'string') yield { key, forms: [textForm(value)], path };
  else if (typeof value === 'boolean') yield { key, forms: [truthForm(value)], path };
  else if (Array.isArray(value)) for (const member of value) yield* leaf(key, member, path);
  else if (record(value)['@'] === 'expression') yield { key, forms: [programForm(partsOf(record(value).$))], path };
  else for (const [id, member] of Object.entries(record(value))) yield* leaf(`${key}.${id}`, member, path);
}

function partsOf(value: unknown): (string | { keypath: string })[] {
  return list(value).map((part) => (typeof part === 'string' ? part : { keypath: String(record(part).keypath) }));
}

function record(value: unknown): Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

function records(value: unknown): Stored[] {
  return list(value).map(record);
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The JSON of a stored file; nothing for a file that is not there. */
export function readStored(bytes: Uint8Array | undefined): Stored {
  return bytes ? record(JSON.parse(new TextDecoder().decode(bytes))) : {};
}
