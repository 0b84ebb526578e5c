import { argumentNames, delegateEvents, findDelegateEvent } from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import type { GamePorts } from '../ports/gamePorts.ts';
import { behavior, change, count, label, tally, timer } from '../test/describeGame.ts';
import { scriptedGame } from '../test/describeScripts.ts';
import { playProject, startProject, stepFrames } from '../test/playProject.ts';
import { eventGames, gameOf, store, twoScenes } from '../test/scriptGames.ts';

const set = (value: string) => `setAttribute("game.label", getAttribute("game.label") + ${value} + ";");`;

/** Ports that record requests of a game. */
function notingPorts(saved = new Map<string, string>()) {
  const asked: unknown[] = [];
  const platform: GamePorts['platform'] = {
    openUrl: (url) => void asked.push(['openUrl', url]),
    quit: () => void asked.push(['quit']),
    askText: (prompt) => void asked.push(['askText', prompt]),
    request: (event) => void asked.push([event]),
  };
  const storage = {
    get: (key: string) => saved.get(key),
    set: (key: string, value: string) => void saved.set(key, value),
  };
  return { asked, saved, ports: { platform, storage } };
}

/** The arguments of a script, without functions. */
function seeing(event: string): string {
  const plain = argumentNames(findDelegateEvent(event)).filter((name) => name !== 'defaultFunction');
  return `log(JSON.stringify([${plain.join(', ')}]));`;
}

const state = 'tableCellValue(tables.PurchaseTable, 1, "State")';

describe('every event', () => {
  it('has a game here', () => {
    expect(eventGames.map(({ event }) => event).sort()).toEqual(delegateEvents.map(({ event }) => event).sort());
  });

  it.each(eventGames)(
    '$event runs its scripts once, with its arguments, and the default action happens',
    async (row) => {
      const { ports, asked } = notingPorts();
      const game = await startProject(gameOf(row.event, seeing(row.event), row.behaviors), { ports });
      game.step(row.input ?? []);
      stepFrames(game, 3);
      const lines = game.log.filter(({ path }) => path[0] === 'delegates').map(({ text }) => JSON.parse(text));
      expect(lines).toEqual([row.handed]);
      expect(asked.map((each) => (Array.isArray(each) ? each[0] : each))).toEqual(row.asks ?? []);
      expect(game.faults).toEqual([]);
    },
  );

  it.each(eventGames.filter(({ asks }) => asks))('$event: a result replaces the default action', async (row) => {
    const { ports, asked } = notingPorts();
    const game = await startProject(gameOf(row.event, 'return false;', row.behaviors), { ports });
    stepFrames(game, 3);
    expect(asked).toEqual([]);
    expect(game.faults).toEqual([]);
  });

  it.each(delegateEvents.filter(({ alias }) => alias))(
    '$event is also known by its older name $alias',
    async ({ alias }) => {
      const project = gameOf(alias ?? '', 'log(position);', [behavior('ShowBannerAction', { position: 0 })]);
      expect((await playProject(project)).log.map(({ text }) => text)).toEqual(['top']);
    },
  );
});

