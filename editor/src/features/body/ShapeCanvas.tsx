import type { Point, PrototypeDocument, Size } from '@playhouse/core';
import { convexParts } from '@playhouse/runtime';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../components/useLatest.ts';
import { usePixelDensity } from '../../components/usePixelDensity.ts';
import { t } from '../../i18n/t.ts';
import { newFieldGesture } from '../../interactions/fieldGesture.ts';
import { useProject } from '../../session/SessionContext.ts';
import type { Pictures } from '../drawing/pictures.ts';
import type { usePictures } from '../drawing/usePictures.ts';
import styles from './Body.module.css';
import { drawActor } from './drawnActor.ts';
import {
  type Corners,
  cornerAt,
  crossesItself,
  insertCorner,
  moveCorner,
  nearestSide,
  pointOf,
  removeCorner,
} from './polygonEdits.ts';
import { type BodyShape, shapes } from './useBodyShape.ts';

export interface ShapeCanvasProps {
  readonly prototype: PrototypeDocument;
  readonly shown: ReturnType<typeof usePictures>;
  readonly body: BodyShape;
  readonly selected: number;
  readonly onSelect: (corner: number) => void;
  /** Pixels of the screen for one of the actor. */
  readonly scale: number;
}

interface Drag {
  readonly index: number;
  readonly from: Point;
  readonly base: Corners;
  readonly gesture: string;
}

/** How near a press adds a corner to a side, in pixels of the screen. */
const sideReach = 10;

/** The picture of an actor with its collision shape over it. */
export function ShapeCanvas({ prototype, shown, body, selected, onSelect, scale }: ShapeCanvasProps) {
  const { size } = prototype.attributes;
  const drawn = { width: size.width * scale, height: size.height * scale };
  const [drag, setDrag] = useState<Drag>();
  const [draft, setDraft] = useState<Corners>();
  const corners = draft ?? body.corners;
  const isCustom = body.shape === shapes.custom;
  const change = (next: Corners, gesture?: string) => body.setCorners(next, gesture);
  const pointAt = (event: PointerEvent<Element>): Point => {
    const box = event.currentTarget.closest('svg')?.getBoundingClientRect();
    const [x, y] = [event.clientX - (box?.left ?? 0) - margin, event.clientY - (box?.top ?? 0) - margin];
    return { x: x / scale - size.width / 2, y: size.height / 2 - y / scale };
  };
  const start = (event: PointerEvent<Element>, index: number, base: Corners) => {
    event.preventDefault();
    event.currentTarget.closest('svg')?.setPointerCapture(event.pointerId);
    const gesture = newFieldGesture();
    setDrag({ index, from: pointAt(event), base, gesture });
    onSelect(index);
    return gesture;
  };
  const move = (event: PointerEvent<Element>) => {
    if (!drag) return;
    const at = pointAt(event);
    const next = moveCorner(drag.base, drag.index, { x: at.x - drag.from.x, y: at.y - drag.from.y }, size);
    setDraft(next);
    change(next, drag.gesture);
  };
  const addAt = (event: PointerEvent<Element>) => {
    if (!isCustom || event.button !== 0) return;
    const at = pointAt(event);
    const side = nearestSide(corners, at, size);
    if (side.gap * scale > sideReach) return;
    const next = insertCorner(corners, side.index, cornerAt(at, size));
    if (next === corners) return;
    const gesture = start(event, side.index + 1, next);
    setDraft(next);
    change(next, gesture);
  };
  const end = () => {
    setDrag(undefined);
    setDraft(undefined);
  };
  const cancel = () => {
    if (drag) body.cancel(drag.gesture);
    end();
  };
  useEscape(drag ? cancel : undefined);
  return (
    <div
      className={styles.picture}
      style={{ inlineSize: drawn.width + 2 * margin, blockSize: drawn.height + 2 * margin }}
    >
      <ActorCanvas prototype={prototype} size={drawn} {...shown} />
      <svg
        className={styles.shape}
        aria-label={t('Collision shape')}
        onPointerDown={addAt}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={cancel}
      >
        <title>{t('Collision shape')}</title>
        <g transform={`translate(${margin + drawn.width / 2} ${margin + drawn.height / 2})`}>
          <Outline shape={body.shape} corners={corners} size={drawn} />
          {isCustom
            ? corners.map((corner, index) => (
                <CornerHandle
                  key={index}
                  at={pointOf(corner, drawn)}
                  label={t('Corner {index} of {count}, {word}', {
                    index: index + 1,
                    count: corners.length,
                    word: wordsOf(pointOf(corner, size)),
                  })}
                  isSelected={index === selected}
                  onPress={(event) => {
                    event.stopPropagation();
                    if (event.button === 0) start(event, index, corners);
                  }}
                  onFocus={() => onSelect(index)}
                  onKey={(event) => {
                    const next = cornerAfterKey(corners, index, event, size);
                    if (!next) return;
                    event.preventDefault();
                    event.stopPropagation();
                    change(next);
                  }}
                />
              ))
            : null}
        </g>
      </svg>
    </div>
  );
}

