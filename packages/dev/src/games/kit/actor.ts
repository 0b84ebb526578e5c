import { type Behavior, type CustomAttribute, createPrototype, type PrototypeDocument } from '@playhouse/core';
import type { Drawings } from './drawing.ts';

/** The parts of a prototype in a sample game. */
export interface ActorParts {
  readonly name: string;
  readonly image?: string;
  readonly size?: { readonly width: number; readonly height: number };
  readonly tags?: string;
  readonly isVisible?: boolean;
  readonly isTiled?: boolean;
  /** Shows only its text. */
  readonly isClear?: boolean;
  readonly physics?: Partial<PrototypeDocument['aspects']['physics']['attributes']>;
  readonly own?: Readonly<Record<string, CustomAttribute>>;
  readonly behaviors?: Behavior[];
}

/** In these games, things do not move by themselves, do not bounce, and slide along each other. */
const still = { movable: false, restitution: 0, friction: 0, fixedRotation: true };

/** Creates prototypes with the size of their drawing. */
export function actorMaker(drawings: Drawings): (id: string, parts: ActorParts) => PrototypeDocument {
  return (id, parts) => {
    const base = createPrototype(id, parts.name);
    const picture = parts.image === undefined ? undefined : drawings[parts.image];
    const size = parts.size ?? (picture ? { width: picture.width, height: picture.height } : base.attributes.size);
    const color = { ...base.attributes.color, alpha: parts.isClear ? 0 : 1 };
    const graphics = { ...base.aspects.graphics.attributes, visible: parts.isVisible ?? true };
    const tiled = { horizontalWrap: 2, verticalWrap: 2, tileWidth: 64, tileHeight: 64 };
    return {
      ...base,
      attributes: { ...base.attributes, size, color, image: parts.image ?? '', tags: parts.tags ?? '', ...parts.own },
      aspects: {
        ...base.aspects,
        graphics: { attributes: parts.isTiled ? { ...graphics, ...tiled } : graphics },
        physics: { attributes: { ...base.aspects.physics.attributes, ...still, ...parts.physics } },
      },
      behaviors: parts.behaviors ?? [],
    };
  };
}