describe('results', () => {
  it.each([
    [
      'onIAPBuyItem',
      'return { purchaseComplete: true };',
      [behavior('IAPBuyItemAction', { productID: 'sword' })],
      state,
      'purchased',
    ],
    [
      'onIAPBuyItem',
      'return { buyerCancelled: true };',
      [behavior('IAPBuyItemAction', { productID: 'sword' })],
      state,
      'unpurchased',
    ],
    [
      'onIAPBuyItem',
      'return Promise.resolve({ purchaseComplete: true });',
      [behavior('IAPBuyItemAction', { productID: 'sword' })],
      state,
      'purchased',
    ],
    ['onIAPRestoreItems', 'return [{ itemID: "sword" }];', [behavior('IAPRestoreItemsAction')], state, 'purchased'],
    ['onGameCenterLogin', 'return true;', [behavior('GameCenterLoginAction')], 'game.platformConnected', true],
    [
      'onLoadAttribute',
      'return 42;',
      [behavior('LoadAttributeAction', { targetAttribute: count, key: 'k' })],
      'game.count',
      42,
    ],
    [
      'onLoadAttribute',
      'return { no: 1 };',
      [behavior('LoadAttributeAction', { targetAttribute: count, key: 'k' })],
      'game.count',
      0,
    ],
    [
      'onKeyboardInput',
      'return "Ann";',
      [behavior('KeyboardInputAction', { targetAttribute: label })],
      'game.label',
      'Ann',
    ],
    [
      'onKeyboardInput',
      'return null;',
      [behavior('KeyboardInputAction', { targetAttribute: label })],
      'game.label',
      '',
    ],
    [
      'onIAPRequestPurchaseData',
      'return [{ itemID: "sword", name: "Blade", price: "$2" }];',
      [behavior('IAPRequestPurchaseDataAction', { startIndex: '1', endIndex: '1', callbackAttribute: count })],
      'tableCellValue(tables.PurchaseTable, 1, "Price") .. game.count',
      '$21',
    ],
  ])('%s: %s', async (event, source, behaviors, program, value) => {
    const game = await playProject(gameOf(event, source, behaviors), { frames: 2 });
    expect(game.evaluate(program)).toEqual({ ok: true, value });
    expect(game.faults).toEqual([]);
  });

  it.each([
    ['return "changed";', ['changed']],
    ['return false;', []],
    ['', ['hi']],
  ])('onLogDebuggingStatement: %s', async (source, lines) => {
    const project = gameOf('onLogDebuggingStatement', `${source} /**/`, [
      behavior('LogDebuggingStatementAction', { text: 'hi' }),
    ]);
    expect((await playProject(project)).log.map(({ text }) => text)).toEqual(lines);
  });

  it('the default function saves and loads, and a script can call it', async () => {
    const { ports, saved } = notingPorts(new Map([['attribute:k', '5']]));
    const load = behavior('LoadAttributeAction', { targetAttribute: count, key: 'k' });
    const save = behavior('SaveAttributeAction', { targetAttribute: count, key: 'copy' });
    const saveTable = behavior('SaveTableAction', { tableID: 'id80' });
    const project = scriptedGame(
      {
        onLoadAttribute: 'return defaultFunction() * 2;',
        onSaveAttribute: 'defaultFunction(); return true;',
        onSaveTable: 'table.set(1, "Name", "Axe"); defaultFunction(); table.set(1, "Name", "Bow"); return true;',
      },
      [load, save, saveTable],
      store,
    );
    const game = await playProject(project, { ports });
    expect(game.attributes()['game.count']).toBe(10);
    expect(saved.get('attribute:copy')).toBe('10');
    expect(saved.get('table:id80')).toContain('Axe');
    expect(game.evaluate('tableCellValue(tables.PurchaseTable, 1, "Name")')).toEqual({ ok: true, value: 'Bow' });
  });

  it('the first script that answers wins, and the others still run', async () => {
    const delegates = ['', 'return 1;', 'return 2;'].map((end, index) => ({
      name: `S${index}`,
      event: 'onLoadAttribute',
      source: `${set(`"${index}"`)} ${end}`,
    }));
    const load = behavior('LoadAttributeAction', { targetAttribute: count, key: 'k' });
    const game = await playProject(scriptedGame({}, [load], { delegates }));
    expect(game.attributes()).toMatchObject({ 'game.count': 1, 'game.label': '0;1;2;' });
  });
});

describe('the order of events', () => {
  it('at the start matches the reference, and a scene change comes after its announcement', async () => {
    const events = [
      'onGameReady',
      'onLoadingEnd',
      'onSceneAboutToChange',
      'onLoadingBegin',
      'onCurrentSceneChanged',
      'onGameDimensionsKnown',
    ];
    const scripts = Object.fromEntries(events.map((event) => [event, set(`"${event}@" + getAttribute("scene.name")`)]));
    const project = scriptedGame(scripts, [behavior('ChangeSceneAction', { sceneKey: 'id2' })], twoScenes);
    const game = await playProject(project, { frames: 3 });
    expect(game.attributes()['game.label']).toBe(
      'onLoadingBegin@One;onGameDimensionsKnown@One;onLoadingEnd@One;onGameReady@One;onSceneAboutToChange@One;onCurrentSceneChanged@Two;',
    );
  });

  it.each([
    ['ChangeSceneAction', { sceneKey: 'next' }, ['to id2 0', 'in id2 Two']],
    [
      'PauseGameAction',
      { sceneKey: 'id2', enableAdvertisement: 1 },
      ['to id2 1', 'in id2 Two', 'to id1 0', 'in id1 One'],
    ],
    ['ResetSceneAction', { enableAdvertisement: 2 }, ['to id1 2', 'in id1 One']],
    ['ResetGameAction', {}, ['to id1 0', 'in id1 One']],
  ])('of %s with %o: announcements name the next scene', async (change, fields, lines) => {
    const scripts = {
      onSceneAboutToChange: 'log("to " + sceneKey + sceneName + " " + adType);',
      onCurrentSceneChanged: 'log("in " + sceneKey + " " + sceneName);',
    };
    const once = timer('after', 0.1, [behavior(change, fields)]);
    const prototypes = [
      { name: 'Solo', behaviors: [once] },
      { name: 'Over', behaviors: [timer('after', 0.05, [behavior('UnpauseGameAction')])] },
    ];
    const [one, two] = twoScenes.scenes;
    const scenes = [one ?? {}, { ...two, layers: [{ actors: [{ prototype: 'id2' }] }] }];
    const game = await playProject(scriptedGame(scripts, [], { prototypes, scenes }), { frames: 11 });
    expect(game.log.map(({ text }) => text)).toEqual(lines);
  });

  it('never runs disabled scripts and those without a known event', async () => {
    const delegates = [
      { name: 'off', event: 'onGameReady', source: 'log("off")', enabled: false },
      { name: 'none', event: 'onNothing', source: 'log("none")' },
      { name: 'on', event: 'onGameReady', source: 'log("on")' },
    ];
    expect((await playProject(scriptedGame({}, [], { delegates }))).log.map(({ text }) => text)).toEqual(['on']);
  });
});

