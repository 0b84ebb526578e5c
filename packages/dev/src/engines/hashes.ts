import { type Project, readProject } from '@playhouse/core';
import { createGame, createHeadlessPorts, type ScriptedEvent } from '@playhouse/runtime';

const frames = 600;
const every = 60;

/** Input that walks, jumps, touches and points its way through any game; the same for every engine. */
function fixedInput(): ScriptedEvent[] {
  const events: ScriptedEvent[] = [
    { frame: 5, type: 'keyDown', key: 'space' },
    { frame: 9, type: 'keyUp', key: 'space' },
  ];
  for (let frame = 20; frame < frames; frame += 40) {
    const x = (frame * 37) % 1000;
    const y = (frame * 53) % 700;
    events.push({ frame, type: 'keyDown', key: frame % 80 === 20 ? 'right' : 'space' });
    events.push(
      { frame: frame + 5, type: 'pointerDown', x, y },
      { frame: frame + 15, type: 'pointerMove', x: y, y: x / 2 },
    );
    events.push({ frame: frame + 25, type: 'pointerUp', x: y, y: x / 2 });
    events.push({ frame: frame + 30, type: 'keyUp', key: frame % 80 === 20 ? 'right' : 'space' });
  }
  return events.sort((a, b) => a.frame - b.frame);
}

/** Plays a scene of a project for 600 frames and returns its state's hash every second. */
async function hashesOf(project: Project, sceneId: string): Promise<string[]> {
  const game = await createGame(project, createHeadlessPorts(project), { seed: 7, sceneId });
  const events = fixedInput();
  const hashes: string[] = [];
  for (let frame = 1; frame <= frames; frame++) {
    game.step(events.filter((event) => event.frame === frame));
    if (frame % every === 0) hashes.push(game.stateHash());
  }
  game.destroy();
  return hashes;
}

/** The hashes of every scene of a stored project, by scene id. */
export async function projectHashes(files: ReadonlyMap<string, Uint8Array>): Promise<Record<string, string[]>> {
  const read = readProject(files);
  if (!read.ok) throw new Error(read.issues.map(({ message }) => message).join(' '));
  const { project } = read.value.contents;
  const hashes: Record<string, string[]> = {};
  for (const sceneId of project.object.scenes) hashes[sceneId] = await hashesOf(project, sceneId);
  return hashes;
}
