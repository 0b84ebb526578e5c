import { atan2, type Edit, type Point } from '@playhouse/core';
import { type Box, boxBetween, boxOf, contains, intersects } from './box.ts';
import { type Frame, frameOf, gripAt, type Handle } from './frame.ts';
import { itemsAt } from './hitTest.ts';
import { extendLasso, itemsInLasso } from './lasso.ts';
import { moveDrag } from './moveDrag.ts';
import { isDrag, type PointerInput } from './pointerInput.ts';
import { resizeDrag, snapResize } from './resizeDrag.ts';
import { type Hints, noHints, type SnapRules, snapNotice } from './snapping.ts';
import type { StageItem } from './stageItem.ts';

/** Degrees by which a frame rotates when the knob moves from one point to another; whole degrees, or steps of 15. */
function rotateDrag(rotation: number, pivot: Point, from: Point, to: Point, isStepped: boolean): number {
  const turnedBy = angleTo(pivot, to) - angleTo(pivot, from);
  const step = isStepped ? 15 : 1;
  return Math.round((rotation + turnedBy) / step) * step - rotation;
}

function angleTo(pivot: Point, point: Point): number {
  return atan2(point.y - pivot.y, point.x - pivot.x);
}

/** What a marquee selects: dragged to the right everything it encloses, to the left everything it touches. */
function itemsInMarquee(items: readonly StageItem[], from: Point, to: Point): string[] {
  const box = boxBetween(from, to);
  const isTaken = to.x >= from.x ? contains : intersects;
  return items.filter(({ placement }) => isTaken(box, boxOf(placement))).map(({ id }) => id);
}

/** What the tool reads on each event; none of it is stored. */
export interface SelectContext {
  readonly scene: string;
  /** Actors that can be picked, back to front. */
  readonly items: readonly StageItem[];
  readonly selection: readonly string[];
  readonly zoom: number;
  /** Hit radius of a handle, and distance from the corner to the knob, in pixels. */
  readonly handleReach: number;
  readonly knobDistance: number;
  /** Drags draw a free path around what they select. */
  readonly isLasso: boolean;
  /** Undefined when snapping is off. */
  readonly snap: (moved: readonly string[]) => SnapRules | undefined;
  /** A name for a new gesture. */
  readonly newGesture: () => string;
  readonly newId: () => string;
}

/** What a drag works on: fixed when it starts, so that each event reports the total distance. */
interface Drag {
  readonly from: Point;
  readonly ids: readonly string[];
  readonly frame: Frame;
  readonly gesture: string;
}

/** The state machine of the select tool. Plain data. */
export type SelectState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'pressed';
      readonly at: PointerInput;
      readonly grip: Handle | 'turn' | undefined;
      readonly target: string | undefined;
      /** A finger has rested there for a while. */
      readonly isHeld?: boolean;
      /** What a click without a drag selects. */
      readonly onClick: readonly string[] | undefined;
      readonly base: readonly string[];
    }
  | (Drag & {
      readonly kind: 'moving';
      readonly copies: readonly { from: string; id: string }[];
      readonly hints: Hints;
    })
  | (Drag & { readonly kind: 'resizing'; readonly handle: Handle; readonly hints: Hints })
  | (Drag & { readonly kind: 'turning' })
  | { readonly kind: 'marquee'; readonly from: Point; readonly to: Point; readonly base: readonly string[] }
  | { readonly kind: 'lasso'; readonly path: readonly Point[]; readonly base: readonly string[] };

/** What the stage must do. */
export type SelectEffect =
  | { readonly kind: 'select'; readonly ids: readonly string[] }
  | { readonly kind: 'edit'; readonly edit: Edit; readonly gesture: string }
  | { readonly kind: 'cancel'; readonly gesture: string }
  | { readonly kind: 'say'; readonly text: string };

export interface SelectStep {
  readonly state: SelectState;
  readonly effects: readonly SelectEffect[];
}

export const selectIdle: SelectState = { kind: 'idle' };

/** Handles a press on the stage. */
export function pressSelect(input: PointerInput, context: SelectContext): SelectStep {
  if (context.isLasso) return pressLasso(input, context);
  const grip = gripUnder(input, context);
  if (grip) return stay(pressGrip(grip, input, context));
  const slack = (input.isTouch ? 12 : 3) / context.zoom;
  const under = itemsAt(context.items, input.scene, slack).map(({ id }) => id);
  const { selection } = context;
  const held = under.find((id) => selection.includes(id));
  if (input.alt) return pressBehind(input, under, selection);
  const target = held !== undefined && !input.shift ? held : under[0];
  const pressed = { kind: 'pressed', at: input, grip: undefined, target } as const;
  if (target === undefined) {
    return stay({ ...pressed, base: input.shift ? selection : [], onClick: input.shift ? undefined : [] });
  }
  if (selection.includes(target)) {
    const onClick = input.shift ? selection.filter((id) => id !== target) : [under[0] ?? target];
    return stay({ ...pressed, base: selection, onClick });
  }
  const next = input.shift ? [...selection, target] : [target];
  return { state: { ...pressed, base: next, onClick: undefined }, effects: [{ kind: 'select', ids: next }] };
}

