import { buildProject, type ProjectDescription } from '@playhouse/core/testing';
import { createGame, createHeadlessPorts, type InputEvent, parseInputScript, releaseInput } from '@playhouse/runtime';
import { describe, expect, test } from 'vitest';
import { beginGame, type GameSession } from './gameSession.ts';

const count = 'game.attributes.id7';
const project = buildProject({
  attributes: { id7: { '@': 'integer', $: 0, name: 'Count' } },
  prototypes: [
    {
      id: 'id5',
      behaviors: [
        { class: 'MoveBehavior', attributes: { direction: 0, space: 1, moveType: 0, speed: 60 } },
        {
          class: 'RuleBehavior',
          attributes: { compoundConditionKind: 0 },
          conditions: [
            {
              id: 'id900',
              class: 'EventCondition',
              attributes: { conditionType: 0 },
              predicate: { type: 'key', attributes: { keyString: 'space', mode: 'down' } },
            },
          ],
          behaviors: [
            {
              class: 'ChangeAttributeAction',
              attributes: {
                targetAttribute: count,
                RHS: { '@': 'expression', $: [{ keypath: count }, ' + random(1, 6)'] },
              },
            },
          ],
        },
      ],
    },
  ],
  scenes: [{ layers: [{ actors: [{ prototype: 'id5', position: { x: 0, y: 0 } }] }] }],
});

function begin(records = false): Promise<GameSession> {
  return beginGame({
    project,
    ports: createHeadlessPorts(project),
    seed: 5,
    sceneId: undefined,
    keepsHistory: true,
    records,
  });
}

/** Presses the key every seventh frame. */
function inputOf(frame: number): InputEvent[] {
  if (frame % 7 === 0) return [{ type: 'keyDown', key: 'space' }];
  return frame % 7 === 3 ? [{ type: 'keyUp', key: 'space' }] : [];
}

function play(played: GameSession, frames: number): string[] {
  return Array.from({ length: frames }, () => {
    played.step(inputOf(played.game.frame + 1));
    return played.game.stateHash();
  });
}

describe('the last seconds of a game', () => {
  test('can be replayed frame by frame, forward and backward', async () => {
    const played = await begin();
    const hashes = play(played, 200);
    for (const frame of [140, 141, 30, 31, 29, 1, 200, 61]) {
      played.goTo(frame);
      expect([played.game.frame, played.game.stateHash()]).toEqual([frame, hashes[frame - 1]]);
    }
    expect(played.reach).toEqual({ first: 0, last: 200 });
  });

  test('are limited to twenty seconds', async () => {
    const played = await begin();
    play(played, 1500);
    const { first, last } = played.reach;
    expect(last).toBe(1500);
    expect(last - first).toBeGreaterThanOrEqual(1200);
    expect(last - first).toBeLessThan(1260);
    played.goTo(0);
    expect(played.game.frame).toBe(first);
  });

  test('get a different future once the game continues from the past', async () => {
    const played = await begin();
    play(played, 90);
    played.goTo(45);
    const hashes = [played.stepAgain(), played.game.frame];
    expect(hashes).toEqual([true, 46]);
    played.cut();
    expect(played.reach.last).toBe(46);
    expect(played.stepAgain()).toBe(false);
    expect(played.game.frame).toBe(46);
  });
});