describe('pausing', () => {
  it('pauses the game for some seconds', async () => {
    const game = await playProject(scriptedGame({ onGameReady: 'pause(0.5);' }, [tally]), { frames: 40 });
    expect(game.attributes()['game.count']).toBe(10);
  });

  it('lasts until a script resumes', async () => {
    const project = scriptedGame({ onGameReady: 'pause();', onWindowResize: 'resume();' }, [tally]);
    const events = [{ frame: 21, type: 'windowResize' } as const];
    const game = await playProject(project, { frames: 40, events });
    expect(game.attributes()['game.count']).toBe(20);
  });
});

describe('a script that fails', () => {
  it('is disabled until the game restarts, and others continue', async () => {
    const log = timer('every', 0.1, [behavior('LogDebuggingStatementAction', { text: 'x' })]);
    const delegates = [
      { name: 'Bad', event: 'onLogDebuggingStatement', source: 'getAttribute("game.nothing");' },
      { name: 'Good', event: 'onLogDebuggingStatement', source: 'return text + "!";' },
    ];
    const project = scriptedGame({}, [log], { delegates });
    for (let start = 0; start < 2; start++) {
      const game = await playProject(project, { frames: 60 });
      expect(game.log.map(({ text }) => text)).toEqual(Array.from({ length: 10 }, () => 'x!'));
      expect(game.faults).toEqual([
        expect.objectContaining({ code: 'script.error', count: 1, position: { line: 1, column: 13 } }),
      ]);
      expect(game.faults[0]?.message).toContain(
        '"Bad", onLogDebuggingStatement, line 1, column 13: There is no attribute',
      );
    }
  });

  it('keeps the effects it had before', async () => {
    const game = await playProject(scriptedGame({ onGameReady: 'setAttribute("game.count", 3); null.x;' }));
    expect(game.attributes()['game.count']).toBe(3);
  });

  it.each([
    ['an attribute that does not exist', 'setAttribute("game.no", 1);', 'There is no attribute game.no.'],
    ['an attribute of an actor', 'getAttribute("self.position.x");', 'There is no attribute self.position.x.'],
    ['an attribute that cannot be written', 'setAttribute("game.displaySize.width", 1);', 'cannot be written'],
    ['infinity', 'setAttribute("game.count", 1 / 0);', 'Only numbers, texts and booleans'],
    ['an object', 'setAttribute("game.count", {});', 'Only numbers, texts and booleans'],
    ['a table that does not exist', 'getTable("No");', 'There is no table No.'],
    ['a row that does not exist', 'getTable("PurchaseTable").get(2, 1);', 'has no row 2'],
    ['a column that does not exist', 'getTable("PurchaseTable").get(1, "No");', 'has no column No'],
    [
      'too many questions',
      'for (;;) try { getAttribute("game.count"); } catch (e) { if (/too many/.test(e)) throw e; }',
      'too many calls to the game in one frame',
    ],
  ])('%s', async (_, source, message) => {
    const game = await playProject(gameOf('onGameReady', source));
    expect(game.faults[0]?.message).toContain(message);
  });
});

describe('tables', () => {
  it('can be read, changed, extended and shortened', async () => {
    const source = `
      const t = getTable("PurchaseTable");
      t.addRow(); t.setRowName(2, "second"); t.set("second", "Id", "axe"); t.addRow(1); t.removeRow(1);
      log(t.rowCount, t.columnCount, t.findRow("second"), t.findColumn("Name"), t.rowName(2), t.get(2, 1), t.get(1, 2));`;
    const game = await playProject(gameOf('onGameReady', source));
    expect(game.faults).toEqual([]);
    expect(game.log[0]?.text).toBe('2 5 2 3 second axe true');
  });
});

it('a game with scripts that do nothing has the same hash as without scripts', async () => {
  const behaviors = [tally, change(label, 'x')];
  const plain = await playProject(scriptedGame({}, behaviors), { frames: 20 });
  const idle = await playProject(scriptedGame({ onWindowResize: 'return 1;' }, behaviors), { frames: 20 });
  expect(idle.attributes()).toEqual(plain.attributes());
});
