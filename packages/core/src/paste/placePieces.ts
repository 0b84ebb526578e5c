import { attributesOf } from '../edit/attribute/ownerAttributes.ts';
import { nameIn, numberedName } from '../edit/naming.ts';
import type { Op } from '../edit/op.ts';
import { writeTextLiteral } from '../expression/textLiteral.ts';
import type { Id, Instance, PrototypeDocument, SceneDocument } from '../generated/entities.ts';
import { makeAttribute } from './makeThings.ts';
import { idOfPiece, type PasteBuilder, withNewIds } from './pasteBuilder.ts';
import { fittingName } from './pasteNames.ts';
import type { Settled } from './pasteRun.ts';
import { type Piece, type Replaced, withReplaced } from './pieces.ts';
import { placedInstance } from './placedInstance.ts';
import { entityKey } from './settleEntity.ts';
import type { SettledPiece } from './settlePaste.ts';

/** Adds imported prototypes, then the pieces where they belong. */
export function placePieces(builder: PasteBuilder): void {
  for (const [key, imported] of builder.imports) {
    if (imported.piece.kind === 'prototype') placePrototype(builder, key, rewritten(builder, imported.piece, imported));
  }
  const instances: Instance[] = [];
  for (const settled of builder.pieces) {
    const { piece } = settled;
    if (piece.kind === 'behaviors') placeBehaviors(builder, rewritten(builder, piece, settled));
    else if (piece.kind === 'instance')
      instances.push(placedInstance(builder, piece.value, rewritten(builder, piece, settled), settled));
    else if (piece.kind === 'prototype') {
      const key = entityKey('prototype', piece.value.id);
      placePrototype(builder, key, rewritten(builder, piece, settled), builder.pasted);
    } else {
      const key = entityKey('scene', piece.value.id);
      placeScene(builder, key, rewritten(builder, piece, settled));
    }
  }
  placeInstances(builder, instances);
}

/** The piece with all its references settled. */
function rewritten<Kind extends Piece>(
  builder: PasteBuilder,
  piece: Kind,
  { references }: SettledPiece,
): Kind['value'] {
  const replaced = references.flatMap(({ reference, settled }): Replaced[] => {
    const text = textOf(builder, settled);
    if (text === undefined) return [];
    return [{ reference, text: reference.range ? writeTextLiteral(text) : text }];
  });
  return withReplaced<Kind>(piece, replaced);
}

function textOf({ made, newId }: PasteBuilder, settled: Settled): string | undefined {
  switch (settled.as) {
    case 'use':
      return settled.text;
    case 'made': {
      const own = made.get(settled.key);
      const also = settled.also === undefined ? undefined : made.get(settled.also);
      return own === undefined ? undefined : settled.write(own, also);
    }
    case 'break':
      return settled.write(newId());
    default:
      return undefined;
  }
}

function placeBehaviors(builder: PasteBuilder, behaviors: Extract<Piece, { kind: 'behaviors' }>['value']): void {
  const { target, made } = builder.run;
  if (target.kind !== 'behaviors') return;
  for (const [key, thing] of made) {
    if (thing.what !== 'attribute' || thing.owner !== 'target') continue;
    const found = attributesOf(builder.project, target.owner);
    if (found.ok) {
      const { path, attributes } = found.value;
      makeAttribute(builder, path, attributes, builder.made.get(key) ?? '', thing.spec);
    }
  }
  const { gap, owner } = target;
  const copies = withNewIds(behaviors, builder.newId);
  builder.pasted.push(...builder.pushBehaviors({ ...gap, owner, behaviors: copies }));
}

/** At the end of the list, under a name that no other actor has. */
function placePrototype(builder: PasteBuilder, key: string, document: PrototypeDocument, pasted: Id[] = []): void {
  const id = idOfPiece(builder, key);
  const { actors, object } = builder.project;
  const taken = [...actors.values()].map((actor) => nameIn(actor, ''));
  const name = numberedName(fittingName(nameIn(document, ''), 'New Actor'), taken);
  const behaviors = [...withNewIds(document.behaviors, builder.newId, true)];
  const isPlaced = builder.pushOps([
    {
      op: 'set',
      path: ['actors', id],
      value: { ...document, id, behaviors, attributes: { ...document.attributes, name } },
    },
    { op: 'insert', path: ['object', 'prototypes'], index: object.prototypes.length, value: id },
  ]);
  if (isPlaced) pasted.push(id);
}

function placeScene(builder: PasteBuilder, key: string, document: SceneDocument): void {
  const id = idOfPiece(builder, key);
  const { scenes, object } = builder.project;
  const taken = [...scenes.values()].map((scene) => nameIn(scene, ''));
  const name = numberedName(fittingName(nameIn(document, ''), 'New Scene'), taken);
  const isPlaced = builder.pushOps([
    { op: 'set', path: ['scenes', id], value: { ...document, id, attributes: { ...document.attributes, name } } },
    { op: 'insert', path: ['object', 'scenes'], index: object.scenes.length, value: id },
  ]);
  if (isPlaced) builder.pasted.push(id);
}

/** In front of all others in the layer, in the order in which they were copied. */
function placeInstances(builder: PasteBuilder, instances: readonly Instance[]): void {
  const { target } = builder.run;
  if (target.kind !== 'instances') return;
  const { scene, layer } = target;
  const path = ['scenes', scene.id, 'layers', { id: layer.id }, 'actors'];
  const inserts = instances.map((value, at): Op => ({ op: 'insert', path, index: layer.actors.length + at, value }));
  if (builder.pushOps(inserts)) builder.pasted.push(...instances.map(({ id }) => id));
}
