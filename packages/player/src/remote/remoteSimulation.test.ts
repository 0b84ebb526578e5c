import { buildProject } from '@playhouse/core/testing';
import { createHeadlessPorts, type GamePorts, type GameView, type InputEvent } from '@playhouse/runtime';
import { eventsByFrame, generatedGame, generatedPorts } from '@playhouse/runtime/testing';
import { afterEach, describe, expect, it } from 'vitest';
import type { GameEvents } from '../api/gameEvents.ts';
import { LocalSimulation } from '../simulation/localSimulation.ts';
import type { SimulationClient } from '../simulation/simulationClient.ts';
import { type SimulationEnd, SimulationOver } from './connection.ts';
import { RemoteSimulation } from './remoteSimulation.ts';
import { serveSimulation } from './serveSimulation.ts';

/** One step without input. */
function stepOf(simulation: SimulationClient): Promise<number> {
  return Promise.resolve(simulation.advance([], 1, () => undefined));
}

/** Records the reports of a simulation, and answers its questions at once. */
function listenTo(ports: GamePorts) {
  const heard: unknown[] = [];
  const answers: InputEvent[] = [];
  const told = { frame: 0 };
  const noting =
    (name: string) =>
    (...values: unknown[]) => {
      heard.push([told.frame, name, ...structuredClone(values)]);
      if (name === 'request') answers.push({ type: 'platformConnected', value: heard.length % 2 === 0 });
      if (name === 'askText') answers.push({ type: 'text', value: String(heard.length) });
    };
  const { audio, platform } = ports;
  const noted = <Port extends object>(port: Port, names: readonly string[]): Port => ({
    ...port,
    ...Object.fromEntries(names.map((name) => [name, noting(name)])),
  });
  // Recorded without the frame, since several steps may be reported at once.
  const unheard =
    (name: string) =>
    (...values: unknown[]) =>
      void heard.push([name, ...structuredClone(values)]);
  const gameEvents: GameEvents = { onLog: unheard('log'), onFault: unheard('fault'), onScene: unheard('scene') };
  const sounds = Object.fromEntries(Object.keys(audio).map((name) => [name, unheard(name)]));
  return {
    heard,
    answers,
    gameEvents,
    before: (frame: number) => {
      told.frame = frame;
    },
    ports: {
      ...ports,
      audio: { ...audio, ...sounds },
      platform: noted(platform, ['openUrl', 'quit', 'askText', 'request']),
      network: { send: noting('send') },
    },
  };
}

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A simulation behind a channel, served in this thread, and the reports about its end. */
function remoteOf(ports: GamePorts, gameEvents: GameEvents, changeAnswer = (answer: unknown) => answer) {
  const { port1, port2 } = new MessageChannel();
  const over: SimulationEnd[] = [];
  serveSimulation({
    set onmessage(listen: (event: MessageEvent) => void) {
      port2.onmessage = listen;
    },
    postMessage: (message, transfer) => port2.postMessage(changeAnswer(message), transfer),
  });
  const worker = { port: port1, terminate: () => port2.close(), onFailure: undefined };
  const options = { keepsHistory: true, ports: () => ports, gameEvents };
  const simulation = new RemoteSimulation(options, { worker, onEnd: (end) => over.push(end) });
  ends.push(() => simulation.destroy());
  return { simulation, over };
}

function localOf(ports: GamePorts, gameEvents: GameEvents): LocalSimulation {
  const simulation = new LocalSimulation({ keepsHistory: true, ports: () => ports, gameEvents });
  ends.push(() => simulation.destroy());
  return simulation;
}

/** The positions of all actors, as far as both sides can see them. */
function placesIn({ scenes }: GameView): unknown {
  return scenes.map(({ id, layers }) => [
    id,
    ...layers.map(({ actors }) => actors.map(({ key, x, y, rotation, version }) => [key, x, y, rotation, version])),
  ]);
}

/** The largest number of steps done at once. */
let longest = 0;

