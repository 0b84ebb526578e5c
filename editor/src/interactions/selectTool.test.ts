import { describe, expect, it } from 'vitest';
import type { PointerInput } from './pointerInput.ts';
import {
  cancelSelect,
  dragSelect,
  isLifted,
  liftSelect,
  marqueeOf,
  pressSelect,
  releaseSelect,
  type SelectContext,
  type SelectEffect,
  type SelectState,
  selectIdle,
} from './selectTool.ts';
import type { StageItem } from './stageItem.ts';

/** Pip and Snail overlap at (100, 100); Crate is locked; Cloud is far away. Back to front. */
const items: readonly StageItem[] = [
  item('pip', 100, 100),
  item('snail', 120, 100),
  { ...item('crate', 300, 100), isLocked: true },
  item('cloud', 500, 300),
];

function item(id: string, x: number, y: number): StageItem {
  const placement = { position: { x, y }, size: { width: 60, height: 40 }, rotation: 0 };
  return { id, layer: 'id1', name: id, placement, offset: { x: 0, y: 0 }, isLocked: false };
}

/** At zoom 1 the scene point (x, y) is at the screen point (x, -y). */
function at(x: number, y: number, keys: Partial<PointerInput> = {}): PointerInput {
  return { screen: { x, y: -y }, scene: { x, y }, shift: false, ctrl: false, alt: false, isTouch: false, ...keys };
}

/** Plays gestures and records what the stage would do. */
function playground(selection: readonly string[] = [], part: Partial<SelectContext> = {}) {
  let state: SelectState = selectIdle;
  let selected = selection;
  let names = 0;
  const log: SelectEffect[] = [];
  const context = (): SelectContext => ({
    scene: 'id1',
    items,
    selection: selected,
    zoom: 1,
    handleReach: 6,
    knobDistance: 20,
    isLasso: false,
    snap: () => undefined,
    newGesture: () => `gesture ${++names}`,
    newId: () => `copy ${++names}`,
    ...part,
  });
  const take = (step: { state: SelectState; effects: readonly SelectEffect[] }) => {
    state = step.state;
    for (const effect of step.effects) {
      log.push(effect);
      if (effect.kind === 'select') selected = effect.ids;
    }
  };
  return {
    press: (input: PointerInput) => take(pressSelect(input, context())),
    drag: (input: PointerInput) => take(dragSelect(state, input, context())),
    lift: () => take({ state: liftSelect(state, context()), effects: [] }),
    release: () => take(releaseSelect(state)),
    cancel: () => take(cancelSelect(state)),
    state: () => state,
    selected: () => selected,
    edits: () => log.flatMap((effect) => (effect.kind === 'edit' ? [effect] : [])),
    log,
  };
}

function click(play: ReturnType<typeof playground>, input: PointerInput): void {
  play.press(input);
  play.release();
}

describe('a finger that holds', () => {
  const finger = (x: number, y: number) => at(x, y, { isTouch: true });

  it('lifts an actor and moves it, also where a handle is closer', () => {
    for (const isHeld of [true, false]) {
      const play = playground(['pip'], { handleReach: 14 });
      play.press(finger(74, 100));
      if (isHeld) play.lift();
      expect(isLifted(play.state())).toBe(isHeld);
      play.drag(finger(94, 130));
      play.release();
      expect(play.edits()[0]?.edit.kind).toBe(isHeld ? 'instance.move' : 'instance.resize');
    }
  });

  it('on empty ground lifts nothing, and a mouse never does', () => {
    const play = playground();
    play.press(finger(700, 700));
    play.lift();
    expect(isLifted(play.state())).toBe(false);
    play.release();
    play.press(at(110, 100));
    play.lift();
    expect(isLifted(play.state())).toBe(false);
  });
});

