import {
  type BehaviorOwner,
  customAttributes,
  type Edit,
  findInstance,
  instanceValue,
  type Project,
  valueAt,
} from '@playhouse/core';
import type { InspectedActor } from '@playhouse/player';
import { t } from '../../i18n/t.ts';
import { type FieldSpec, motionSection, physicsSection, placeSection } from '../inspector/fieldSpecs.ts';
import { behaviorNumbers } from './behaviorNumbers.ts';
import type { NumberGroup, TriedNumber } from './triedNumber.ts';

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
    { id: 'own', title: t('Custom attributes'), numbers: own },
    ...behaviorNumbers(project, owner),
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

/** Rounds to a hundredth, like fields. */
function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
