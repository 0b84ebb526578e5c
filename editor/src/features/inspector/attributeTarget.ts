import {
  type AttributePath,
  type Edit,
  instanceValue,
  type Project,
  type ProjectSession,
  valueAt,
} from '@playhouse/core';
import { tellRefusal } from '../../session/tellRefusal.ts';
import type { ControlField } from '../fields/fieldControl.ts';
import { chosenInstances, type InstanceMember } from './chosenInstances.ts';
import type { FieldSpec } from './fieldSpecs.ts';

/** The state of one attribute in the inspector. */
interface AttributeReading {
  /** The value, or undefined when the values differ or there is none. */
  readonly value: unknown;
  readonly isMixed: boolean;
  /** For instances: has a value of its own. Undefined where locks do not apply. */
  readonly isOwn: boolean | undefined;
}

/** Whose attributes are shown and changed: some instances, an actor, a scene, or the game. */
export interface AttributeTarget {
  /** Changes when another target is shown, so that fields are reset. */
  readonly key: string;
  read(path: AttributePath): AttributeReading;
  /** `along` are edits in the same undo step. */
  write(path: AttributePath, value: unknown, gesture?: string, along?: readonly Edit[]): void;
  /** For mixed values: replaces each by what `change` makes of it; undefined leaves it. */
  changeEach?(path: AttributePath, change: (value: unknown) => unknown, gesture?: string): void;
  /** Lets instances follow their prototype again. */
  lock?(path: AttributePath): void;
  /** Copies the prototype's value to the instances as their own. */
  unlock?(path: AttributePath): void;
  cancel(gesture: string): void;
}

/** The attributes of instances of one scene, read on each call. */
export function instancesTarget(session: ProjectSession, scene: string, ids: readonly string[]): AttributeTarget {
  const members = (): readonly InstanceMember[] => {
    const { project } = session.getState();
    const document = project.scenes.get(scene);
    return document ? chosenInstances(document, project.actors, ids) : [];
  };
  const send = (edits: readonly Edit[], gesture?: string) =>
    tellRefusal(session.dispatch(edits, gesture === undefined ? {} : { history: 'replace', gesture }));
  const set = (path: AttributePath, value: unknown, chosen = members().map(({ instance }) => instance.id)): Edit => ({
    kind: 'instance.setAttribute',
    data: { scene, ids: chosen, path, value },
  });
  return {
    key: ids.join(),
    read(path) {
      const values = members().map(({ instance, prototype }) => scalarOf(instanceValue(instance, prototype, path)));
      const isMixed = values.some((value) => !isEqual(value, values[0]));
      const own = path.slice(0, path[0] === 'aspects' ? 4 : 2);
      const isOwn = members().some(({ instance }) => valueAt(instance, own) !== undefined);
      return { value: isMixed ? undefined : values[0], isMixed, isOwn };
    },
    write: (path, value, gesture, along = []) => send([set(path, value), ...along], gesture),
    changeEach(path, change, gesture) {
      const edits = members().flatMap(({ instance, prototype }): Edit[] => {
        const value = change(scalarOf(instanceValue(instance, prototype, path)));
        return value === undefined ? [] : [set(path, value, [instance.id])];
      });
      send(edits, gesture);
    },
    lock(path) {
      const chosen = members().map(({ instance }) => instance.id);
      send([{ kind: 'instance.clearAttribute', data: { scene, ids: chosen, path } }]);
    },
    unlock(path) {
      const edits = members().flatMap(({ instance, prototype }): Edit[] => {
        const value = scalarOf(instanceValue(instance, prototype, path));
        return value === undefined ? [] : [set(path, value, [instance.id])];
      });
      send(edits);
    },
    cancel: session.cancel,
  };
}

/** The same attributes where they follow no prototype. */
export function withoutLocks(target: AttributeTarget): AttributeTarget {
  const { lock: _lock, unlock: _unlock, ...rest } = target;
  return { ...rest, read: (path) => ({ ...target.read(path), isOwn: undefined }) };
}

/** The attributes of a game, scene or actor, read on each call; `edit` returns the edit that sets one. */
export function entityTarget(
  session: ProjectSession,
  key: string,
  entityOf: (project: Project) => unknown,
  edit: (path: AttributePath, value: unknown) => Edit,
): AttributeTarget {
  return {
    key,
    read(path) {
      const value = scalarOf(valueAt(entityOf(session.getState().project), path));
      return { value, isMixed: false, isOwn: undefined };
    },
    write(path, value, gesture, along = []) {
      const edits = [edit(path, value), ...along];
      tellRefusal(session.dispatch(edits, gesture === undefined ? {} : { history: 'replace', gesture }));
    },
    cancel: session.cancel,
  };
}

/** The state of a field and, for pairs, of each part. */
export interface FieldReading extends AttributeReading {
  readonly parts: readonly unknown[];
}

/** Reads everything that a field's control shows. */
export function readField(target: AttributeTarget, spec: FieldSpec): FieldReading {
  const reading = target.read(spec.path);
  const { field } = spec;
  const parts = partKeys(field).map((key) => target.read([...spec.path, key]).value);
  return { ...reading, parts };
}

/** The keys of what a field stores separately. */
export function partKeys(field: ControlField): readonly string[] {
  if (field.kind === 'pair') return field.keys;
  return field.kind === 'flags' ? (field.options ?? []).map(([key]) => String(key)) : [];
}

/** True when a field would look the same. */
export function isSameReading(left: FieldReading, right: FieldReading): boolean {
  return (
    left.isMixed === right.isMixed &&
    left.isOwn === right.isOwn &&
    isEqual(left.value, right.value) &&
    left.parts.every((part, index) => part === right.parts[index])
  );
}

/** Custom attributes wrap their value in a marker. */
function scalarOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && '@' in value && '$' in value ? value.$ : value;
}

function isEqual(left: unknown, right: unknown): boolean {
  return left === right || (typeof left === 'object' && JSON.stringify(left) === JSON.stringify(right));
}
