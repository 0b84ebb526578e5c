import type { Path } from '@playhouse/core';
import { useCallback, useEffect, useState } from 'react';
import type { FrameCommand, FrameEvent } from '../../preview/frameMessages.ts';

type Now = NonNullable<Extract<FrameEvent, { type: 'now' }>['now']>;
type Answer = NonNullable<Extract<FrameEvent, { type: 'because' }>['answer']>;

/** One change of an attribute. */
export type Change = Now['changes'][number];

/** What a question is about, and its answer once it has come; undefined when nothing is known. */
export interface Asked {
  readonly path: Path;
  readonly isOpen: boolean;
  readonly answer: Answer | undefined;
}

/** What the preview knows of why the game does what it does. */
export interface Why {
  /** How the behaviors of the watched actor are; undefined while nobody looks or it is gone. */
  readonly now: Now | undefined;
  readonly asked: Asked | undefined;
  readonly take: (event: FrameEvent) => void;
  readonly ask: (path: Path) => void;
  readonly close: () => void;
}

/** What is watched while somebody looks. */
interface Watched {
  readonly actor: { readonly key: number } | undefined;
  readonly watched: FollowCommand['attributes'];
}

type FollowCommand = Extract<FrameCommand, { type: 'follow' }>;

/** Follows the watched actor while somebody looks. */
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