/** Handles a finger that rests: it lifts the actor below it, also where a handle is closer. Others stay as they are. */
export function liftSelect(state: SelectState, { items }: SelectContext): SelectState {
  if (state.kind !== 'pressed' || !state.at.isTouch) return state;
  const { at, base } = state;
  const target = state.target ?? itemsAt(items, at.scene, 0).find(({ id }) => base.includes(id))?.id;
  return target === undefined ? { ...state, isHeld: true } : { ...state, isHeld: true, grip: undefined, target };
}

/** A click with the lasso selects as the pointer does; a drag never moves anything. */
function pressLasso(at: PointerInput, { items, selection, zoom }: SelectContext): SelectStep {
  const [under] = itemsAt(items, at.scene, 3 / zoom);
  const base = at.shift ? selection : [];
  const onClick = under ? [...base.filter((id) => id !== under.id), under.id] : base;
  return stay({ kind: 'pressed', at, grip: undefined, target: undefined, base, onClick });
}

/** Handles respond to drags; where handles are close together, a click that adds means the actor below. */
function pressGrip(grip: Handle | 'turn', input: PointerInput, context: SelectContext): SelectState {
  const { selection: base } = context;
  const [target] = input.shift ? itemsAt(context.items, input.scene, 0) : [];
  const others = base.filter((id) => id !== target?.id);
  const onClick = target && (others.length < base.length ? others : [...base, target.id]);
  return { kind: 'pressed', at: input, grip, target: undefined, onClick, base };
}

/** Handles a move with the button down. */
export function dragSelect(state: SelectState, input: PointerInput, context: SelectContext): SelectStep {
  switch (state.kind) {
    case 'idle':
      return stay(state);
    case 'pressed':
      return isDrag(state.at.screen, input.screen) ? beginDrag(state, input, context) : stay(state);
    case 'moving':
      return move(state, input, context);
    case 'resizing':
      return resize(state, input, context);
    case 'turning':
      return { state, effects: [turnEffect(state, input, context)] };
    case 'marquee': {
      const ids = itemsInMarquee(context.items, state.from, input.scene);
      return { state: { ...state, to: input.scene }, effects: [selectAlso(state.base, ids)] };
    }
    case 'lasso': {
      const path = extendLasso(state.path, input.scene, context.zoom);
      const ids = itemsInLasso(context.items, path);
      return { state: { ...state, path }, effects: [selectAlso(state.base, ids)] };
    }
  }
}

function selectAlso(base: readonly string[], ids: readonly string[]): SelectEffect {
  const known = new Set(base);
  return { kind: 'select', ids: [...base, ...ids.filter((id) => !known.has(id))] };
}

/** Handles a release: a drag is complete, a click selects. */
export function releaseSelect(state: SelectState): SelectStep {
  const effects: SelectEffect[] =
    state.kind === 'pressed' && state.onClick ? [{ kind: 'select', ids: state.onClick }] : [];
  if (state.kind === 'moving' || state.kind === 'resizing') effects.push({ kind: 'say', text: '' });
  return { state: selectIdle, effects };
}

/** Handles Esc while the button is down: reverts the drag. */
export function cancelSelect(state: SelectState): SelectStep {
  if (state.kind === 'marquee' || state.kind === 'lasso')
    return { state: selectIdle, effects: [{ kind: 'select', ids: state.base }] };
  if (state.kind === 'idle' || state.kind === 'pressed') return stay(selectIdle);
  const back: SelectEffect[] = [{ kind: 'cancel', gesture: state.gesture }];
  if (state.kind === 'moving' && state.copies.length > 0) {
    back.push({ kind: 'select', ids: state.copies.map(({ from }) => from) });
  }
  return { state: selectIdle, effects: back };
}

/** A finger holds an actor and has not moved it yet. */
export function isLifted(state: SelectState): boolean {
  return state.kind === 'pressed' && state.isHeld === true && state.target !== undefined;
}

/** The rectangle of the current marquee. */
export function marqueeOf(state: SelectState): Box | undefined {
  return state.kind === 'marquee' ? boxBetween(state.from, state.to) : undefined;
}

/** What the pointer settled on during the current drag. */
export function hintsOf(state: SelectState): Hints {
  return state.kind === 'moving' || state.kind === 'resizing' ? state.hints : noHints;
}

/** The handle, or the knob, under the pointer. */
export function gripUnder(input: PointerInput, context: SelectContext): Handle | 'turn' | undefined {
  const frame = selectionFrame(context, context.selection);
  if (!frame || context.isLasso) return undefined;
  return gripAt(frame, input.scene, context.handleReach / context.zoom, context.knobDistance / context.zoom);
}

