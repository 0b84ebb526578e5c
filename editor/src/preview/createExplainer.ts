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
  let replayed: Replayed | undefined;
  const tellNow = async () => {
    if (actor === undefined || isBusy) return;
    isBusy = true;
    const asked = actor;
    try {
      const now = await player.explain('now', {});
      if (asked === actor) tell({ type: 'now', actor: asked, now: now && withReplayed(now, replayed) });
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
      replayed = actor === undefined || player.running ? undefined : await replay(player, actor);
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

type Now = NonNullable<Extract<FrameEvent, { type: 'now' }>['now']>;

/** What an actor did in the last frame of a paused game, found out afterwards. */
type Replayed = Pick<Now, 'frame' | 'active' | 'conditions'>;

/** An actor that is first followed while the game is paused has not been traced in the frame that is shown. */
async function replay(player: RemotePlayer, actor: number): Promise<Replayed | undefined> {
  const { frame } = player;
  const told = await player.explain('eventsOf', { frame, actor, attributes: [] });
  if (!told) return undefined;
  const { events } = told;
  return {
    frame,
    active: events.flatMap((event) => (event.kind === 'behavior' && event.phase !== 'stop' ? [event.path] : [])),
    conditions: events.filter((event) => event.kind === 'condition'),
  };
}

/** The state of an actor with what was found out about the same frame afterwards. */
function withReplayed(now: Now, replayed: Replayed | undefined): Now {
  if (replayed?.frame !== now.frame) return now;
  const keys = (paths: readonly (readonly (string | number)[])[]) => new Set(paths.map((path) => path.join('/')));
  const active = keys(now.active);
  const known = keys(now.conditions.map(({ path }) => path));
  return {
    ...now,
    active: [...now.active, ...replayed.active.filter((path) => !active.has(path.join('/')))],
    conditions: [...now.conditions, ...replayed.conditions.filter(({ path }) => !known.has(path.join('/')))],
  };
}
