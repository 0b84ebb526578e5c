import {
  type Behavior,
  type BehaviorOwner,
  behaviorsOf,
  behaviorTitle,
  customAttributes,
  type Edit,
  type Field,
  findBehavior,
  findInstance,
  instanceValue,
  isFieldActive,
  isJsonObject,
  type Project,
  valueAt,
} from '@playhouse/core';
import type { InspectedActor } from '@playhouse/player';
import { type FieldSpec, motionSection, physicsSection, placeSection } from '../inspector/fieldSpecs.ts';

/** A number of the project for which other values can be tried while the game is paused. */
export interface TriedNumber {
  /** Unique among the numbers of an actor, and the same after an edit. */
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly unit?: string | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly isInteger?: boolean | undefined;
  /** The edit that changes its value. */
  edit(value: number): Edit;
}

/** The numbers of a behavior, or of related attributes. */
export interface NumberGroup {
  readonly id: string;
  readonly title: string;
  readonly numbers: readonly TriedNumber[];
}

/** An actor of the running game, and the running scene. */
export interface TriedActor {
  readonly actor: InspectedActor;
  readonly sceneId: string;
}

/** The numbers of an actor: custom attributes, those of its behaviors, then position, motion and physics. */
export function triedNumbers(project: Project, { actor, sceneId }: TriedActor): NumberGroup[] {
  const prototype = project.actors.get(actor.prototypeId);
  if (!prototype) return [];
  const scene = project.scenes.get(sceneId);
  const placed = scene && findInstance(scene, actor.id)?.instance;
  const read: Read = (path) => (placed ? instanceValue(placed, prototype, path) : valueAt(prototype, path));
  const set: Write = (path, value) =>
    placed
      ? { kind: 'instance.setAttribute', data: { scene: sceneId, ids: [placed.id], path, value } }
      : { kind: 'prototype.setAttribute', data: { prototype: prototype.id, path, value } };
  const owner: BehaviorOwner = placed?.behaviors
    ? { scene: sceneId, instance: placed.id }
    : { prototype: prototype.id };
  const own = customAttributes({ ...prototype.attributes, ...placed?.attributes }).flatMap(
    ({ id, name, type, value }) =>
      typeof value === 'number'
        ? numberAt(
            { label: name, path: ['attributes', id], isInteger: type === 'integer' || type === 'index' },
            value,
            set,
          )
        : [],
  );
  const sections = [placeSection, motionSection, physicsSection].map(({ title, fields }) => ({
    id: title,
    title,
    numbers: fields.flatMap((spec) => numbersOfSpec(spec, read, set)),
  }));
  const groups = [
    { id: 'own', title: 'Custom attributes', numbers: own },
    ...behaviorGroups(behaviorsOf(project, owner)?.behaviors ?? [], owner),
    ...sections,
  ];
  return groups.filter(({ numbers }) => numbers.length > 0);
}

/** The edit that moves an actor; undefined when no document contains its position. */
export function placeEdit(
  project: Project,
  { actor, sceneId }: TriedActor,
  to: { readonly x: number; readonly y: number },
): Edit | undefined {
  const scene = project.scenes.get(sceneId);
  if (!scene || !findInstance(scene, actor.id)) return undefined;
  const value = { x: rounded(to.x), y: rounded(to.y) };
  return {
    kind: 'instance.setAttribute',
    data: { scene: sceneId, ids: [actor.id], path: ['attributes', 'position'], value },
  };
}

type Path = readonly string[];
type Read = (path: Path) => unknown;
type Write = (path: Path, value: unknown) => Edit;
type Limits = Pick<TriedNumber, 'unit' | 'minimum' | 'maximum' | 'isInteger'>;

function numberAt({ label, path, ...limits }: Limits & { label: string; path: Path }, value: number, set: Write) {
  const { unit, minimum, maximum, isInteger } = limits;
  return [
    { id: path.join('.'), label, value, unit, minimum, maximum, isInteger, edit: (next: number) => set(path, next) },
  ];
}

