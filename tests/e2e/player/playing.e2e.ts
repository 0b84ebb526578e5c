import type { Project } from '@playhouse/core';
import { type BehaviorDescription, buildProject, type ProjectDescription } from '@playhouse/core/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { drawFrames } from '../drawFrames.ts';
import { usePlayerPage } from './playerPage.ts';
import { wave } from './wave.ts';

const playerPage = usePlayerPage();
const displaySize = { width: 400, height: 300 };

const event = (eventType: string, predicate: object) => ({
  id: 'id900',
  class: 'EventCondition',
  eventType,
  attributes: { conditionType: 0 },
  predicate,
});

/** A rule of one event condition. */
function rule(
  eventType: string,
  type: string,
  attributes: object,
  behaviors: BehaviorDescription[],
): BehaviorDescription {
  const conditions = [event(eventType, { type, attributes })] as NonNullable<BehaviorDescription['conditions']>;
  return { class: 'RuleBehavior', attributes: { name: 'Rule', compoundConditionKind: 0 }, conditions, behaviors };
}

const move = (direction: number): BehaviorDescription => ({
  class: 'MoveBehavior',
  attributes: { name: 'Move', direction, space: 1, moveType: 0, speed: 120 },
});
const count = (id: string): BehaviorDescription => ({
  class: 'ChangeAttributeAction',
  attributes: {
    name: 'Count',
    targetAttribute: `game.attributes.${id}`,
    RHS: { '@': 'expression', $: [{ keypath: `game.attributes.${id}` }, '+1'] },
  },
});

/** One actor of 40 px in the middle. */
function gameOf(behaviors: BehaviorDescription[], more: Partial<ProjectDescription> = {}): Project {
  return buildProject({
    displaySize,
    attributes: { id7: { '@': 'integer', $: 0, name: 'Count' }, id8: { '@': 'text', $: 'old', name: 'Text' } },
    prototypes: [{ id: 'id5', attributes: { size: { width: 40, height: 40 } }, behaviors }],
    scenes: [{ layers: [{ actors: [{ prototype: 'id5', position: { x: 200, y: 150 } }] }] }],
    ...more,
  });
}

const place = () => playerPage().page.evaluate(() => window.player.game.actorList()[0]?.position);
const values = () => playerPage().page.evaluate(() => window.player.game.attributes());
const told = () => playerPage().page.evaluate(() => window.told);
const step = (steps: number) =>
  playerPage().page.evaluate((n) => {
    for (let i = 0; i < n; i++) window.player.step();
  }, steps);

beforeEach(() => {
  expect(playerPage().faults).toEqual([]);
});

describe('the keyboard', () => {
  test('reaches the game while it runs, and the page does not scroll', async () => {
    const { open, page } = playerPage();
    await open(gameOf([rule('key', 'key', { keyString: 'right', mode: 'down' }, [move(0)])]));
    await page.evaluate(() => {
      document.body.style.height = '3000px';
      window.player.start();
    });
    await page.keyboard.down('ArrowRight');
    await page.waitForFunction(() => (window.player.game.actorList()[0]?.position.x ?? 0) > 230);
    await page.keyboard.up('ArrowRight');
    await drawFrames(page, 6);
    const stopped = await place();
    await drawFrames(page, 6);
    expect(await place()).toEqual(stopped);
    await page.keyboard.press('PageDown');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.evaluate(() => {
      window.scrollTo(0, 0);
      document.body.style.height = '';
    });
  });

  test('releases keys when the window loses the focus', async () => {
    const { open, page } = playerPage();
    await open(gameOf([rule('key', 'key', { keyString: 'a', mode: 'down' }, [move(0)])]));
    await page.keyboard.down('Shift');
    await page.keyboard.down('A');
    await step(10);
    expect((await place())?.x).toBeCloseTo(220, 5);
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await step(10);
    expect((await place())?.x).toBeCloseTo(220, 5);
    await page.keyboard.up('A');
    await page.keyboard.up('Shift');
  });
});

