import {
  type AttributePath,
  type Edit,
  type Instance,
  instanceValue,
  type Project,
  type ProjectSession,
  type PrototypeDocument,
  valueAt,
} from '@playhouse/core';

/** What the inspector shows of one attribute. */
export interface AttributeReading {
  /** The value, or undefined when several things differ in it or none has it. */
  readonly value: unknown;
  readonly isMixed: boolean;
  /** For placed actors: has a value of its own. Undefined where locks make no sense. */
  readonly isOwn: boolean | undefined;
}

/** Whose attributes are shown and changed: some placed actors, an actor, a scene, or the game. */
export interface AttributeTarget {
  /** Changes when something else is shown, so that fields begin anew. */
  readonly key: string;
  read(path: AttributePath): AttributeReading;
  write(path: AttributePath, value: unknown, gesture?: string): void;
  /** For mixed numbers: adds to each. */
  add?(path: AttributePath, by: number, gesture: string): void;
  /** Lets placed actors follow their prototype again. */
  lock?(path: AttributePath): void;
  /** Gives placed actors the prototype's value as their own. */
  unlock?(path: AttributePath): void;
  cancel(gesture: string): void;
}

/** The attributes of placed actors of one scene. */
export function instancesTarget(
  session: ProjectSession,
  scene: string,
  members: readonly { readonly instance: Instance; readonly prototype: PrototypeDocument | undefined }[],
): AttributeTarget {
  const ids = members.map(({ instance }) => instance.id);
  const send = (edits: readonly Edit[], gesture?: string) =>
    void session.dispatch(edits, gesture === undefined ? {} : { history: 'replace', gesture });
  const set = (path: AttributePath, value: unknown): Edit => ({
    kind: 'instance.setAttribute',
    data: { scene, ids, path, value },
  });
  return {
    key: ids.join(),
    read(path) {
      const values = members.map(({ instance, prototype }) => scalarOf(instanceValue(instance, prototype, path)));
      const isMixed = values.some((value) => !isEqual(value, values[0]));
      const own = path.slice(0, path[0] === 'aspects' ? 4 : 2);
      const isOwn = members.some(({ instance }) => valueAt(instance, own) !== undefined);
      return { value: isMixed ? undefined : values[0], isMixed, isOwn };
    },
    write: (path, value, gesture) => send([set(path, value)], gesture),
    add(path, by, gesture) {
      const edits = members.flatMap(({ instance, prototype }): Edit[] => {
        const value = scalarOf(instanceValue(instance, prototype, path));
        if (typeof value !== 'number') return [];
        const data = { scene, ids: [instance.id], path, value: value + by };
        return [{ kind: 'instance.setAttribute', data }];
      });
      send(edits, gesture);
    },
    lock: (path) => send([{ kind: 'instance.clearAttribute', data: { scene, ids, path } }]),
    unlock(path) {
      const edits = members.flatMap(({ instance, prototype }): Edit[] => {
        const value = scalarOf(instanceValue(instance, prototype, path));
        if (value === undefined) return [];
        return [{ kind: 'instance.setAttribute', data: { scene, ids: [instance.id], path, value } }];
      });
      send(edits);
    },
    cancel: session.cancel,
  };
}

/** The attributes of a game, scene or actor; `edit` makes the edit that sets one. */
export function entityTarget(
  session: ProjectSession,
  key: string,
  entity: unknown,
  edit: (path: AttributePath, value: unknown) => Edit,
): AttributeTarget {
  return {
    key,
    read: (path) => ({ value: scalarOf(valueAt(entity, path)), isMixed: false, isOwn: undefined }),
    write: (path, value, gesture) =>
      void session.dispatch(edit(path, value), gesture === undefined ? {} : { history: 'replace', gesture }),
    cancel: session.cancel,
  };
}

/** The target of an actor's own page. */
export function prototypeTarget(session: ProjectSession, project: Project, prototype: string): AttributeTarget {
  return entityTarget(session, prototype, project.actors.get(prototype), (path, value) => ({
    kind: 'prototype.setAttribute',
    data: { prototype, path, value },
  }));
}

/** Custom attributes stand in a marker that holds their value. */
function scalarOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && '@' in value && '$' in value ? value.$ : value;
}

function isEqual(left: unknown, right: unknown): boolean {
  return left === right || (typeof left === 'object' && JSON.stringify(left) === JSON.stringify(right));
}
