import type { PrototypeDocument } from '../generated/entities.ts';
import { documentKinds } from '../model/parse/documentKinds.ts';
import type { PasteAnswers } from './pasteQuestion.ts';
import { keep, type PasteGiven, type PasteRun, type Settled, startRun } from './pasteRun.ts';
import { type Piece, type PieceReference, referencesOf } from './pieces.ts';
import { settleImage, settleListed } from './settleAsset.ts';
import { ownAttributes } from './settleAttribute.ts';
import { settleEntity } from './settleEntity.ts';
import { settleKeypath } from './settleKeypath.ts';
import { settleOwn } from './settleSelf.ts';

/** A piece with the outcome of each of its references. */
export interface SettledPiece {
  readonly piece: Piece;
  readonly references: readonly { readonly reference: PieceReference; readonly settled: Settled }[];
  /** The outcome of an instance's own attributes, by id. */
  readonly own: ReadonlyMap<string, Settled>;
}

/** The state of a paste with the answers so far. */
export interface SettledPaste {
  readonly run: PasteRun;
  /** The copied pieces, in order. */
  readonly pieces: readonly SettledPiece[];
  /** Prototypes that answers import, by their keys. */
  readonly imports: ReadonlyMap<string, SettledPiece>;
}

/**
 * Settles all references of the copied pieces, then those of things that answers import, of things that these need, and
 * so on.
 */
export function settlePaste(given: PasteGiven, answers: PasteAnswers): SettledPaste {
  const run = startRun(given, answers);
  const pieces = piecesOf(given).map((piece) => settlePiece(run, piece));
  const imports = new Map<string, SettledPiece>();
  for (let isDone = false; !isDone; ) {
    isDone = true;
    for (const [key, made] of [...run.made]) {
      const document = made.what === 'entity' && made.isImport ? prototypeIn(made.spec) : undefined;
      if (!document || imports.has(key)) continue;
      imports.set(key, settlePiece(run, { kind: 'prototype', value: document }));
      isDone = false;
    }
  }
  return { run, pieces, imports };
}

function piecesOf({ bundle }: PasteGiven): Piece[] {
  const { behaviors, actorInstances = [], actorPrototypes = [], scenes = [] } = bundle;
  return [
    ...(behaviors ? [{ kind: 'behaviors', value: behaviors } as const] : []),
    ...actorInstances.map((value) => ({ kind: 'instance', value }) as const),
    ...actorPrototypes.map((value) => ({ kind: 'prototype', value }) as const),
    ...scenes.map((value) => ({ kind: 'scene', value }) as const),
  ];
}

function settlePiece(run: PasteRun, piece: Piece): SettledPiece {
  const known = new Map<string, Settled>();
  const references = referencesOf(piece).map((reference) => {
    const key = `${reference.isActive} ${reference.kind} ${reference.target}`;
    const settled = known.get(key) ?? settle(run, piece, reference);
    known.set(key, settled);
    return { reference, settled };
  });
  const own = new Map<string, Settled>();
  if (piece.kind === 'instance') {
    for (const { id } of ownAttributes(piece.value.attributes)) {
      own.set(
        id,
        settleOwn(run, piece.value, id, true, (made) => made),
      );
    }
  }
  return { piece, references, own };
}

function settle(run: PasteRun, piece: Piece, reference: PieceReference): Settled {
  const { kind, target, isActive } = reference;
  switch (kind) {
    case 'scene':
    case 'prototype':
    case 'table':
      return settleEntity(run, { kind, id: target, isActive });
    case 'image':
      return settleImage(run, target, isActive);
    case 'sound':
    case 'music':
    case 'font':
      return settleListed(run, kind, target, isActive);
    case 'tag':
      run.tags.add(target);
      return keep;
    case 'attribute':
      return settleKeypath(run, piece, reference);
  }
}

function prototypeIn({
  kind,
  document,
}: {
  readonly kind: string;
  readonly document?: unknown;
}): PrototypeDocument | undefined {
  return kind === 'prototype' && documentKinds.actors.validate(document) ? document : undefined;
}
