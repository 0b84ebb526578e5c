import { parseInstanceKeypath } from '../references/instanceKeypath.ts';
import { ask, keep, leave, type PasteRun, type Settled } from './pasteRun.ts';
import type { Piece, PieceReference } from './pieces.ts';
import { isSameScene, sceneOfTarget, settleActor } from './settleActor.ts';
import { ownAttributes, settleAttribute } from './settleAttribute.ts';
import { settleEntity } from './settleEntity.ts';
import { settleOwn, settleSelf } from './settleSelf.ts';

/**
 * A keypath: of the game, a table, the actor itself, its scene, or another actor in that scene.
 * docs/format.md#keypaths.
 */
export function settleKeypath(run: PasteRun, piece: Piece, { target: keypath, isActive }: PieceReference): Settled {
  const [, root, id] = /^(game\.attributes|self\.attributes|scene\.attributes|tables)\.(id\d+)$/.exec(keypath) ?? [];
  if (root === 'tables' && id !== undefined) return settleTable(run, root, id, isActive);
  if (root === 'game.attributes' && id !== undefined) return settleGame(run, keypath, id, isActive);
  if (piece.kind === 'prototype' || piece.kind === 'scene') return keep;
  if (root === 'self.attributes' && id !== undefined) {
    return piece.kind === 'instance'
      ? settleOwn(run, piece.value, id, isActive, (made) => `self.attributes.${made}`)
      : settleSelf(run, keypath, id, isActive);
  }
  return keypath.startsWith('scene.') ? settleScene(run, keypath, id, isActive) : keep;
}

function settleTable(run: PasteRun, root: string, id: string, isActive: boolean): Settled {
  return settleEntity(run, { kind: 'table', id, isActive }, (made) => `${root}.${made}`);
}

function settleGame(run: PasteRun, keypath: string, id: string, isActive: boolean): Settled {
  const { project, isSameProject } = run;
  const spec = run.keypaths.get(keypath);
  const isTable = isSameProject ? project.tables.has(id) : run.entities.has(`table:${id}`);
  if (isTable || spec?.type === 'table') return settleTable(run, 'game.attributes', id, isActive);
  const write = (made: string): string => `game.attributes.${made}`;
  const attributes = ownAttributes(project.object.attributes);
  if (!spec) return leave(run, project.tables.has(id) || attributes.some((each) => each.id === id), write);
  const key = `attribute:${keypath}`;
  return settleAttribute(run, { key, id, spec, attributes, isSameOwner: true, owner: 'game', isActive, write });
}

/** Attributes of scenes cannot be used outside a scene. docs/product-rules.md#copy-and-paste. */
function settleScene(run: PasteRun, keypath: string, id: string | undefined, isActive: boolean): Settled {
  const spec = run.keypaths.get(keypath);
  const scene = sceneOfTarget(run);
  if (!scene) {
    if (!spec) return keep;
    const message = `Cannot access scene attribute from prototype: ${spec.actor === undefined ? '' : `${spec.actor}, `}${spec.name}`;
    const answer = ask(run, isActive, { id: `scene:${keypath}`, message, options: ['ignore'] });
    return answer === undefined ? { as: 'open' } : keep;
  }
  const parts = parseInstanceKeypath(keypath);
  if (parts) return settleActor(run, scene, { keypath, parts, isActive });
  if (id === undefined) return keep;
  return settleAttribute(run, {
    key: `attribute:${keypath}`,
    id,
    spec,
    attributes: ownAttributes(scene.attributes),
    isSameOwner: isSameScene(run),
    owner: 'scene',
    isActive,
    write: (made) => `scene.attributes.${made}`,
  });
}
