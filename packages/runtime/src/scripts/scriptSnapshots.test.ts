import { describe, expect, it } from 'vitest';
import { behavior, tally, timer } from '../test/describeGame.ts';
import { scriptedGame } from '../test/describeScripts.ts';
import { playProject, startProject, stepFrames } from '../test/playProject.ts';
import { scriptLimits } from './scriptLimits.ts';

const log = timer('every', 0.1, [behavior('LogDebuggingStatementAction', { text: 'x' })]);

/** Scripts that use random numbers and attributes, wait and fail. */
const project = scriptedGame(
  {
    onGameReady: 'setAttribute("game.count", Math.random() * 100); pause(0.25);',
    onLogDebuggingStatement: `
      const n = getAttribute("game.count") + Math.random();
      setAttribute("game.count", n);
      if (n > 104) null.x;
      if (n > 102) pause(0.1);
      return false;`,
  },
  [log, tally],
);

describe('snapshots of games with scripts', () => {
  it.each([1, 5, 14, 15, 16, 40, 120])('taken at frame %i continue like the game', async (frame) => {
    const game = await playProject(project, { frames: frame });
    const snapshot = structuredClone(game.snapshot());
    const again = await startProject(project);
    again.restore(snapshot);
    expect(again.stateHash()).toBe(game.stateHash());
    stepFrames(game, 200);
    stepFrames(again, 200);
    expect(again.stateHash()).toBe(game.stateHash());
    expect(again.faults).toEqual(game.faults);
  });

  it('distinguish a paused game and a disabled script', async () => {
    const hashes = await Promise.all(
      ['', 'pause();', 'null.x;'].map(async (source) => {
        const game = await playProject(scriptedGame({ onGameReady: `${source} 1;` }));
        return game.stateHash();
      }),
    );
    expect(new Set(hashes).size).toBe(3);
  });

  it('from before a failure re-enable the script', async () => {
    const failing = scriptedGame(
      { onLogDebuggingStatement: 'if (getAttribute("game.time") > 0.5) null.x; return "ok";' },
      [log],
    );
    const game = await playProject(failing, { frames: 10 });
    const snapshot = game.snapshot();
    stepFrames(game, 50);
    expect(game.faults).toHaveLength(1);
    game.restore(snapshot);
    expect(game.faults).toEqual([]);
    game.step([]);
    stepFrames(game, 6);
    expect(game.log.at(-1)?.text).toBe('ok');
  });
});

describe('the work of a frame', () => {
  it('is limited to 200 calls; further events happen without scripts, and the next frame has 200 again', async () => {
    const lines = Array.from({ length: 250 }, () => behavior('LogDebuggingStatementAction', { text: 'x' }));
    const source = 'return "s";';
    const game = await playProject(scriptedGame({ onLogDebuggingStatement: source }, [timer('every', 1 / 60, lines)]), {
      frames: 2,
    });
    const first = game.log.filter(({ frame }) => frame === game.log[0]?.frame).map(({ text }) => text);
    expect(first.filter((text) => text === 's')).toHaveLength(scriptLimits.calls);
    expect(first).toHaveLength(250);
    const [fault] = game.faults;
    expect(fault?.code).toBe('limit.scripts');
    const later = game.log.filter(({ frame, text }) => frame !== game.log[0]?.frame && text === 's');
    expect(later.length === 0 || later.length === scriptLimits.calls).toBe(true);
  });

  it('is limited in total', async () => {
    const lines = Array.from({ length: 20 }, () => behavior('LogDebuggingStatementAction', { text: 'x' }));
    const busy = 'let n = 0; for (let i = 0; i < 60000; i++) n += i; return "s";';
    const game = await playProject(scriptedGame({ onLogDebuggingStatement: busy }, lines));
    const done = game.log.filter(({ text }) => text === 's').length;
    expect(done).toBeGreaterThan(2);
    expect(done).toBeLessThan(15);
    expect(game.faults[0]?.code).toBe('limit.scripts');
  });
});
