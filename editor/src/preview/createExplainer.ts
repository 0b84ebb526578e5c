import type { RemotePlayer } from '@playhouse/player';
import type { FrameCommand, FrameEvent } from './frameMessages.ts';

type Command<Type> = Extract<FrameCommand, { type: Type }>;

/** Answers the editor's questions about why the game does what it does. */
export interface Explainer {
  follow(command: Command<'follow'>): Promise<void>;
  why(command: Command<'why'>): Promise<void>;
  whoSet(command: Command<'whoSet'>): Promise<void>;
  tellNow(): Promise<void>;
  destroy(): void;
}

const nowEvery = 200;

/** Begins with nobody followed. */
export function createExplainer(player: RemotePlayer, tell: (event: FrameEvent) => void): Explainer {
  let actor: number | undefined;
  let isBusy = false;
  const tellNow = async () => {
    if (actor === undefined || isBusy) return;
    isBusy = true;
    const asked = actor;
    try {
      const now = await player.explain('now', {});
      if (asked === actor) tell({ type: 'now', actor: asked, now });
    } finally {
      isBusy = false;
    }
  };
  // That a game is over is told elsewhere.
  const timer = setInterval(() => void tellNow().catch(() => undefined), nowEvery);
  return {
    async follow(command) {
      actor = command.actor;
      await player.explain('follow', { actor, attributes: command.attributes });
      await tellNow();
    },
    async why({ path, actor: asked }) {
      tell({ type: 'because', path, answer: await player.explain('why', { path, actor: asked }) });
    },
    async whoSet({ subject, id, owner }) {
      tell({ type: 'setBy', subject, id, answer: await player.explain('whoSet', { subject, id, owner }) });
    },
    tellNow,
    destroy: () => clearInterval(timer),
  };
}
