import { textOfNumber, type Value } from '@playhouse/core';
import type { Actor } from '../state/actor.ts';
import { TextState } from '../state/unitMemory.ts';
import { textOfValue } from '../state/value.ts';
import type { World } from '../state/world.ts';
import { defineRuntimeBehavior, type UnitOf } from '../units/defineRuntimeBehavior.ts';

type DisplayText = UnitOf<'DisplayTextBehavior', undefined>;

/** Shows a text over the actor in every frame. docs/runtime-rules.md#display. */
export const DisplayText = defineRuntimeBehavior('DisplayTextBehavior', {
  objects: 1,

  update(unit, actor, world) {
    let state = actor.memory[unit.memory];
    if (state?.kind !== 'text') {
      state = createText(unit);
      actor.memory[unit.memory] = state;
    }
    if (updateText(state, unit, actor, world) || actor.texts[actor.textCount] !== state) {
      actor.texts[actor.textCount] = state;
      actor.version++;
    }
    actor.textCount++;
  },
});

function createText({ fields }: DisplayText): TextState {
  const state = new TextState();
  state.font = fields.font;
  state.alignment = fields.alignment;
  state.wrap = fields.wrap;
  state.space = fields.space;
  state.directionSpace = fields.directionSpace;
  return state;
}

/** Updates a text; returns true when it changed. */
function updateText(state: TextState, { fields }: DisplayText, actor: Actor, world: World): boolean {
  const text = shownText(fields.text(actor, world));
  const size = fields.size(actor, world);
  const offsetX = fields.offsetx(actor, world);
  const offsetY = fields.offsety(actor, world);
  const direction = fields.direction(actor, world);
  const red = fields.color.red(actor, world);
  const green = fields.color.green(actor, world);
  const blue = fields.color.blue(actor, world);
  const alpha = fields.color.alpha(actor, world);
  const isSame =
    text === state.text &&
    size === state.size &&
    offsetX === state.offsetX &&
    offsetY === state.offsetY &&
    direction === state.direction &&
    red === state.red &&
    green === state.green &&
    blue === state.blue &&
    alpha === state.alpha;
  if (isSame) return false;
  state.text = text;
  state.size = finiteOr(size, state.size);
  state.offsetX = finiteOr(offsetX, state.offsetX);
  state.offsetY = finiteOr(offsetY, state.offsetY);
  state.direction = finiteOr(direction, state.direction);
  state.red = finiteOr(red, state.red);
  state.green = finiteOr(green, state.green);
  state.blue = finiteOr(blue, state.blue);
  state.alpha = finiteOr(alpha, state.alpha);
  return true;
}

/** Reals are shown with up to 6 decimal places. docs/format.md#numbers-as-text. */
function shownText(value: Value | undefined): string {
  if (typeof value === 'number') {
    return textOfNumber(Number.isFinite(value) && !Number.isInteger(value) ? Number(value.toFixed(6)) : value);
  }
  return textOfValue(value);
}

function finiteOr(number: number, fallback: number): number {
  return Number.isNaN(number) ? fallback : number;
}
