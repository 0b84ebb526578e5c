import { createPlayer, type Player } from '@playhouse/player';
import type { FrameCommand, FrameEvent } from './frameMessages.ts';

/** Runs one game in the frame as the editor wishes. */
export interface GameHost {
  /** Commands are followed one after the other. */
  follow(command: FrameCommand): Promise<void>;
}

const beatEvery = 250;

export function createGameHost(stage: HTMLElement, tell: (event: FrameEvent) => void): GameHost {
  let player: Player | undefined;
  let last: Promise<void> = Promise.resolve();
  const faulty = (error: unknown) =>
    tell({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
  const stop = () => {
    player?.destroy();
    player = undefined;
    stage.replaceChildren();
  };
  const perform = async (command: FrameCommand): Promise<void> => {
    if (command.type === 'load') {
      stop();
      player = await load(stage, command, tell);
      tell({ type: 'loaded' });
    }
    if (command.type === 'start') player?.start();
    if (command.type === 'pause') player?.pause();
    if (command.type === 'step') player?.step();
    if (command.type === 'restart') await player?.restart(command.sceneId);
    if (command.type === 'fit') player?.setFit(command.fit);
    if (command.type === 'mute') player?.setMuted(command.isMuted);
    if (command.type === 'stop') stop();
    beat();
  };
  const beat = () => {
    if (player) tell({ type: 'beat', frame: player.game.frame, isRunning: player.running });
  };
  setInterval(beat, beatEvery);
  forwardKeys(tell);
  forwardFocus(tell);
  return {
    follow(command) {
      last = last.then(() => perform(command)).catch(faulty);
      return last;
    },
  };
}

function load(
  stage: HTMLElement,
  { project, files, sceneId, fit, isMuted }: FrameCommand & { type: 'load' },
  tell: (event: FrameEvent) => void,
): Promise<Player> {
  return createPlayer({
    host: stage,
    project,
    assets: async (path) => files.get(path),
    fit,
    muted: isMuted,
    ...(sceneId !== undefined && { sceneId }),
    onLog: ({ frame, actorId, path, text }) => tell({ type: 'log', frame, actorId, path, text }),
    onFault: ({ cause, code, message, firstFrame, path }) =>
      tell({ type: 'fault', cause, code, message, frame: firstFrame, path }),
    onScene: ({ id, name }) => tell({ type: 'scene', id, name }),
    onNotice: (text) => tell({ type: 'notice', text }),
    onOpenUrl: (url) => tell({ type: 'openUrl', url }),
  });
}

/** Ctrl Enter goes back to editing and F6 leaves the frame; every other key is the game's. Editor design, chapter 8. */
function forwardKeys(tell: (event: FrameEvent) => void): void {
  const listen = (event: KeyboardEvent) => {
    const isLeave = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isLeave && event.key !== 'F6') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    tell({ type: 'key', key: isLeave ? 'leave' : event.shiftKey ? 'previousRegion' : 'nextRegion' });
  };
  window.addEventListener('keydown', listen, { capture: true });
}

function forwardFocus(tell: (event: FrameEvent) => void): void {
  window.addEventListener('focus', () => tell({ type: 'focus', hasFocus: true }));
  window.addEventListener('blur', () => tell({ type: 'focus', hasFocus: false }));
}
