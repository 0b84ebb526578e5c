import { expect, it } from 'vitest';
import { Engine, type EnginePorts } from './engine.ts';

/** Opens a project whose first replication ends after it was told that some documents are refused. */
async function resent(refused: readonly string[], lately: readonly string[]): Promise<readonly string[]> {
  const asked: string[] = [];
  const ports: EnginePorts = {
    openDatabase: async () => undefined,
    replicate(replication, _, tell) {
      if (replication === 'live') return () => undefined;
      queueMicrotask(() => {
        for (const id of refused) tell({ type: 'denied', refused: { id, reason: 'no' } });
        tell({ type: 'complete' });
      });
      return () => undefined;
    },
    async resend(_, documents) {
      asked.push(...documents);
      return true;
    },
    findMissing: async () => ['images/a.png', 'scenes/id1.json'],
    refusedLately: async () => new Set(lately),
    mergeConflicts: async () => true,
    flush: async () => undefined,
    keepCopy: async () => undefined,
    isSignedIn: async () => true,
    show: () => undefined,
    redirect: () => undefined,
    wait: () => () => undefined,
    random: () => 0.5,
    report: (error) => {
      throw error;
    },
  };
  const engine = new Engine(ports);
  engine.tell({ type: 'open', uuid: 'u', stops: [] });
  await expect.poll(() => engine.state.goal).toBe('live');
  await engine.settled();
  return asked;
}

it.each([
  ['what is named and was refused lately is not sent again', ['images/a.png'], ['images/a.png'], ['scenes/id1.json']],
  ['what is not named yet is', [], ['images/a.png'], ['images/a.png', 'scenes/id1.json']],
  ['what was refused long ago is', ['images/a.png'], [], ['images/a.png', 'scenes/id1.json']],
] as const)('once the first replication is over, %s', async (_, refused, lately, expected) => {
  expect(await resent(refused, lately)).toEqual(expected);
});
