import type { Path, Project } from '@playhouse/core';
import type { InspectedActor } from '@playhouse/player';
import { useEffect, useRef, useState } from 'react';
import type { FrameCommand, FrameEvent } from '../../preview/frameMessages.ts';
import {
  type AttributeBreakpoint,
  breakpointKey,
  type StoredBreakpoints,
  useStoredBreakpoints,
} from '../../ui-state/breakpointStore.ts';
import { breakpointAt } from './breakpointIds.ts';
import { asCommand } from './breakpointRows.ts';
import { isOver, positionOf, type Stop, stepped, stopOf } from './stopped.ts';

/** An attribute as the panels know it. */
interface Attribute {
  readonly subject: FrameAttribute['subject'];
  readonly id: string;
  readonly name: string;
}

type FrameAttribute = Extract<FrameCommand, { type: 'breakAt' }>['attributes'][number];

/** The breakpoints of the project, and where the game has stopped. */
export interface Breakpoints {
  readonly stop: Stop | undefined;
  /** All that are set, on or off, oldest first. */
  readonly stored: StoredBreakpoints;
  readonly has: (path: Path) => boolean;
  /** Whether the one there is turned off. */
  readonly isOff: (path: Path) => boolean;
  readonly toggle: (path: Path) => void;
  readonly hasAttribute: (attribute: Attribute) => boolean;
  readonly toggleAttribute: (attribute: Attribute) => void;
  /** Steps to the next behavior of the frame, and shows the game there. */
  readonly step: () => void;
  /** Plays the frame and continues. */
  readonly goOn: () => void;
  readonly take: (event: FrameEvent) => void;
}

export interface BreakpointsOptions {
  /** Id of the project. */
  readonly id: string;
  readonly project: Project;
  /** The actors of the running scene. */
  readonly actors: readonly InspectedActor[];
  /** How many times a game was loaded. */
  readonly loads: number;
  readonly send: (command: FrameCommand) => void;
}

/** Sends the breakpoints to the frame whenever they change, and to each new game. */
export function useBreakpoints({ id, project, actors, loads, send }: BreakpointsOptions): Breakpoints {
  const stored = useStoredBreakpoints(id);
  const { list, toggle } = stored;
  const [stop, setStop] = useState<Stop>();
  const isSet = useRef(false);
  const wanted = JSON.stringify(asCommand(project, list, actors));
  useEffect(() => {
    const command: ReturnType<typeof asCommand> = JSON.parse(wanted);
    const isAny = command.places.length + command.attributes.length > 0;
    if (loads === 0 || (!isAny && !isSet.current)) return;
    isSet.current = isAny;
    send(command);
  }, [send, loads, wanted]);
  const keys = new Set(list.map(breakpointKey));
  const off = new Set(list.flatMap((one) => (one.isOff ? [breakpointKey(one)] : [])));
  const show = (next: Stop) => {
    setStop(next);
    send(isOver(next) ? { type: 'step' } : { type: 'stepInto', position: positionOf(next) });
  };
  return {
    stop,
    stored,
    has: (path) => keys.has(breakpointAt(project, path) ?? ''),
    isOff: (path) => off.has(breakpointAt(project, path) ?? ''),
    toggle(path) {
      const at = breakpointAt(project, path);
      if (at !== undefined) toggle({ kind: 'place', id: at });
    },
    hasAttribute(attribute) {
      const found = breakpointOf(attribute, actors);
      return found !== undefined && keys.has(breakpointKey(found));
    },
    toggleAttribute(attribute) {
      const found = breakpointOf(attribute, actors);
      if (found) toggle(found);
    },
    step() {
      if (stop && !isOver(stop)) show(stepped(stop));
    },
    goOn() {
      setStop(undefined);
      send({ type: stop && isOver(stop) ? 'start' : 'continue' });
    },
    take(event) {
      if (event.type === 'broke') show(stopOf(event));
      if (event.type === 'loaded') setStop(undefined);
      // True when the game continued or was moved to another frame.
      if (event.type === 'beat') setStop((current) => (current && hasLeft(current, event) ? undefined : current));
    },
  };
}

type Beat = Extract<FrameEvent, { type: 'beat' }>;

/** The game is before the frame in which it has stopped, in it or at its end. */
function hasLeft({ frame: at }: Stop, { frame, isRunning }: Beat): boolean {
  return isRunning || frame < at - 1 || frame > at;
}

/** The breakpoint at an attribute; undefined when its actor is gone. */
function breakpointOf(
  { subject, id, name }: Attribute,
  actors: readonly InspectedActor[],
): AttributeBreakpoint | undefined {
  if (typeof subject === 'string') return { kind: 'attribute', subject, id, name };
  const found = actors.find(({ key }) => key === subject);
  return found && { kind: 'attribute', subject: { actor: found.id, prototype: found.prototypeId }, id, name };
}