describe('pointers', () => {
  test('touch the actor under them, wherever the picture is on the page', async () => {
    const { open, page } = playerPage();
    await open(gameOf([rule('touch', 'touch', { touchState: 'pressed' }, [count('id7')])]), new Map(), {
      width: 800,
      height: 600,
      fit: 'overscan' as const,
    });
    for (const [x, y] of [
      [400, 300],
      [437, 337],
      [445, 300],
      [400, 255],
    ] as const) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await step(1);
      await page.mouse.up();
      await step(1);
    }
    expect(await values()).toMatchObject({ 'game.Count': 2 });
  });

  test('count several fingers as several touches', async () => {
    const { open, page } = playerPage();
    await open(gameOf([rule('touch', 'touch', { touchState: 'inside' }, [count('id7')])]));
    await page.evaluate(() => {
      const canvas = document.querySelector('canvas');
      canvas?.addEventListener('gotpointercapture', () => {});
      const finger = (type: string, pointerId: number, clientX: number, clientY: number) =>
        canvas?.dispatchEvent(
          new PointerEvent(type, { pointerId, pointerType: 'touch', clientX, clientY, bubbles: true }),
        );
      HTMLElement.prototype.setPointerCapture = () => {};
      finger('pointerdown', 11, 10, 10);
      finger('pointerdown', 12, 200, 150);
      window.player.step();
      finger('pointerup', 12, 200, 150);
      window.player.step();
      finger('pointermove', 11, 205, 155);
      window.player.step();
      finger('pointercancel', 11, 205, 155);
      window.player.step();
    });
    expect(await values()).toMatchObject({ 'game.Count': 2 });
  });
});

test('contacts work where code may not be evaluated', async () => {
  const { open } = playerPage();
  const collide = { class: 'CollideBehavior', attributes: { name: 'C', mode: 0, prototypeKey: 'id6', actorTag: '' } };
  const wall = {
    id: 'id6',
    attributes: { size: { width: 400, height: 20 } },
    physics: { movable: false, restitution: 0 },
  };
  const base = gameOf([collide]);
  const actor = {
    id: 'id5',
    attributes: { size: { width: 40, height: 40 } },
    physics: { restitution: 0 },
    behaviors: [collide],
  };
  const scenes = [
    {
      attributes: { gravity: { x: 0, y: 500 } },
      layers: [
        {
          actors: [
            { prototype: 'id5', position: { x: 200, y: 150 } },
            { prototype: 'id6', position: { x: 200, y: 10 } },
          ],
        },
      ],
    },
  ];
  await open(buildProject({ displaySize: base.object.attributes.displaySize, prototypes: [actor, wall], scenes }));
  await step(120);
  expect(Math.abs(((await place())?.y ?? 0) - 40)).toBeLessThan(0.2);
});

