import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StageController } from './stageController.ts';
import { type StagePointerEvent, type StagePointerHost, StagePointers } from './stagePointers.ts';

let frames: (() => void)[];

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
});
afterEach(() => vi.unstubAllGlobals());

/** Pointers whose controller writes down what it is told, with the position of the pointer. */
function pointers() {
  const told: string[] = [];
  const tell = (name: string) => (part?: { readonly screen: { readonly x: number } }) => {
    told.push(part ? `${name} ${part.screen.x}` : name);
  };
  const names = ['hover', 'press', 'drag', 'release', 'cancel', 'lift'];
  const controller = Object.fromEntries(names.map((name) => [name, tell(name)])) as unknown as StageController;
  const host: StagePointerHost = {
    controller,
    view: () => ({ x: 0, y: 0, zoom: 1 }),
    setView: () => told.push('view'),
    stage: () => ({ width: 100, height: 100 }),
    isPanning: () => false,
    addsToSelection: () => false,
    onTap: () => told.push('tap'),
    onHold: () => told.push('hold'),
  };
  return { told, on: new StagePointers(host) };
}

function at(x: number, buttons: number): StagePointerEvent {
  const stage = { setPointerCapture: () => undefined, getBoundingClientRect: () => ({ left: 0, top: 0 }) };
  return {
    pointerId: 1,
    pointerType: 'mouse',
    button: 0,
    buttons,
    clientX: x,
    clientY: 0,
    timeStamp: 0,
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    currentTarget: stage as unknown as Element,
    preventDefault: () => undefined,
  };
}

function drawFrame(): void {
  for (const callback of frames.splice(0)) callback();
}

test('of the moves before a frame, the last is handled', () => {
  const { on, told } = pointers();
  on.onPointerMove(at(1, 0));
  on.onPointerMove(at(2, 0));
  expect(told).toEqual([]);
  drawFrame();
  expect(told).toEqual(['hover 2']);
});

test('a move, a press, a drag and a release within one frame are handled in this order', () => {
  const { on, told } = pointers();
  on.onPointerMove(at(1, 0));
  on.onPointerDown(at(2, 1));
  on.onPointerMove(at(3, 1));
  on.onPointerUp(at(4, 0));
  drawFrame();
  expect(told).toEqual(['hover 1', 'press 2', 'drag 3', 'release']);
});

test.each([
  ['leaves', 'hover', (on: StagePointers) => on.onPointerLeave()],
  ['is taken away by the browser', 'cancel', (on: StagePointers) => on.onPointerCancel(at(2, 0))],
])('a move does not count after the pointer %s', (_, last, go) => {
  const { on, told } = pointers();
  on.onPointerMove(at(1, 0));
  go(on);
  drawFrame();
  expect(told).toEqual([last]);
});
