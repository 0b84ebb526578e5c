import type { ScriptedEvent } from '../index.ts';
import { createRecorder } from '../record/createRecorder.ts';
import { createMemoryStorage } from '../record/memoryStorage.ts';
import { generatedGame, generatedPorts } from './generatedGame.ts';
import { startProject } from './playProject.ts';

/**
 * Checks the properties of a generated game over a number of frames: replaying its recording results in the same
 * states, and so does going back by up to 300 frames and forward again, and continuing from a snapshot in another game.
 * Returns the violated properties, and the state hashes halfway and at the end.
 */
export async function checkGame(
  number: number,
  frames: number,
  make: typeof generatedGame = generatedGame,
): Promise<{ problems: string[]; hashes: string[] }> {
  const seed = number;
  const { project, events } = make(number, frames);
  const problems: string[] = [];
  const expectSame = (what: string, found: string, wanted: string) => {
    if (found !== wanted) problems.push(`game ${number}: ${what} gives ${found} instead of ${wanted}`);
  };
  const storage = createMemoryStorage();
  const game = await startProject(project, { seed, ports: { ...generatedPorts(project), storage } });
  const recorder = createRecorder(game, { storage, everyFrames: Math.ceil(frames / 8) });
  const byFrame = eventsByFrame(events);
  const half = Math.floor(frames / 2);
  const play = (until: number) => {
    while (game.frame < until) recorder.step(byFrame.get(game.frame + 1) ?? []);
  };
  play(half);
  const middle = { hash: game.stateHash(), snapshot: game.snapshot(), saved: storage.capture() };
  play(frames);
  const hash = game.stateHash();

  const back = recorder.rewind(Math.min(300, half));
  expectSame('the way back', String(back), String(Math.min(300, half)));
  expectSame('the way forward', String(recorder.replay(back)), String(back));
  expectSame('going back and forward', game.stateHash(), hash);

  const again = await playAgain(recorder.events());
  expectSame('the record, half way', again.middle, middle.hash);
  expectSame('the record', again.end, hash);

  const otherStorage = createMemoryStorage(middle.saved);
  const other = await startProject(project, {
    seed: seed + 1,
    ports: { ...generatedPorts(project), storage: otherStorage },
  });
  other.restore(structuredClone(middle.snapshot));
  expectSame('the snapshot', other.stateHash(), middle.hash);
  while (other.frame < frames) other.step(byFrame.get(other.frame + 1) ?? []);
  expectSame('going on from the snapshot', other.stateHash(), hash);

  for (const fault of game.faults) {
    if (fault.cause === 'engine') problems.push(`game ${number}: ${fault.code} ${fault.message}`);
  }
  game.destroy();
  other.destroy();
  return { problems, hashes: [middle.hash, hash] };

  async function playAgain(record: readonly ScriptedEvent[]) {
    const recorded = eventsByFrame(record);
    const one = await startProject(project, {
      seed,
      ports: { ...generatedPorts(project), storage: createMemoryStorage() },
    });
    while (one.frame < half) one.step(recorded.get(one.frame + 1) ?? []);
    const atMiddle = one.stateHash();
    while (one.frame < frames) one.step(recorded.get(one.frame + 1) ?? []);
    const end = one.stateHash();
    one.destroy();
    return { middle: atMiddle, end };
  }
}

/** The events of a script by the frame in which they occur. */
export function eventsByFrame(events: readonly ScriptedEvent[]): Map<number, ScriptedEvent[]> {
  return Map.groupBy(events, ({ frame }) => frame);
}
