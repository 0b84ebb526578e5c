import type { Path, Project } from '@playhouse/core';
import { useEffect, useRef, useState } from 'react';
import type { FrameCommand, FrameEvent } from '../../preview/frameMessages.ts';
import { useBreakpointIds } from '../../ui-state/breakpointStore.ts';
import { breakpointAt, breakpointPaths } from './breakpointIds.ts';
import { type Stop, stepped, stopOf } from './stopped.ts';

type BreakAt = Extract<FrameCommand, { type: 'breakAt' }>;
type Attribute = BreakAt['attributes'][number];

/** The breakpoints of the running game, and where it has stopped. */
export interface Breakpoints {
  readonly stop: Stop | undefined;
  readonly has: (path: Path) => boolean;
  readonly toggle: (path: Path) => void;
  readonly hasAttribute: (attribute: Attribute) => boolean;
  readonly toggleAttribute: (attribute: Attribute) => void;
  /** Steps to the next behavior of the frame. */
  readonly step: () => void;
  /** Plays the frame and continues. */
  readonly goOn: () => void;
  readonly take: (event: FrameEvent) => void;
}

/** Sends the breakpoints to the frame whenever they change, and to each new game. */
export function useBreakpoints(
  id: string,
  project: Project,
  loads: number,
  send: (command: FrameCommand) => void,
): Breakpoints {
  const { ids, toggle } = useBreakpointIds(id);
  const [attributes, setAttributes] = useState<readonly Attribute[]>([]);
  const [stop, setStop] = useState<Stop>();
  const isSet = useRef(false);
  useEffect(() => {
    const places = breakpointPaths(project, ids);
    const isAny = places.length + attributes.length > 0;
    if (loads === 0 || (!isAny && !isSet.current)) return;
    isSet.current = isAny;
    send({ type: 'breakAt', places, attributes });
  }, [send, loads, project, ids, attributes]);
  const isSame = (one: Attribute, other: Attribute) => one.subject === other.subject && one.id === other.id;
  return {
    stop,
    has(path) {
      const at = breakpointAt(project, path);
      return at !== undefined && ids.includes(at);
    },
    toggle(path) {
      const at = breakpointAt(project, path);
      if (at !== undefined) toggle(at);
    },
    hasAttribute: (attribute) => attributes.some((one) => isSame(one, attribute)),
    toggleAttribute: ({ subject, id: attribute }) =>
      setAttributes((current) => {
        const wanted = { subject, id: attribute };
        const others = current.filter((one) => !isSame(one, wanted));
        return others.length < current.length ? others : [...current, wanted];
      }),
    step: () => setStop((current) => current && stepped(current)),
    goOn() {
      setStop(undefined);
      send({ type: 'continue' });
    },
    take(event) {
      if (event.type === 'broke') setStop(stopOf(event));
      if (event.type === 'loaded') setStop(undefined);
      // True when the game continued or was moved to another frame.
      if (event.type === 'beat')
        setStop((current) => (current && (event.isRunning || event.frame !== current.frame - 1) ? undefined : current));
    },
  };
}
