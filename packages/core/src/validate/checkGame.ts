import { findKey } from '../catalogue/keyNames.ts';
import { fillMessage, standardMessage } from '../catalogue/messageOf.ts';
import { ours } from '../catalogue/messages.ts';
import { isJsonObject } from '../model/json.ts';
import type { PathKey } from '../model/path.ts';
import type { Project } from '../model/project.ts';
import { checkCustomAttributes } from './customAttributes.ts';
import { type DocumentCheck, report } from './documentCheck.ts';

/** Checks the game document, and that its lists match the project's documents; the check is at the document. */
export function checkGame(check: DocumentCheck): void {
  const { object } = check.lookup.project;
  check.path.push('attributes');
  checkCustomAttributes(check, object.attributes);
  checkDisplay(check, object.attributes.displaySize);
  check.path.pop();
  checkKeymaps(check, object.controllerMaps);
  checkList(check, 'scenes', object.scenes, check.lookup.project.scenes);
  checkList(check, 'prototypes', object.prototypes, check.lookup.project.actors);
  checkTables(check);
  if (object.scenes.length === 0) report(check, 'value.required', ours.noScene, { keys: ['scenes'] });
}

/** Reports documents that the game does not list, at their own paths. */
export function checkUnlisted(check: DocumentCheck): void {
  const { object, scenes, actors, tables } = check.lookup.project;
  const listedTables = Object.keys(object.attributes).filter((id) => isTable(object.attributes[id]));
  reportUnlisted(check, 'scenes', scenes, object.scenes);
  reportUnlisted(check, 'actors', actors, object.prototypes);
  reportUnlisted(check, 'tables', tables, listedTables);
}

function reportUnlisted(
  check: DocumentCheck,
  collection: 'scenes' | 'actors' | 'tables',
  documents: Project['scenes' | 'actors' | 'tables'],
  ids: readonly string[],
): void {
  const listed = idsIn(ids);
  const unlisted: string[] = [];
  for (const id of documents.keys()) if (!listed.has(id)) unlisted.push(id);
  for (const id of unlisted.sort()) {
    const keys: PathKey[] = [collection, id];
    report(check, 'document.unlisted', standardMessage('document.unlisted', { id }), {
      keys,
      params: { id },
      severity: 'nonBlocking',
    });
  }
}

function checkDisplay(
  check: DocumentCheck,
  { width, height }: { readonly width: number; readonly height: number },
): void {
  for (const [key, value] of Object.entries({ width, height })) {
    if (value > 0) continue;
    const params = { field: `display ${key}`, minimum: 0 };
    report(check, 'value.range', standardMessage('value.range', params), { keys: ['displaySize', key], params });
  }
}

function checkList(
  check: DocumentCheck,
  key: 'scenes' | 'prototypes',
  ids: readonly string[],
  documents: ReadonlyMap<string, unknown>,
): void {
  const hasTwins = idsIn(ids).size < ids.length;
  const seen = new Set<string>();
  for (let index = 0; index < ids.length; index += 1) {
    const id = ids[index];
    if (id === undefined) continue;
    const isTwice = hasTwins && seen.size === seen.add(id).size;
    if (!isTwice && documents.has(id)) continue;
    const details = { keys: [key, index], params: { id } };
    if (!documents.has(id)) report(check, 'document.missing', standardMessage('document.missing', { id }), details);
    if (!isTwice) continue;
    report(check, 'id.duplicate', standardMessage('id.duplicate', { id }), { ...details, severity: 'nonBlocking' });
  }
}

/** The ids of a list; remembered, because two checks need them. */
function idsIn(list: readonly string[]): ReadonlySet<string> {
  let ids = idsOf.get(list);
  if (ids === undefined) {
    ids = new Set(list);
    idsOf.set(list, ids);
  }
  return ids;
}

const idsOf = new WeakMap<readonly string[], ReadonlySet<string>>();

function checkTables(check: DocumentCheck): void {
  const { object, tables } = check.lookup.project;
  for (const [id, attribute] of Object.entries(object.attributes)) {
    if (!isTable(attribute) || tables.has(id)) continue;
    const details = { keys: ['attributes', id], params: { id } };
    report(check, 'document.missing', standardMessage('document.missing', { id }), details);
  }
}

function isTable(attribute: unknown): boolean {
  return isJsonObject(attribute) && attribute['@'] === 'table';
}

/** Checks keys mapped to buttons; blank for none. docs/runtime-rules.md#controllers. */
function checkKeymaps(check: DocumentCheck, maps: Readonly<Record<string, unknown>> | undefined): void {
  for (const [player, keymap] of Object.entries(maps ?? {})) {
    if (!isJsonObject(keymap)) continue;
    for (const [button, name] of Object.entries(keymap)) {
      if (typeof name !== 'string' || name === '' || findKey(name) !== undefined) continue;
      const params = { key: name };
      const keys = ['controllerMaps', player, button];
      report(check, 'value.choice', fillMessage(ours.unknownKey, params), { keys, params, severity: 'nonBlocking' });
    }
  }
}