/** Esc during a drag, wherever the focus is. */
function useEscape(cancel: (() => void) | undefined): void {
  const latest = useLatest(cancel);
  const isOn = cancel !== undefined;
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') latest.current?.();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [isOn, latest]);
}

/** Room around the actor for handles, in pixels of the screen. */
const margin = 24;

function wordsOf({ x, y }: Point): string {
  return `x ${Math.round(x)}, y ${Math.round(y)}`;
}

/** The corners after a key on one of them; undefined for keys that do nothing. */
function cornerAfterKey(corners: Corners, index: number, event: KeyboardEvent, size: Size): Corners | undefined {
  if (event.key === 'Delete' || event.key === 'Backspace') return removeCorner(corners, index);
  const arrow = arrows[event.key];
  const by = event.shiftKey ? 10 : 1;
  return arrow && moveCorner(corners, index, { x: arrow.x * by, y: arrow.y * by }, size);
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

interface ActorCanvasProps {
  readonly prototype: PrototypeDocument;
  readonly size: Size;
  readonly pictures: Pictures;
  readonly version: number;
}

function ActorCanvas({ prototype, size, pictures, version }: ActorCanvasProps) {
  const assets = useProject((project) => project.assets);
  const canvas = useRef<HTMLCanvasElement>(null);
  const density = usePixelDensity();
  const { width, height } = { width: Math.round(size.width * density), height: Math.round(size.height * density) };
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (pen && version >= 0) drawActor(pen, { width, height }, prototype, assets, pictures);
  }, [prototype, assets, pictures, version, width, height]);
  return (
    <canvas
      ref={canvas}
      className={styles.actor}
      width={width}
      height={height}
      style={{ inlineSize: size.width, blockSize: size.height, inset: margin }}
    />
  );
}

/** Lines are drawn twice, to be visible on any picture. */
const twice = [styles.casing, styles.outline];

interface OutlineProps {
  readonly shape: number;
  readonly corners: Corners;
  readonly size: Size;
}

/** The shape around the middle, and the convex parts that the physics makes of it. */
function Outline({ shape, corners, size }: OutlineProps) {
  const { width, height } = size;
  if (shape === shapes.circle)
    return twice.map((className) => <circle key={className} className={className} r={(width + height) / 4} />);
  if (shape !== shapes.custom) {
    const box = { x: -width / 2, y: -height / 2, width, height };
    return twice.map((className) => <rect key={className} className={className} {...box} />);
  }
  const parts = convexParts(corners);
  return (
    <>
      {parts.length > 1 || crossesItself(corners)
        ? parts.map((part) => (
            <polygon key={part.join()} className={styles.part} points={pointsOf(pairs(part), size)} />
          ))
        : null}
      {twice.map((className) => (
        <polygon key={className} className={className} points={pointsOf(corners, size)} />
      ))}
    </>
  );
}

function pairs(part: readonly number[]): Corners {
  return Array.from({ length: part.length / 2 }, (_, at) => [part[2 * at] ?? 0, part[2 * at + 1] ?? 0] as const);
}

function pointsOf(corners: Corners, size: Size): string {
  return corners
    .map((corner) => pointOf(corner, size))
    .map(({ x, y }) => `${x},${-y}`)
    .join(' ');
}

interface CornerHandleProps {
  readonly at: Point;
  readonly label: string;
  readonly isSelected: boolean;
  readonly onPress: (event: PointerEvent<SVGCircleElement>) => void;
  readonly onFocus: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

function CornerHandle({ at, label, isSelected, onPress, onFocus, onKey }: CornerHandleProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a drawing
    <g
      role="button"
      aria-label={label}
      aria-pressed={isSelected}
      tabIndex={0}
      onFocus={onFocus}
      onKeyDown={onKey}
      className={styles.corner}
    >
      <circle className={styles.hit} cx={at.x} cy={-at.y} onPointerDown={onPress} />
      <circle className={styles.dot} cx={at.x} cy={-at.y} />
    </g>
  );
}
