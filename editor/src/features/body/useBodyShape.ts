import type { PrototypeDocument } from '@playhouse/core';
import { useRef, useState } from 'react';
import { newFieldGesture } from '../../interactions/fieldGesture.ts';
import { useProject, useSession } from '../../session/SessionContext.ts';
import type { Pictures } from '../drawing/pictures.ts';
import { pixelsOf } from './drawnActor.ts';
import { type Corners, cornersFromPixels, readCorners, wholeBox } from './polygonEdits.ts';
import { simplifyOutline } from './simplifyOutline.ts';
import { maskOfPixels, traceEdge } from './traceOutline.ts';

/** Codes of the collision shapes. docs/product-rules.md#codes. */
export const shapes = { rectangle: 0, circle: 1, custom: 2 } as const;

/** How far a traced outline may be from the picture, in its pixels, and how many corners it may have. */
const traced = { tolerance: 2, most: 24 } as const;

export interface BodyShape {
  readonly shape: number;
  readonly corners: Corners;
  /** Why the last change was refused; empty when it was not. */
  readonly refusal: string;
  /** Chooses a shape; a custom one that was drawn before comes back, and the first is traced. */
  setShape(shape: number): void;
  /** Changes the corners; all changes with one gesture are one undo step. */
  setCorners(corners: Corners, gesture?: string): void;
  /** Takes back the changes with this gesture. */
  cancel(gesture: string): void;
  /** Draws the shape around the picture; false when nothing in it is solid. */
  trace(): boolean;
}

/** The collision shape of an actor, and its changes. */
export function useBodyShape(prototype: PrototypeDocument, pictures: Pictures): BodyShape {
  const session = useSession();
  const assets = useProject((project) => project.assets);
  const [refusal, setRefusal] = useState('');
  /** The corners of actors that got another shape, which the format does not keep. */
  const left = useRef(new Map<string, Corners>());
  const { collisionShape, collisionPolygon } = prototype.aspects.physics.attributes;
  const set = (key: string, value: unknown) => ({
    kind: 'prototype.setAttribute' as const,
    data: { prototype: prototype.id, path: ['aspects', 'physics', 'attributes', key], value },
  });
  const outline = (): Corners => {
    const pixels = pixelsOf(prototype, assets, pictures);
    if (!pixels) return [];
    const edge = simplifyOutline(traceEdge(maskOfPixels(pixels)), traced.tolerance, traced.most);
    return cornersFromPixels(edge, pixels);
  };
  const setCorners = (corners: Corners, gesture = newFieldGesture()) => {
    const done = session.dispatch(set('collisionPolygon', corners), { history: 'replace', gesture });
    setRefusal(done.ok ? '' : (done.issues[0]?.message ?? ''));
  };
  const setShape = (shape: number) => {
    setRefusal('');
    if (shape === collisionShape) return;
    if (collisionShape === shapes.custom) left.current.set(prototype.id, readCorners(collisionPolygon));
    const isCustom = shape === shapes.custom;
    session.dispatch([set('collisionShape', shape), ...(isCustom ? [set('collisionPolygon', firstCorners())] : [])]);
  };
  const firstCorners = (): Corners => {
    const corners = left.current.get(prototype.id) ?? outline();
    return corners.length >= 3 ? corners : wholeBox;
  };
  return {
    shape: collisionShape,
    corners: readCorners(collisionPolygon),
    refusal,
    setShape,
    setCorners,
    cancel: session.cancel,
    trace() {
      const corners = outline();
      if (corners.length >= 3) setCorners(corners);
      return corners.length >= 3;
    },
  };
}