/** Plays a game using everything that a player can request, and returns what was visible after each request. */
async function playAll(
  simulation: SimulationClient,
  number: number,
  { answers, before }: ReturnType<typeof listenTo>,
): Promise<unknown[]> {
  const frames = 90;
  const { project, events } = generatedGame(number, frames);
  const byFrame = eventsByFrame(events);
  const seen: unknown[] = [];
  const see = (what: unknown = undefined) => {
    simulation.reportEvents();
    const { frame, reach, isRecording, view } = simulation;
    seen.push([what, frame, reach.first, reach.last, isRecording, placesIn(view)]);
  };
  const play = async (until: number) => {
    while (simulation.frame < until) {
      const next = simulation.frame + 1;
      before(next);
      // Steps without input, up to seven at a time.
      let most = 1;
      while (most < 7 && next + most <= until && !byFrame.has(next + most)) most++;
      const done = await simulation.advance([...(byFrame.get(next) ?? []), ...answers.splice(0)], most, before);
      simulation.reportEvents();
      expect(simulation.frame).toBe(next - 1 + done);
      longest = Math.max(longest, done);
      // Both sides are in sync whenever there is input.
      if (byFrame.has(simulation.frame + 1) || simulation.frame === until) see();
    }
  };
  const start = { project, sceneId: undefined, seed: number, records: false };
  await simulation.begin(start);
  see();
  await play(60);
  see(await simulation.goTo(25));
  see(await simulation.stepAgain());
  simulation.cut();
  see(await simulation.stepAgain());
  await play(40);
  const other = generatedGame(number + 1, frames).project;
  see(await simulation.reload({ ...project, actors: other.actors, object: other.object }));
  await play(55);
  see(await simulation.reload({ ...project, scenes: new Map([...project.scenes].slice(-1)) }));
  await simulation.begin({ ...start, records: true, recordedSeed: 7 });
  see();
  await play(30);
  see(await simulation.stopRecording());
  see(await simulation.stopRecording());
  return seen;
}

describe('a simulation behind a channel', () => {
  it('steps, reports and calls exactly like a local one', async () => {
    let heardOf = 0;
    for (const number of [1, 2, 3, 5, 8, 13]) {
      const { project } = generatedGame(number, 90);
      const [here, there] = [listenTo(generatedPorts(project)), listenTo(generatedPorts(project))];
      const seen = await playAll(localOf(here.ports, here.gameEvents), number, here);
      expect(longest).toBe(1);
      const { simulation, over } = remoteOf(there.ports, there.gameEvents);
      expect(await playAll(simulation, number, there)).toEqual(seen);
      expect(longest).toBeGreaterThan(1);
      longest = 0;
      expect(there.heard).toEqual(here.heard);
      expect(over).toEqual([]);
      heardOf += here.heard.length;
    }
    expect(heardOf).toBeGreaterThan(100);
  });
});

const project = buildProject({
  attributes: { id7: { '@': 'integer', $: 3, name: 'Count' } },
  prototypes: [{ id: 'id5', name: 'Pip', attributes: { size: { width: 40, height: 20 } }, behaviors: [] }],
  scenes: [{ layers: [{ actors: [{ id: 'id6', prototype: 'id5', position: { x: 100, y: 50 } }] }] }],
});
const start = { project, sceneId: undefined, seed: 1, records: false };

describe('a breakpoint', () => {
  it('ends the request before the frame is reported, and its reports come once, when it is replayed', async () => {
    const log = { class: 'LogDebuggingStatementAction', attributes: { text: 'here' } };
    const every = { class: 'TimerBehavior', attributes: { timerType: 0, interval: 0.1 }, behaviors: [log] };
    const project = buildProject({
      prototypes: [{ id: 'id5', behaviors: [every] }],
      scenes: [{ layers: [{ actors: [{ prototype: 'id5' }] }] }],
    });
    const heard: unknown[] = [];
    const { simulation } = remoteOf(createHeadlessPorts(project), {
      onLog: ({ frame }) => heard.push(frame),
      onBreak: ({ frame }) => heard.push(`stop ${frame}`),
    });
    await simulation.begin({ project, sceneId: undefined, seed: 1, records: false });
    const path = ['actors', 'id5', 'behaviors', 0, 'behaviors', 0];
    await simulation.ask('breakAt', { places: [path], attributes: [] });
    while (heard.length === 0) await simulation.advance([], 4, () => undefined);
    const { frame } = simulation;
    expect(heard).toEqual([`stop ${frame}`]);
    await simulation.ask('eventsOf', { frame, actor: 1, attributes: [] });
    await simulation.goTo(frame - 1);
    await simulation.change('stepInto', { position: { actor: 1, call: 0, isAfter: false } });
    expect(heard).toEqual([`stop ${frame}`]);
    await simulation.change('stepInto', { position: { actor: 1, call: 0, isAfter: true } });
    await simulation.stepAgain();
    expect([simulation.frame, heard]).toEqual([frame, [`stop ${frame}`, frame]]);
  });
});

