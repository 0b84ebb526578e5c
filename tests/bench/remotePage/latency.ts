import type { Project } from '@playhouse/core';
import { type BehaviorDescription, buildProject } from '@playhouse/core/testing';
import { createPlayer, createRemotePlayer, type PlayerControls } from '@playhouse/player';
import { startWorker } from './startWorker.ts';

/** The effect of a key on the only actor: it becomes visible, which shows at once, or moves, which is interpolated. */
export type Effect = 'look' | 'move';

const size = { width: 200, height: 100 };
const effects: Readonly<Record<Effect, BehaviorDescription>> = {
  look: { class: 'ChangeAttributeAction', attributes: { targetAttribute: 'self.attributes.color.alpha', RHS: 1 } },
  move: { class: 'ChangeAttributeAction', attributes: { targetAttribute: 'self.attributes.position.x', RHS: 100 } },
};

function keyGame(effect: Effect): Project {
  const conditions = [
    {
      id: 'id900',
      class: 'EventCondition',
      attributes: { conditionType: 0 },
      predicate: { type: 'key', attributes: { keyString: 'space', mode: 'down' } },
    },
  ];
  const rule = { class: 'RuleBehavior', attributes: { compoundConditionKind: 0 }, conditions };
  const look = effect === 'look' ? { color: { red: 1, green: 1, blue: 1, alpha: 0 } } : {};
  return buildProject({
    displaySize: size,
    prototypes: [
      {
        id: 'id1',
        attributes: { size: { width: 40, height: 40 }, ...look },
        behaviors: [{ ...rule, behaviors: [effects[effect]] } as BehaviorDescription],
      },
    ],
    scenes: [{ layers: [{ actors: [{ prototype: 'id1', position: { x: effect === 'look' ? 100 : -100, y: 50 } }] }] }],
  });
}

/** For several key presses, how many pictures after the next one show the effect. */
export async function measureLatency(isRemote: boolean, effect: Effect, tries: number): Promise<number[]> {
  const found: number[] = [];
  for (let attempt = 0; attempt < tries; attempt++) {
    const host = document.createElement('div');
    host.style.cssText = `inline-size:${size.width}px;block-size:${size.height}px`;
    document.querySelector('#host')?.append(host);
    const options = { host, project: keyGame(effect), seed: 1, muted: true, assets: async () => undefined };
    const player = isRemote
      ? await createRemotePlayer({ ...options, startWorker, onEnd: ({ message }) => console.error(message) })
      : await createPlayer(options);
    player.start();
    found.push(await picturesUntilSeen(player, host));
    player.destroy();
    host.remove();
  }
  return found;
}

async function picturesUntilSeen(player: PlayerControls, host: HTMLElement): Promise<number> {
  for (let picture = 0; picture < 30; picture++) await nextPicture();
  player.addInput({ type: 'keyDown', key: 'space' });
  const gl = host.querySelector('canvas')?.getContext('webgl2');
  const pixel = new Uint8Array(4);
  for (let pictures = 0; pictures < 60; pictures++) {
    await nextPicture();
    gl?.readPixels(gl.drawingBufferWidth / 2, gl.drawingBufferHeight / 2, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
    if (pixel[0] !== 0) return pictures;
  }
  return Number.NaN;
}

/** Resolves after the player's own work for a picture, which was requested earlier. */
function nextPicture(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}