/** The frame around these actors; undefined when one of them is locked or there are none. */
export function selectionFrame(context: Pick<SelectContext, 'items'>, ids: readonly string[]): Frame | undefined {
  const wanted = new Set(ids);
  const chosen = context.items.filter(({ id }) => wanted.has(id));
  if (chosen.some(({ isLocked }) => isLocked)) return undefined;
  return frameOf(chosen.map(({ placement }) => placement));
}

function pressBehind(at: PointerInput, under: readonly string[], selection: readonly string[]): SelectStep {
  const held = under.find((id) => selection.includes(id));
  const behind = held === undefined ? under[0] : under[(under.indexOf(held) + 1) % under.length];
  const target = under[0];
  const base = target === undefined || selection.includes(target) ? selection : [target];
  const onClick = behind === undefined ? [] : [behind];
  return stay({ kind: 'pressed', at, grip: undefined, target, onClick, base });
}

function beginDrag(state: SelectState & { kind: 'pressed' }, input: PointerInput, context: SelectContext): SelectStep {
  const { at, grip, target, base } = state;
  if (context.isLasso) return dragSelect({ kind: 'lasso', path: [at.scene], base }, input, context);
  if (!grip && target === undefined) {
    return dragSelect({ kind: 'marquee', from: at.scene, to: input.scene, base }, input, context);
  }
  const ids = movable(context, grip ? context.selection : base);
  const frame = selectionFrame(context, ids);
  if (!frame) return stay(state);
  const drag: Drag = { from: at.scene, ids, frame, gesture: context.newGesture() };
  if (grip === 'turn') return dragSelect({ ...drag, kind: 'turning' }, input, context);
  if (grip) return dragSelect({ ...drag, kind: 'resizing', handle: grip, hints: noHints }, input, context);
  const copies = at.alt ? ids.map((from) => ({ from, id: context.newId() })) : [];
  const step = dragSelect({ ...drag, kind: 'moving', copies, hints: noHints }, input, context);
  if (copies.length === 0) return step;
  return { ...step, effects: [...step.effects, { kind: 'select', ids: copies.map(({ id }) => id) }] };
}

function movable(context: SelectContext, ids: readonly string[]): string[] {
  const wanted = new Set(ids);
  return context.items.filter(({ id, isLocked }) => wanted.has(id) && !isLocked).map(({ id }) => id);
}

function move(state: SelectState & { kind: 'moving' }, input: PointerInput, context: SelectContext): SelectStep {
  const skipped = [...state.ids, ...state.copies.map(({ id }) => id)];
  const rules = input.ctrl ? undefined : context.snap(skipped);
  const { by, hints, words } = moveDrag(state.frame, state.from, input.scene, input.shift, rules, state.hints);
  const { scene } = context;
  const edit: Edit =
    state.copies.length > 0
      ? { kind: 'instance.duplicate', data: { scene, copies: state.copies, by } }
      : { kind: 'instance.move', data: { scene, ids: state.ids, by } };
  const effects: SelectEffect[] = [{ kind: 'edit', edit, gesture: state.gesture }];
  return { state: { ...state, hints }, effects: [...effects, sayWhere(words)] };
}

function resize(state: SelectState & { kind: 'resizing' }, input: PointerInput, context: SelectContext): SelectStep {
  const { frame, handle, ids, gesture } = state;
  const free = { x: input.scene.x - state.from.x, y: input.scene.y - state.from.y };
  const modifiers = { keepsAspect: input.shift, fromMiddle: input.alt };
  const rules = input.ctrl ? undefined : context.snap(ids);
  const { adjust, guides, spaces, words } = snapResize(frame, handle, free, modifiers, rules, state.hints);
  const by = { x: free.x + adjust.x, y: free.y + adjust.y };
  const data = { scene: context.scene, ids, ...resizeDrag(frame, handle, by, modifiers) };
  const edit: SelectEffect = { kind: 'edit', edit: { kind: 'instance.resize', data }, gesture };
  return { state: { ...state, hints: { guides, spaces } }, effects: [edit, sayWhere(words)] };
}

function sayWhere(words: string | undefined): SelectEffect {
  return { kind: 'say', text: snapNotice(words) };
}

function turnEffect(
  state: SelectState & { kind: 'turning' },
  input: PointerInput,
  context: SelectContext,
): SelectEffect {
  const pivot = state.frame.position;
  const by = rotateDrag(state.frame.rotation, pivot, state.from, input.scene, input.shift);
  const data = { scene: context.scene, ids: state.ids, by, pivot };
  return { kind: 'edit', edit: { kind: 'instance.rotate', data }, gesture: state.gesture };
}

function stay(state: SelectState): SelectStep {
  return { state, effects: [] };
}
