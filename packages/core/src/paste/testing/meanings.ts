import type { KeypathOwner } from '../../attributes/keypathOwner.ts';
import { findInstance, instanceName } from '../../edit/instance/locateInstances.ts';
import { nameIn } from '../../edit/naming.ts';
import type { Behavior } from '../../generated/entities.ts';
import type { Project } from '../../model/project.ts';
import { parseInstanceKeypath } from '../../references/instanceKeypath.ts';
import { isIssue, resolveKeypath } from '../../references/resolveKeypath.ts';
import { type Piece, type PieceReference, referencesOf } from '../pieces.ts';

/** A piece in its project. */
export interface PlacedPiece {
  readonly project: Project;
  readonly piece: Piece;
  readonly owner: KeypathOwner;
}

/**
 * What is wrong with the references of a pasted piece: every reference must lead to something with the same name as at
 * the source, perhaps with a number; broken ones must not lead to something unrelated; references may be lost only with
 * `mayMiss`.
 */
export function meaningFaults(from: PlacedPiece, to: PlacedPiece, mayMiss: boolean): string[] {
  const [before, after] = [referencesOf(from.piece), referencesOf(to.piece)];
  if (before.length !== after.length) return [`${before.length} references became ${after.length}`];
  return before.flatMap((reference, at) => {
    const pasted = after[at] ?? reference;
    const meaning = meaningOf(from.project, from.owner, reference);
    const now = meaningOf(to.project, to.owner, pasted);
    if (meaning === undefined) return now === undefined || isByName(reference) ? [] : [`nothing became ${now}`];
    if (now === undefined) return mayMiss || !reference.isActive ? [] : [`${meaning} is lost`];
    return now.startsWith(meaning) && /^(| ?\d+)$/.test(now.slice(meaning.length)) ? [] : [`${meaning} became ${now}`];
  });
}

/** Names of assets and tags refer to whatever has the name. */
function isByName({ kind, target }: PieceReference): boolean {
  return !['scene', 'prototype', 'table', 'attribute'].includes(kind) || !/\bid\d+/.test(target);
}

/** A piece of one kind by its id in a project; the scene is that of instances and their behaviors. */
export function pieceAt(project: Project, kind: Piece['kind'], id: string, owner: KeypathOwner): PlacedPiece {
  if (kind === 'prototype') {
    const value = project.actors.get(id);
    if (value) return { project, piece: { kind, value }, owner: { kind, id } };
  }
  const scene = owner.kind === 'instance' ? project.scenes.get(owner.scene) : undefined;
  if (kind === 'instance' && owner.kind === 'instance') {
    const value = scene && findInstance(scene, id)?.instance;
    if (value) return { project, piece: { kind, value }, owner: { ...owner, id } };
  }
  const list =
    owner.kind === 'prototype'
      ? project.actors.get(owner.id)?.behaviors
      : scene && owner.kind === 'instance' && findInstance(scene, owner.id)?.instance.behaviors;
  const behavior = (list || []).find((each: Behavior) => each.id === id);
  if (!behavior) throw new Error(`there is no ${kind} ${id}`);
  return { project, piece: { kind: 'behaviors', value: [behavior] }, owner };
}

function meaningOf(project: Project, owner: KeypathOwner, { kind, target }: PieceReference): string | undefined {
  const { assets } = project;
  switch (kind) {
    case 'scene':
      return entity(project.scenes.get(target));
    case 'prototype':
      return entity(project.actors.get(target));
    case 'table':
      return project.tables.get(target)?.name;
    case 'image':
      return assets.images.find(({ name }) => name === target.replace('.png', ''))?.name;
    case 'sound':
    case 'music':
      return assets.sounds.find(({ name }) => name === target)?.name;
    case 'font':
      return target === 'Arimo' ? target : assets.fonts.find(({ name }) => name === target)?.name;
    case 'tag':
      return target;
    case 'attribute': {
      const resolved = resolveKeypath(project, target, owner);
      return isIssue(resolved) ? undefined : `${actorIn(project, owner, target)}${resolved.name}`;
    }
  }
}

function entity(document: { readonly attributes: unknown } | undefined): string | undefined {
  return document && nameIn(document, '');
}

function actorIn(project: Project, owner: KeypathOwner, keypath: string): string {
  const parts = parseInstanceKeypath(keypath);
  const scene = owner.kind === 'instance' ? project.scenes.get(owner.scene) : undefined;
  const instance = parts && scene && findInstance(scene, parts.instance)?.instance;
  return instance ? `${instanceName(project, instance)}.` : `${keypath.slice(0, keypath.indexOf('.'))}.`;
}
