import {
  type Behavior,
  type Condition,
  type Fields,
  findBehavior,
  findPredicate,
  isJsonObject,
  nameIn,
  type Project,
  validateProject,
} from '@playhouse/core';

/** Something with an id that behaviors of an actor can refer to. */
export interface NamedThing {
  /** `self` and `game` are the roots of attributes; tables are among the attributes of games too. */
  readonly kind: 'prototype' | 'scene' | 'table' | 'self' | 'game';
  readonly name: string;
  readonly id: string;
}

/** Everything with an id that behaviors of an actor can refer to. */
export function thingsOf({ actors, scenes, tables, object }: Project, actor: string): readonly NamedThing[] {
  const attributesOf = (kind: 'self' | 'game', attributes: object = {}) =>
    Object.entries(attributes).flatMap(([id, marker]): readonly NamedThing[] =>
      /^id\d+$/.test(id) && isJsonObject(marker) ? [{ kind, id, name: String(marker.name) }] : [],
    );
  return [
    ...Array.from(actors, ([id, each]) => ({ kind: 'prototype', id, name: nameIn(each, '') }) as const),
    ...Array.from(scenes, ([id, each]) => ({ kind: 'scene', id, name: nameIn(each, '') }) as const),
    ...Array.from(tables, ([id, { name }]) => ({ kind: 'table', id, name }) as const),
    ...attributesOf('self', actors.get(actor)?.attributes),
    ...attributesOf('game', object.attributes),
  ];
}

/** Ids of one game for ids of another. */
export type IdMap = (kind: NamedThing['kind'], id: string) => string;

/** Leads to the things of the same names. */
export function idsByName(from: readonly NamedThing[], to: readonly NamedThing[]): IdMap {
  return (kind, id) => {
    const thing = from.find((each) => each.kind === kind && each.id === id);
    const found = to.filter((each) => each.kind === kind && each.name === thing?.name);
    const [only] = found;
    if (!only || found.length > 1) throw new Error(`${found.length} of ${kind} ${id}, ${thing?.name}`);
    return only.id;
  };
}

export const sameIds: IdMap = (_, id) => id;

/** Behaviors without their own ids, with other ids in their references. */
export function withIds(behaviors: readonly Behavior[], ids: IdMap): readonly unknown[] {
  return behaviors.map((behavior) => {
    const { id: _, attributes, conditions, behaviors: lane, elseBehaviors, ...rest } = behavior;
    return {
      ...rest,
      attributes: fieldsWithIds(findBehavior(behavior.class)?.fields ?? {}, attributes, ids),
      ...(conditions && { conditions: conditions.map((condition) => conditionWithIds(condition, ids)) }),
      ...(lane && { behaviors: withIds(lane, ids) }),
      ...(elseBehaviors && { elseBehaviors: withIds(elseBehaviors, ids) }),
    };
  });
}

function conditionWithIds({ id: _, attributes, predicate, ...rest }: Condition, ids: IdMap): unknown {
  const { fields = {} } = findPredicate(predicate.type) ?? {};
  return {
    ...rest,
    attributes: keypathsWithIds(attributes, ids),
    predicate: { ...predicate, attributes: fieldsWithIds(fields, predicate.attributes, ids) },
  };
}

const documentKinds: ReadonlySet<string> = new Set(['prototype', 'scene', 'table']);

function fieldsWithIds(fields: Fields, attributes: object, ids: IdMap): object {
  return Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => {
      const kind = fields[key]?.kind ?? '';
      const isDocument = documentKinds.has(kind) && typeof value === 'string' && /^id\d+$/.test(value);
      return [key, isDocument ? ids(kind as NamedThing['kind'], value) : keypathsWithIds(value, ids)];
    }),
  );
}

function keypathsWithIds(value: unknown, ids: IdMap): unknown {
  const text = JSON.stringify(value).replaceAll(
    /"(self|game)\.attributes\.(id\d+)"/g,
    (_, root: 'self' | 'game', id: string) => `"${root}.attributes.${ids(root, id)}"`,
  );
  return JSON.parse(text);
}

/** The own ids of behaviors and of everything in them. */
export function ownIds(behaviors: readonly Behavior[]): readonly string[] {
  return behaviors.flatMap(({ id, conditions = [], behaviors: lane = [], elseBehaviors = [] }) => [
    id,
    ...conditions.map((condition) => condition.id),
    ...ownIds(lane),
    ...ownIds(elseBehaviors),
  ]);
}

/** What is wrong with an actor's behaviors. */
export function findingsOf(project: Project, actor: string): readonly unknown[] {
  return validateProject(project)
    .issues.filter(({ path: [list, id, part] }) => list === 'actors' && id === actor && part === 'behaviors')
    .map(({ path, message, severity }) => [path.slice(3).join('.'), message, severity]);
}
