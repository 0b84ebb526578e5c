import { isJsonObject } from '../model/json.ts';
import type { Collection, Project } from '../model/project.ts';
import type { MemberChanges, ProjectChanges } from './changedMembers.ts';
import { hasSameTags, type Lookup } from './lookup.ts';
import { type FactKind, factKinds, type Uses } from './uses.ts';

/** The facts about documents that differ between two states of a project. */
export interface ChangedFacts {
  readonly facts: Readonly<Record<FactKind, ReadonlySet<string>>>;
  /** The kinds of facts that differ; none after most edits. */
  readonly kinds: readonly FactKind[];
  /** True when documents were added or removed. */
  readonly isMembershipChanged: boolean;
}

/** Compares facts that other documents can depend on; `changes` lists the documents that differ. */
export function changedFacts(before: Lookup, after: Lookup, changes: ProjectChanges): ChangedFacts {
  const facts = {
    prototype: new Set<string>(),
    scene: new Set<string>(),
    table: new Set<string>(),
    image: new Set<string>(),
    sound: new Set<string>(),
    font: new Set<string>(),
    tag: new Set<string>(),
    game: new Set<string>(),
    instance: new Set<string>(),
  };
  const old = before.project;
  const { project } = after;
  const membership = [
    changedIds(old.actors, project.actors, changes.actors, facts.prototype, (one, other) =>
      hasSameMarkers(one.attributes, other.attributes),
    ),
    changedIds(old.scenes, project.scenes, changes.scenes, facts.scene, (one, other) => {
      if (one.attributes.name === other.attributes.name) return true;
      facts.scene.add(one.attributes.name).add(other.attributes.name);
      return false;
    }),
    changedIds(old.tables, project.tables, changes.tables, facts.table, () => true),
  ];
  for (const id of facts.table) addGame(facts.game, id);
  changedInstances(old, project, changes.scenes, facts.instance);
  changedGame(old, project, facts.game);
  changedNames(before.images, after.images, facts.image);
  changedNames(before.fonts, after.fonts, facts.font);
  if (!hasSameTags(before.project, after.project, changes)) changedNames(before.tags, after.tags, facts.tag);
  changedSounds(before.sounds, after.sounds, facts.sound);
  const kinds = factKinds.filter((kind) => facts[kind].size > 0);
  return { facts, kinds, isMembershipChanged: membership.includes(true) };
}

/** True when findings that used certain facts may now differ. */
export function isAffected(uses: Uses, { facts, kinds }: ChangedFacts): boolean {
  for (const kind of kinds) if (haveCommon(uses[kind], facts[kind])) return true;
  return false;
}

function haveCommon(used: readonly string[] | undefined, changed: ReadonlySet<string>): boolean {
  if (used === undefined) return false;
  for (let index = 0; index < used.length; index += 1) if (changed.has(used[index] ?? '')) return true;
  return false;
}

/** Adds ids that were added, removed or differ in facts that others use. True when some were added or removed. */
function changedIds<Document>(
  before: Collection<Document>,
  after: Collection<Document>,
  { put, removed }: MemberChanges,
  facts: Set<string>,
  isAlike: (one: Document, other: Document) => boolean,
): boolean {
  let hasMembers = false;
  for (const ids of [put, removed]) {
    for (const id of ids) {
      const old = before.get(id);
      const now = after.get(id);
      if (old === now) continue;
      if (old === undefined || now === undefined) hasMembers = true;
      if (old === undefined || now === undefined || !isAlike(old, now)) facts.add(id);
    }
  }
  return hasMembers;
}

function changedGame(before: Project, after: Project, changed: Set<string>): void {
  const old = before.object.attributes;
  const { attributes } = after.object;
  if (old === attributes) return;
  for (const key of new Set([...Object.keys(old), ...Object.keys(attributes)])) {
    if (typeOf(old[key]) !== typeOf(attributes[key])) addGame(changed, key);
  }
}

/** Adds the prototypes of instances that were added, removed, or have different attributes of their own. */
function changedInstances(
  before: Project,
  after: Project,
  { put, removed }: MemberChanges,
  changed: Set<string>,
): void {
  for (const id of [...put, ...removed]) {
    const [old, now] = [before.scenes.get(id)?.layers ?? [], after.scenes.get(id)?.layers ?? []];
    for (let layer = 0; layer < Math.max(old.length, now.length); layer += 1) {
      const [ones, others] = [old[layer]?.actors ?? [], now[layer]?.actors ?? []];
      if (ones === others) continue;
      for (let index = 0; index < Math.max(ones.length, others.length); index += 1) {
        const [one, other] = [ones[index], others[index]];
        if (one === other) continue;
        const isAlike = one && other && one.prototype === other.prototype;
        if (isAlike && hasSameMarkers(one.attributes, other.attributes)) continue;
        if (one) changed.add(one.prototype);
        if (other) changed.add(other.prototype);
      }
    }
  }
}

/** Adds an attribute or table of the game by both its keypaths. */
function addGame(changed: Set<string>, id: string): void {
  changed.add(`game.attributes.${id}`).add(`tables.${id}`);
}

/** True when two actors have the same custom attributes, by type and name. */
function hasSameMarkers(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): boolean {
  if (before === after) return true;
  for (const key in before) if (!isSameMarker(before[key], after[key])) return false;
  for (const key in after) if (before[key] === undefined && typeOf(after[key]) !== undefined) return false;
  return true;
}

function isSameMarker(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  const type = typeOf(one);
  return type === typeOf(other) && (type === undefined || nameOf(one) === nameOf(other));
}

function typeOf(attribute: unknown): unknown {
  return isJsonObject(attribute) ? attribute['@'] : undefined;
}

function nameOf(attribute: unknown): unknown {
  return isJsonObject(attribute) ? attribute.name : undefined;
}

function changedNames(before: ReadonlySet<string>, after: ReadonlySet<string>, changed: Set<string>): void {
  if (before === after) return;
  for (const name of after) if (!before.has(name)) changed.add(name);
  for (const name of before) if (!after.has(name)) changed.add(name);
}

function changedSounds(
  before: ReadonlyMap<string, boolean>,
  after: ReadonlyMap<string, boolean>,
  changed: Set<string>,
): void {
  if (before === after) return;
  for (const [name, isMusic] of after) if (before.get(name) !== isMusic) changed.add(name);
  for (const name of before.keys()) if (!after.has(name)) changed.add(name);
}