describe('a click', () => {
  it('selects the frontmost actor, and deselects on empty ground', () => {
    const play = playground();
    click(play, at(110, 100));
    expect(play.selected()).toEqual(['snail']);
    click(play, at(700, 700));
    expect(play.selected()).toEqual([]);
  });

  it('adds and removes with Shift, and keeps the selection on empty ground', () => {
    const play = playground(['snail']);
    click(play, at(80, 100, { shift: true }));
    expect(play.selected()).toEqual(['snail', 'pip']);
    click(play, at(135, 100, { shift: true }));
    expect(play.selected()).toEqual(['pip']);
    click(play, at(700, 700, { shift: true }));
    expect(play.selected()).toEqual(['pip']);
  });

  it('with Shift on a handle adds or removes the actor below it; on a handle alone, does nothing', () => {
    const play = playground(['pip'], { handleReach: 80 });
    click(play, at(110, 100, { shift: true }));
    expect(play.selected()).toEqual(['pip', 'snail']);
    click(play, at(135, 100, { shift: true }));
    expect(play.selected()).toEqual(['pip']);
    click(play, at(135, 100));
    expect(play.selected()).toEqual(['pip']);
  });

  it('on one of several selected actors leaves only that one selected', () => {
    const play = playground(['pip', 'snail', 'cloud']);
    click(play, at(500, 300));
    expect(play.selected()).toEqual(['cloud']);
  });

  it('with Alt cycles through the actors behind', () => {
    const play = playground(['snail']);
    click(play, at(110, 100, { alt: true }));
    expect(play.selected()).toEqual(['pip']);
    click(play, at(110, 100, { alt: true }));
    expect(play.selected()).toEqual(['snail']);
  });

  it('that moves by 3 pixels is still a click', () => {
    const play = playground();
    play.press(at(110, 100));
    play.drag(at(112, 102));
    play.release();
    expect(play.edits()).toEqual([]);
  });
});

describe('a drag of an actor', () => {
  it('selects it and reports the total distance under one gesture name', () => {
    const play = playground();
    play.press(at(110, 100));
    play.drag(at(116, 100));
    play.drag(at(130.4, 95.2));
    play.release();
    expect(play.selected()).toEqual(['snail']);
    expect(play.edits()).toEqual([
      { kind: 'edit', gesture: 'gesture 1', edit: move(['snail'], 6, 0) },
      { kind: 'edit', gesture: 'gesture 1', edit: move(['snail'], 20, -5) },
    ]);
    expect(play.state()).toEqual(selectIdle);
  });

  it('moves the selection except locked actors', () => {
    const play = playground(['pip', 'crate', 'cloud']);
    play.press(at(500, 300));
    play.drag(at(510, 300));
    expect(play.edits()[0]?.edit).toEqual(move(['pip', 'cloud'], 10, 0));
  });

  it('moves along one axis with Shift', () => {
    const play = playground(['cloud']);
    play.press(at(500, 300));
    play.drag(at(507, 330, { shift: true }));
    expect(play.edits()[0]?.edit).toEqual(move(['cloud'], 0, 30));
  });

  it('does not move locked actors', () => {
    const play = playground();
    play.press(at(300, 100));
    play.drag(at(340, 100));
    expect(play.selected()).toEqual(['crate']);
    expect(play.edits()).toEqual([]);
  });

  it('snaps to other things and reports it, but not with Ctrl', () => {
    const box = { x: 474, y: 0, width: 100, height: 20 };
    const snap = () => ({ targets: [{ name: 'Grass block', box }], lines: [], grid: undefined, reach: 6, hold: 2 });
    const play = playground(['cloud'], { snap });
    play.press(at(500, 300));
    play.drag(at(521, 310));
    expect(play.edits()[0]?.edit).toEqual(move(['cloud'], 24, 10));
    expect(play.log.at(-1)).toEqual({ kind: 'say', text: 'Snapped to the middle of Grass block' });
    play.drag(at(521, 310, { ctrl: true }));
    expect(play.edits()[1]?.edit).toEqual(move(['cloud'], 21, 10));
  });

  it('with Alt copies the unselected actor in front rather than the selected one behind it', () => {
    for (const selection of [[], ['pip'], ['cloud']]) {
      const play = playground(selection);
      play.press(at(110, 100, { alt: true }));
      play.drag(at(140, 100, { alt: true }));
      expect(play.edits()[0]?.edit.data).toMatchObject({ copies: [{ from: 'snail' }] });
    }
  });

  it('clears its message at the end', () => {
    const play = playground(['cloud']);
    play.press(at(500, 300));
    play.drag(at(520, 310));
    play.release();
    expect(play.log.at(-1)).toEqual({ kind: 'say', text: '' });
  });

  it('with Alt leaves the actor and drags a copy', () => {
    const play = playground(['cloud']);
    play.press(at(500, 300, { alt: true }));
    play.drag(at(520, 300, { alt: true }));
    play.drag(at(540, 300));
    const copies = [{ from: 'cloud', id: 'copy 2' }];
    expect(play.edits().map(({ edit }) => edit)).toEqual([
      { kind: 'instance.duplicate', data: { scene: 'id1', copies, by: { x: 20, y: 0 } } },
      { kind: 'instance.duplicate', data: { scene: 'id1', copies, by: { x: 40, y: 0 } } },
    ]);
    expect(play.selected()).toEqual(['copy 2']);
    play.cancel();
    expect(play.selected()).toEqual(['cloud']);
  });

  it('is reverted by Esc', () => {
    const play = playground(['cloud']);
    play.press(at(500, 300));
    play.drag(at(540, 300));
    play.cancel();
    expect(play.log.at(-1)).toEqual({ kind: 'cancel', gesture: 'gesture 1' });
    expect(play.state()).toEqual(selectIdle);
  });
});

