import type { Path } from '@playhouse/core';
import { useCallback, useEffect, useState } from 'react';
import type { FrameCommand, FrameEvent } from '../../preview/frameMessages.ts';

type Now = NonNullable<Extract<FrameEvent, { type: 'now' }>['now']>;
type Answer = NonNullable<Extract<FrameEvent, { type: 'because' }>['answer']>;

/** One change of an attribute. */
export type Change = Now['changes'][number];

/** A question and its answer, which is undefined until it arrives or when nothing is known. */
export interface Asked {
  readonly path: Path;
  readonly isOpen: boolean;
  readonly answer: Answer | undefined;
}

/** What the preview knows about why the game does what it does. */
export interface Why {
  /** The state of the watched actor's behaviors; undefined while the panel is closed or the actor is gone. */
  readonly now: Now | undefined;
  readonly asked: Asked | undefined;
  readonly take: (event: FrameEvent) => void;
  readonly ask: (path: Path) => void;
  readonly close: () => void;
}

/** What is watched while the panel is open. */
interface Watched {
  readonly actor: { readonly key: number } | undefined;
  readonly watched: FollowCommand['attributes'];
}

type FollowCommand = Extract<FrameCommand, { type: 'follow' }>;

/** Follows the watched actor while the panel is open. */
export function useWhy(send: (command: FrameCommand) => void, loads: number, watch: Watched | undefined): Why {
  const actor = watch?.actor?.key;
  const [now, setNow] = useState<Now>();
  const [asked, setAsked] = useState<Asked>();
  const attributes = JSON.stringify((watch?.watched ?? []).map(({ subject, id }) => ({ subject, id })));
  useEffect(() => {
    if (loads === 0) return;
    setNow(undefined);
    send({ type: 'follow', actor, attributes: JSON.parse(attributes) });
  }, [send, loads, actor, attributes]);
  const ask = useCallback(
    (path: Path) => {
      setAsked({ path, isOpen: true, answer: undefined });
      send({ type: 'why', path, actor });
    },
    [send, actor],
  );
  return {
    now,
    asked,
    ask,
    close: useCallback(() => setAsked(undefined), []),
    take(event) {
      if (event.type === 'now') setNow(event.actor === actor ? event.now : undefined);
      if (event.type !== 'because') return;
      setAsked((current) => {
        const isMeant = current && pathKey(current.path) === pathKey(event.path);
        return isMeant ? { path: current.path, isOpen: false, answer: event.answer } : current;
      });
    },
  };
}

/** A path as a key. */
export function pathKey(path: Path): string {
  return path.join('/');
}