describe('the player', () => {
  test('stops when paused or hidden, restarts, and cleans up', async () => {
    const { open, page } = playerPage();
    await open(gameOf([move(90)]));
    await page.evaluate(() => window.player.start());
    await page.waitForFunction(() => window.player.game.frame > 10);
    await page.evaluate(() => window.player.pause());
    const frame = await page.evaluate(() => window.player.game.frame);
    await drawFrames(page, 6);
    expect(await page.evaluate(() => window.player.game.frame)).toBe(frame);
    await page.evaluate(() => window.player.restart());
    expect(await page.evaluate(() => [window.player.game.frame, window.player.running])).toEqual([0, false]);
    expect(await place()).toEqual({ x: 200, y: 150 });
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      window.player.start();
    });
    await drawFrames(page, 6);
    expect(await page.evaluate(() => window.player.game.frame)).toBe(0);
    await page.evaluate(() => {
      Reflect.deleteProperty(document, 'visibilityState');
      window.player.destroy();
      window.player.destroy();
      window.player.step();
    });
    expect(await page.locator('#host > *').count()).toBe(0);
  });

  test('reports log lines, notices, addresses and scenes, each once', async () => {
    const { open } = playerPage();
    const actions = [
      { class: 'LogDebuggingStatementAction', attributes: { name: 'L', text: 'landed' } },
      { class: 'OpenURLAction', attributes: { name: 'U', url: 'example.org/a?b=c' } },
      { class: 'OpenURLAction', attributes: { name: 'U', url: 'javascript:alert(1)' } },
      { class: 'EndGameAction', attributes: { name: 'E' } },
      { class: 'ChangeImageAction', attributes: { name: 'I', image: 'nothing' } },
      { class: 'ChangeSceneAction', attributes: { name: 'S', sceneKey: 'next', index: 1, enableAdvertisement: 0 } },
    ];
    const actors = [{ prototype: 'id5', position: { x: 200, y: 150 } }];
    const scenes = [
      { name: 'First', layers: [{ actors }] },
      { name: 'Second', layers: [{}] },
    ];
    await open(gameOf(actions, { scenes }));
    await step(3);
    expect(await told()).toEqual([
      'scene First',
      'url https://example.org/a?b=c',
      'notice “javascript:alert(1)” is not a web address.',
      'notice On some platforms, the app would close now.',
      'log 1 landed',
      'scene Second',
    ]);
  });

  test('asks for texts in a dialog that keyboards can answer', async () => {
    const { open, page } = playerPage();
    const ask = {
      class: 'KeyboardInputAction',
      attributes: { name: 'K', targetAttribute: 'game.attributes.id8', keyboardPrompt: 'Your name?' },
    };
    const prompt = () => page.getByRole('dialog', { name: 'Your name?' });
    await open(gameOf([ask]));
    await step(2);
    await prompt().waitFor();
    await page.keyboard.type('Ada ←');
    await page.keyboard.press('Enter');
    await step(2);
    expect(await prompt().count()).toBe(0);
    expect(await values()).toMatchObject({ 'game.Text': 'Ada ←' });
    await page.evaluate(() => window.player.restart());
    await step(2);
    await page.keyboard.type('never');
    await page.keyboard.press('Escape');
    await step(2);
    expect(await prompt().count()).toBe(0);
    expect(await values()).toMatchObject({ 'game.Text': 'old' });
  });

  test('draws a pause scene over the paused game', async () => {
    const { open, page, pixels } = playerPage();
    const pause = { class: 'PauseGameAction', attributes: { name: 'P', sceneKey: 'id62', enableAdvertisement: 0 } };
    const grey = { red: 0, green: 0, blue: 0, alpha: 0.5 };
    const scenes = [
      { id: 'id61', layers: [{ actors: [{ prototype: 'id5', position: { x: 200, y: 150 } }] }] },
      {
        id: 'id62',
        attributes: { color: grey },
        layers: [{ actors: [{ prototype: 'id6', position: { x: 50, y: 50 } }] }],
      },
    ];
    const base = { size: { width: 40, height: 40 } };
    const unpause = rule('mouse button', 'mouse', { mouseState: 'down' }, [
      { class: 'UnpauseGameAction', attributes: { name: 'U' } },
    ]);
    const prototypes = [
      { id: 'id5', attributes: { ...base, color: { red: 1, green: 1, blue: 1, alpha: 1 } }, behaviors: [pause] },
      { id: 'id6', attributes: { ...base, color: { red: 0, green: 1, blue: 0, alpha: 1 } }, behaviors: [unpause] },
    ];
    await open(gameOf([], { scenes, prototypes }));
    await step(2);
    const paused = await pixels();
    expect(Math.abs(paused.at(200, 150)[0] - 128)).toBeLessThan(3);
    expect(paused.at(50, 250)).toEqual([0, 255, 0, 255]);
    await page.mouse.move(300, 200);
    await page.mouse.down();
    await step(2);
    await page.mouse.up();
    const again = await pixels();
    expect([again.at(200, 150), again.at(50, 250)]).toEqual([
      [255, 255, 255, 255],
      [0, 0, 0, 255],
    ]);
  });
});

test('sounds and music play once the page may play audio', async () => {
  const { open, page } = playerPage();
  await page.evaluate(() => {
    const started: string[] = [];
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function begin(this: AudioBufferSourceNode, ...times: number[]) {
      started.push(`sound ${this.buffer?.duration.toFixed(2)} ${this.loop} ${this.playbackRate.value}`);
      start.apply(this, times as [number?, number?, number?]);
    };
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function begin(this: HTMLMediaElement) {
      started.push(`music ${this.loop} ${this.src.slice(0, 5)}`);
      return play.call(this);
    };
    Object.assign(window, { started });
  });
  const sound = {
    class: 'PlaySoundAction',
    attributes: {
      name: 'S',
      soundName: 'beep',
      loop: true,
      runToCompletion: true,
      positional: false,
      dopplerShift: false,
      volume: 1,
      pitch: 2,
    },
  };
  const music = { class: 'PlayMusicAction', attributes: { name: 'M', musicName: 'beep', loop: true } };
  await open(gameOf([sound, music], { sounds: ['beep'] }), new Map([['sounds/beep.m4a', wave(0.25)]]));
  await page.mouse.click(300, 200);
  await page.evaluate(() => window.player.start());
  await page.waitForFunction(() => Reflect.get(window, 'started').length >= 2);
  const started: string[] = await page.evaluate(() => Reflect.get(window, 'started'));
  expect(new Set(started)).toEqual(new Set(['sound 0.25 true 2', 'music true blob:']));
  await page.evaluate(() => window.player.destroy());
});
