import type { RemotePlayer, RemotePlayerOptions } from '@playhouse/player';
import type { FrameCommand, FrameEvent } from './frameMessages.ts';

type Command<Type> = Extract<FrameCommand, { type: Type }>;

/** Answers the editor's questions about why the game does what it does. */
export interface Explainer {
  follow(command: Command<'follow'>): Promise<void>;
  why(command: Command<'why'>): Promise<void>;
  whoSet(command: Command<'whoSet'>): Promise<void>;
  breakAt(command: Command<'breakAt'>): Promise<void>;
  /** Call when a breakpoint was hit: rewinds to before the frame, and reports what happens in it. */
  stopBefore(hit: Hit): Promise<void>;
  tellNow(): Promise<void>;
  destroy(): void;
}

type Hit = Parameters<NonNullable<RemotePlayerOptions['onBreak']>>[0];

const nowEvery = 200;

/** Starts without a followed actor. */
export function createExplainer(player: RemotePlayer, tell: (event: FrameEvent) => void): Explainer {
  let actor: number | undefined;
  let isBusy = false;
  let followed: Command<'follow'>['attributes'] = [];
  let broken: Command<'breakAt'>['attributes'] = [];
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
  // The end of a game is reported elsewhere.
  const timer = setInterval(() => void tellNow().catch(() => undefined), nowEvery);
  return {
    async follow(command) {
      actor = command.actor;
      followed = command.attributes;
      await player.explain('follow', { actor, attributes: command.attributes });
      await tellNow();
    },
    async why({ path, actor: asked }) {
      tell({ type: 'because', path, answer: await player.explain('why', { path, actor: asked }) });
    },
    async whoSet({ subject, id, owner }) {
      tell({ type: 'setBy', subject, id, answer: await player.explain('whoSet', { subject, id, owner }) });
    },
    async breakAt({ places, attributes }) {
      broken = attributes;
      await player.explain('breakAt', { places, attributes });
    },
    async stopBefore(hit) {
      await player.pause();
      const { frame } = hit;
      const both = [...broken, ...followed];
      const attributes = both.filter(
        ({ subject, id }, index) => both.findIndex((one) => one.subject === subject && one.id === id) === index,
      );
      const told = await player.explain('eventsOf', { frame, actor: hit.actor, attributes });
      await player.goTo(frame - 1);
      tell({ type: 'broke', ...hit, isExact: told?.isExact ?? false, events: told?.events ?? [] });
      await tellNow();
    },
    tellNow,
    destroy: () => clearInterval(timer),
  };
}