describe('an inspector', () => {
  it('reads, writes, finds and lists actors and attributes, and receives only changes', async () => {
    const { simulation } = remoteOf(createHeadlessPorts(project), {});
    await simulation.begin(start);
    const items = [
      { subject: 'game', id: 'id7' },
      { subject: 1, id: 'position.x' },
      { subject: 9, id: 'position.x' },
    ] as const;
    const first = await simulation.ask('observe', { items, listsActors: true, isFresh: true });
    expect(first).toEqual({
      frame: 0,
      values: [{ ...items[0], value: 3 }, { ...items[1], value: 100 }, items[2]],
      actors: { first: [{ key: 1, id: 'id6', prototypeId: 'id5', name: 'Pip' }], total: 1 },
    });
    await simulation.change('write', { subject: 1, id: 'position.x', value: '140' });
    expect(simulation.view.scenes[0]?.layers[0]?.actors[0]?.x).toBe(140);
    const second = await simulation.ask('observe', { items: items.slice(1, 2), listsActors: true, isFresh: false });
    expect(second).toEqual({ frame: 0, values: [{ ...items[1], value: 140 }] });
    expect((await simulation.ask('actorAt', { x: 150, y: 50 }))?.name).toBe('Pip');
    expect(await simulation.ask('actorAt', { x: 180, y: 50 })).toBeUndefined();
    expect((await simulation.ask('attributes', { subject: 'game' }))[0]).toMatchObject({ id: 'id7', name: 'Count' });
  });

  it('reads devices, reports what has changed, and knows held keys that the game does not use', async () => {
    const { simulation } = remoteOf(createHeadlessPorts(project), {});
    await simulation.begin(start);
    const ids = ['mouse.position.x', 'mouse.button.down', 'keyboard.held', 'player1.buttonA', 'toaster'];
    const read = (isFresh: boolean) => simulation.ask('devices', { ids, isFresh });
    const atRest = await read(true);
    expect(atRest).toMatchObject(ids.map((id) => ({ id })));
    expect(atRest.map(({ value }) => value).slice(1)).toEqual([false, '', false, undefined]);
    expect(await read(false)).toEqual([]);
    const play = (input: readonly InputEvent[]) => Promise.resolve(simulation.advance(input, 1, () => undefined));
    await play([
      { type: 'pointerMove', x: 12, y: 8 },
      { type: 'keyDown', key: 'q' },
      { type: 'keyDown', key: 'space' },
    ]);
    expect(await read(false)).toEqual([
      { id: 'mouse.position.x', value: 12 },
      { id: 'keyboard.held', value: 'q, space' },
    ]);
    await play([{ type: 'keyUp', key: 'q' }]);
    expect(await read(false)).toEqual([{ id: 'keyboard.held', value: 'space' }]);
    expect((await read(true)).length).toBe(ids.length);
  });

  it('measures the steps since the last report', async () => {
    const timed = buildProject({
      prototypes: [{ id: 'id5', behaviors: [{ class: 'MoveBehavior', attributes: { speed: 5 } }] }],
      scenes: [{ layers: [{ actors: [{ prototype: 'id5' }] }] }],
    });
    const { simulation } = remoteOf(createHeadlessPorts(timed), {});
    await simulation.begin({ ...start, project: timed });
    await simulation.ask('setProfiling', { isOn: true });
    expect(await simulation.ask('takeProfile', {})).toBeUndefined();
    await stepOf(simulation);
    expect(await simulation.ask('takeProfile', {})).toMatchObject({ steps: 1 });
    for (let step = 0; step < 3; step++) await stepOf(simulation);
    expect(await simulation.ask('takeProfile', {})).toMatchObject({
      steps: 3,
      rows: [{ path: ['actors', 'id5', 'behaviors', 0], calls: 3 }],
    });
  });

  it('keeps what the game saved for its next start', async () => {
    const saving = buildProject({
      attributes: { id7: { '@': 'integer', $: 3, name: 'Count' } },
      prototypes: [
        {
          id: 'id5',
          behaviors: [
            { class: 'LoadAttributeAction', attributes: { targetAttribute: 'game.attributes.id7', key: 'best' } },
            {
              class: 'ChangeAttributeAction',
              attributes: {
                targetAttribute: 'game.attributes.id7',
                RHS: { '@': 'expression', $: [{ keypath: 'game.attributes.id7' }, ' + 1'] },
              },
            },
            { class: 'SaveAttributeAction', attributes: { targetAttribute: 'game.attributes.id7', key: 'best' } },
          ],
        },
      ],
      scenes: [{ layers: [{ actors: [{ prototype: 'id5' }] }] }],
    });
    const { simulation } = remoteOf(createHeadlessPorts(saving), {});
    const values: unknown[] = [];
    for (let game = 0; game < 3; game++) {
      await simulation.begin({ ...start, project: saving });
      await stepOf(simulation);
      const items = [{ subject: 'game', id: 'id7' }] as const;
      values.push((await simulation.ask('observe', { items, listsActors: false, isFresh: false })).values[0]?.value);
    }
    expect(values).toEqual([4, 5, 6]);
  });
});