describe('a key that was held in a frame to which the game is moved', () => {
  const held = (frame: number): InputEvent[] => (frame === 10 ? [{ type: 'keyDown', key: 'space' }] : []);
  /** A game that was played to a frame and rewound, and a function that tells whether it holds the key. */
  async function heldTo(frame: number, back: number) {
    const played = await begin();
    while (played.game.frame < frame) played.step(held(played.game.frame + 1));
    const space = () => releaseInput(played.game).some(({ type }) => type === 'keyUp');
    expect(space()).toBe(true);
    played.goTo(back);
    return { played, space };
  }

  test('is released by the first new step', async () => {
    const { played, space } = await heldTo(60, 30);
    expect(space()).toBe(true);
    played.step([]);
    expect(space()).toBe(false);
  });

  test('stays held while frames are replayed, and is released after them', async () => {
    const { played, space } = await heldTo(40, 30);
    while (played.stepAgain()) expect(space()).toBe(true);
    expect(played.game.frame).toBe(40);
    played.step([]);
    expect(space()).toBe(false);
  });

  test('is held again when it was pressed meanwhile', async () => {
    const { played, space } = await heldTo(60, 30);
    played.step([{ type: 'keyDown', key: 'space' }]);
    // A key changes once per step: down, up and down again takes two.
    played.step([]);
    expect(space()).toBe(true);
  });

  test('is also released after a change of the project', async () => {
    const { played } = await heldTo(60, 30);
    const going = await played.reload({ ...project }, createHeadlessPorts(project));
    if (!going) throw new Error('the game begins again');
    while (going.stepAgain());
    expect(going.game.frame).toBe(60);
    going.step([]);
    expect(releaseInput(going.game)).toEqual([]);
  });
});

describe('a recording', () => {
  test('reaches the same state when played headless', async () => {
    const played = await begin(true);
    play(played, 130);
    const recording = played.recording();
    if (!recording) throw new Error('nothing was recorded');
    const game = await createGame(project, createHeadlessPorts(project), { seed: recording.seed });
    for (let frame = 1; frame <= recording.frames; frame++)
      game.step(recording.events.filter((event) => event.frame === frame));
    expect(game.stateHash()).toBe(recording.stateHash);
    expect(game.attributes()['game.Count']).toBeGreaterThan(0);
  });

  test('contains the future that was played last', async () => {
    const played = await begin(true);
    play(played, 60);
    played.goTo(20);
    played.cut();
    for (let step = 0; step < 40; step++) played.step([]);
    expect(played.recording()?.events.every(({ frame }) => frame <= 20)).toBe(true);
    expect(played.recording()?.frames).toBe(60);
  });

  test('lists input that scripts cannot represent, which the game does not receive either', async () => {
    const played = await begin(true);
    played.step([{ type: 'textCancel' }, { type: 'keyDown', key: 'a' }]);
    expect(played.recording()).toMatchObject({ lost: ['textCancel'], events: [{ type: 'keyDown', frame: 1 }] });
  });

  test('with every kind of input from devices and services reaches the same state headless', async () => {
    const asking = buildProject({
      ...everything,
      scenes: [{ layers: [{ actors: [{ prototype: 'id5', position: { x: 0, y: 0 } }] }] }],
    });
    const heard: string[] = [];
    const headless = createHeadlessPorts(asking);
    const ports = {
      ...headless,
      platform: { ...headless.platform, answersCalls: true, request: (event: string) => void heard.push(event) },
      network: { send: ({ url }: { url: string }) => void heard.push(url) },
    };
    const records = { seed: 9, sceneId: undefined, keepsHistory: true, records: true };
    const played = await beginGame({ project: asking, ports, ...records });
    for (let frame = 1; frame <= 120; frame++) played.step(everyInput.filter((_, index) => (frame + index) % 9 === 0));
    const recording = played.recording();
    if (!recording) throw new Error('nothing was recorded');
    expect(new Set(recording.lost)).toEqual(new Set(unscripted.map(({ type }) => type)));
    const script = parseInputScript(JSON.parse(JSON.stringify({ events: recording.events })));
    if (!script.ok) throw new Error(script.message);
    const game = await createGame(asking, createHeadlessPorts(asking), { seed: recording.seed });
    for (let frame = 1; frame <= recording.frames; frame++)
      game.step(script.value.filter((event) => event.frame === frame));
    expect(game.stateHash()).toBe(recording.stateHash);
    expect(heard).toEqual([]);
    // The same input unfiltered leads to a different game: the test would detect a difference.
    const other = await beginGame({ project: asking, ports, ...records, records: false, seed: 1 });
    for (let frame = 1; frame <= 120; frame++) other.step(everyInput.filter((_, index) => (frame + index) % 9 === 0));
    expect(other.game.stateHash()).not.toBe(recording.stateHash);
    expect(new Set(heard)).toEqual(
      new Set([
        ...['onGameCenterLogin', 'onGameCenterShowLeaderboard', 'onIAPBuyItem', 'onIAPRequestPurchaseData'],
        'https://a.example/',
      ]),
    );
  });
});