/** Units of pairs other than pixels, by their key. */
const units: Readonly<Record<string, string>> = { linearVelocity: 'px/s' };

function numbersOfSpec({ label, path, field }: FieldSpec, read: Read, set: Write): TriedNumber[] {
  if (field.kind === 'pair') {
    const { keys, letters, minimum } = field;
    return keys.flatMap((key, index) => {
      const at = [...path, key];
      const value = read(at);
      const letter = letters[index] ?? key;
      return typeof value === 'number'
        ? numberAt(
            { label: `${label} ${letter}`, path: at, unit: units[path.at(-1) ?? ''] ?? 'px', minimum },
            value,
            set,
          )
        : [];
    });
  }
  const value = read(path);
  if (typeof value !== 'number') return [];
  if (field.kind === 'angle') return numberAt({ label, path, unit: '°' }, value, set);
  if (field.kind !== 'number') return [];
  const { unit, minimum } = field;
  return numberAt({ label, path, unit, minimum, isInteger: field.integer }, value, set);
}

/** Behaviors that only play sounds, show or report something: their numbers do not affect motion. */
const aimless: ReadonlySet<string> = new Set([
  ...['PlaySoundAction', 'PlayMusicAction', 'DisplayTextBehavior', 'ParticlesBehavior', 'AnimateBehavior'],
  ...['NoteBehavior', 'LogDebuggingStatementAction', 'GameCenterPostScoreAction', 'GameCenterUpdateAchievementAction'],
]);

/** Numbers of behaviors at any depth, in list order, without those of disabled behaviors. */
function behaviorGroups(behaviors: readonly Behavior[], owner: BehaviorOwner, parent = ''): NumberGroup[] {
  return behaviors.flatMap((behavior) => {
    if (behavior.enabled === false) return [];
    const own = behaviorTitle(behavior);
    const title = parent === '' ? own : `${own} in “${parent}”`;
    const numbers = aimless.has(behavior.class) ? [] : fieldNumbers(behavior, owner);
    const inner = [behavior.behaviors ?? [], behavior.elseBehaviors ?? []];
    return [{ id: behavior.id, title, numbers }, ...inner.flatMap((list) => behaviorGroups(list, owner, own))];
  });
}

function fieldNumbers({ id, class: className, attributes }: Behavior, owner: BehaviorOwner): TriedNumber[] {
  const fields = findBehavior(className)?.fields ?? {};
  return Object.entries(fields).flatMap(([key, field]): TriedNumber[] => {
    if (field.hidden || field.legacy || !isFieldActive(field, fields, attributes)) return [];
    const value = attributes[key];
    const base = { kind: 'behavior.setAttribute', owner, behavior: id, field: key } as const;
    if (field.kind === 'point' && isJsonObject(value)) {
      return (['x', 'y'] as const).flatMap((part) => {
        const number = value[part];
        return typeof number === 'number'
          ? [fieldNumber({ id: `${id}.${key}.${part}`, field, number, word: part.toUpperCase() }, { ...base, part })]
          : [];
      });
    }
    const isNumeric = ['number', 'angle', 'text'].includes(field.kind);
    return isNumeric && typeof value === 'number'
      ? [fieldNumber({ id: `${id}.${key}`, field, number: value, word: '' }, base)]
      : [];
  });
}

interface FieldTarget {
  readonly kind: 'behavior.setAttribute';
  readonly owner: BehaviorOwner;
  readonly behavior: string;
  readonly field: string;
  readonly part?: string;
}

function fieldNumber(
  { id, field, number, word }: { id: string; field: Field; number: number; word: string },
  { kind, ...target }: FieldTarget,
): TriedNumber {
  const { label, unit, minimum, maximum, integer } = field;
  return {
    id,
    label: word === '' ? label : `${label} ${word}`,
    value: number,
    unit: field.kind === 'angle' ? '°' : unit,
    minimum,
    maximum,
    isInteger: integer,
    edit: (value) => ({ kind, data: { ...target, value } }),
  };
}

/** Rounds to a hundredth, like fields. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
