import type { Path } from '@playhouse/core';
import { useCallback, useEffect, useState } from 'react';
import type { FrameCommand, FrameEvent } from '../../preview/frameMessages.ts';
import type { LiveAttribute } from '../../ui-state/liveAttribute.ts';
import { tracedAttribute } from './noticedAttributes.ts';

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
  /** From now on, reports changes of these attributes too. */
  readonly notice: (attributes: readonly LiveAttribute[]) => void;
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
  const [noticed, notice] = useState<readonly LiveAttribute[]>([]);
  const attributes = JSON.stringify(followed(watch, noticed));
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
    notice,
    take(event) {
      if (event.type === 'now') setNow(event.actor === actor ? event.now : undefined);
      if (event.type !== 'because') return;
      setAsked((current) => {
        const isAsked = current && pathKey(current.path) === pathKey(event.path);
        return isAsked ? { path: current.path, isOpen: false, answer: event.answer } : current;
      });
    },
  };
}

function followed(watch: Watched | undefined, noticed: readonly LiveAttribute[]): FollowCommand['attributes'] {
  if (!watch) return [];
  const watched = watch.watched.map(({ subject, id }) => ({ subject, id }));
  const { actor } = watch;
  const others = actor ? noticed.map((attribute) => tracedAttribute(attribute, actor.key)) : [];
  const all = [...watched, ...others];
  return all.filter(
    ({ subject, id }, index) => all.findIndex((one) => one.subject === subject && one.id === id) === index,
  );
}

/** A path as a key. */
export function pathKey(path: Path): string {
  return path.join('/');
}