const scripted: readonly InputEvent[] = [
  { type: 'keyDown', key: 'space' },
  { type: 'keyUp', key: 'space' },
  { type: 'pointerDown', x: 3, y: 4 },
  { type: 'pointerMove', x: 5, y: 4 },
  { type: 'pointerUp', x: 3, y: 9 },
  { type: 'touchStart', touch: 2, x: 3, y: 4 },
  { type: 'touchMove', touch: 2, x: 8, y: 4 },
  { type: 'touchEnd', touch: 2, x: 3, y: 1 },
  { type: 'gamepad', player: 2, button: 'start', value: 1 },
  { type: 'gamepad', player: 2, axis: 'leftStick.x', value: 0.7 },
  { type: 'accelerometer', x: 0.1, y: 0.2, z: -1 },
  { type: 'text', value: 'Ada' },
];
const unscripted: readonly InputEvent[] = [
  { type: 'controller', player: 3, connected: true, name: 'Pad', vendorID: 7, productID: 8 },
  { type: 'screen', width: 7, height: 9, deviceOrientation: 1, interfaceOrientation: 1 },
  { type: 'windowResize' },
  { type: 'textCancel' },
  { type: 'purchase', product: 'gem', state: 'purchased' },
  { type: 'platformConnected', value: true },
  { type: 'adReward', name: 'coins', value: 5 },
  { type: 'answer', call: 1 },
];
const everyInput = [...scripted, ...unscripted];

const dataTable = { '@': 'expression', $: [{ keypath: 'game.attributes.id90' }] };

/** A game that requests everything again and again, and stores the answers. */
const everything = {
  attributes: {
    id7: { '@': 'integer', $: 0, name: 'Count' },
    id8: { '@': 'text', $: '', name: 'Text' },
    id9: { '@': 'integer', $: 0, name: 'Callback' },
  },
  prototypes: [
    {
      id: 'id5',
      behaviors: [
        {
          class: 'TimerBehavior',
          attributes: { timerType: 0, interval: 0.3 },
          behaviors: [
            { class: 'GameCenterLoginAction' },
            { class: 'GameCenterShowLeaderboardAction', attributes: { leaderboardID: 'best' } },
            { class: 'IAPBuyItemAction', attributes: { productID: 'gem' } },
            {
              class: 'IAPRequestPurchaseDataAction',
              attributes: { startIndex: 1, endIndex: -1, callbackAttribute: 'game.attributes.id9' },
            },
            {
              class: 'NetworkGetTableFromURLAction',
              attributes: { callbackAttribute: 'game.attributes.id9', url: 'https://a.example/', dataTable },
            },
            {
              class: 'KeyboardInputAction',
              attributes: { targetAttribute: 'game.attributes.id8', keyboardPrompt: 'Your name?' },
            },
          ],
        },
      ],
    },
  ],
  tables: [
    {
      id: 'id90',
      name: 'PurchaseTable',
      rows: [''],
      columns: [
        { name: 'Id', type: 1, cells: ['gem'] },
        { name: 'Consumable', type: 4, cells: [true] },
        { name: 'Name', type: 1, cells: [''] },
        { name: 'Price', type: 1, cells: [''] },
        { name: 'State', type: 1, cells: ['unpurchased'] },
      ],
    },
  ],
} satisfies ProjectDescription;