describe('a worker that sends invalid messages', () => {
  const right: Readonly<Record<string, unknown>> = { answer: undefined };
  it.each<[string, (answer: Record<string, unknown>) => unknown]>([
    ['nothing', () => undefined],
    ['a text', () => 'hello'],
    ['another number', (answer) => ({ ...answer, id: 77 })],
    ['an invalid number', (answer) => ({ ...answer, id: -1 })],
    ['an answer of the wrong kind', (answer) => ({ ...answer, answer: 'kept' })],
    ['a value that is not a list of calls', (answer) => ({ ...answer, calls: undefined })],
    ['an unknown call', (answer) => ({ ...answer, calls: [['eval', 'x']] })],
    ['a call by the name of an inherited property', (answer) => ({ ...answer, calls: [['constructor']] })],
    ['a call with invalid values', (answer) => ({ ...answer, calls: [['openUrl', 7]] })],
    ['a call with an extra value', (answer) => ({ ...answer, calls: [['quit', 7]] })],
    ['an invalid status', (answer) => ({ ...answer, status: { frame: 'x' } })],
    ['an invalid view', (answer) => ({ ...answer, view: { scenes: [{}] } })],
    ['an actor that was never added', (answer) => ({ ...answer, view: { scenes: [strange] } })],
  ])('%s, is ended', async (_, change) => {
    let isOn = false;
    const { simulation, over } = remoteOf(createHeadlessPorts(project), {}, (answer) =>
      isOn ? change({ ...right, ...(answer as object) }) : answer,
    );
    await simulation.begin(start);
    isOn = true;
    await expect(stepOf(simulation)).rejects.toThrow(SimulationOver);
    expect(over).toMatchObject([{ reason: 'refused' }]);
    await expect(stepOf(simulation)).rejects.toThrow(SimulationOver);
  });

  const strange = {
    number: 1,
    id: 'id1',
    numbers: [],
    layers: [{ id: '', scrollable: true, version: 1, edits: Int32Array.of(0, 0, 1, 5) }],
  };

  it('passes internal errors on, and continues', async () => {
    const { simulation, over } = remoteOf(createHeadlessPorts(project), {});
    await expect(stepOf(simulation)).rejects.toThrow('no game has begun');
    await simulation.begin(start);
    await stepOf(simulation);
    expect([simulation.frame, over]).toEqual([1, []]);
  });
});