describe('a marquee', () => {
  it('to the right selects what it encloses, to the left what it touches', () => {
    const play = playground();
    play.press(at(60, 50));
    play.drag(at(140, 150));
    expect(play.selected()).toEqual(['pip']);
    expect(marqueeOf(play.state())).toEqual({ x: 60, y: 50, width: 80, height: 100 });
    play.release();
    play.press(at(140, 150));
    play.drag(at(60, 70));
    expect(play.selected()).toEqual(['pip', 'snail']);
  });

  it('with Shift adds to the selection, and Esc restores it', () => {
    const play = playground(['cloud']);
    play.press(at(60, 50, { shift: true }));
    play.drag(at(140, 150, { shift: true }));
    expect(play.selected()).toEqual(['cloud', 'pip']);
    play.cancel();
    expect(play.selected()).toEqual(['cloud']);
  });
});

describe('the handles', () => {
  it('resize from the opposite corner, in whole pixels', () => {
    const play = playground(['cloud']);
    play.press(at(530, 320));
    play.drag(at(560.3, 340));
    expect(play.edits()[0]?.edit).toEqual({
      kind: 'instance.resize',
      data: { scene: 'id1', ids: ['cloud'], rotation: 0, anchor: { x: 470, y: 280 }, scale: { x: 1.5, y: 1.5 } },
    });
  });

  it('resize one side only, from the middle with Alt', () => {
    const play = playground(['cloud']);
    play.press(at(470, 300));
    play.drag(at(455, 390, { alt: true }));
    expect(play.edits()[0]?.edit).toMatchObject({ data: { anchor: { x: 500, y: 300 }, scale: { x: 1.5, y: 1 } } });
  });

  it('never make an actor smaller than a pixel', () => {
    const play = playground(['cloud']);
    play.press(at(530, 300));
    play.drag(at(200, 300));
    expect(play.edits()[0]?.edit).toMatchObject({ data: { scale: { x: 1 / 60, y: 1 } } });
  });

  it('rotate around the center of the frame, in steps of 15 with Shift', () => {
    const play = playground(['cloud']);
    play.press(at(550, 340));
    play.drag(at(460, 350));
    play.drag(at(459, 352, { shift: true }));
    expect(play.edits().map(({ edit }) => edit)).toMatchObject([
      { kind: 'instance.rotate', data: { pivot: { x: 500, y: 300 }, by: 90 } },
      { kind: 'instance.rotate', data: { by: 90 } },
    ]);
  });

  it('of several actors scale one axis-aligned box', () => {
    const play = playground(['pip', 'cloud']);
    play.press(at(530, 320));
    play.drag(at(1060, 320));
    expect(play.edits()[0]?.edit).toMatchObject({
      data: { ids: ['pip', 'cloud'], anchor: { x: 70, y: 80 }, scale: { y: 1 } },
    });
  });

  it('are missing for locked actors', () => {
    const play = playground(['crate']);
    play.press(at(330, 120));
    play.drag(at(380, 180));
    expect(play.edits()).toEqual([]);
  });
});

function move(ids: readonly string[], x: number, y: number) {
  return { kind: 'instance.move', data: { scene: 'id1', ids, by: { x, y } } };
}
