import {
  argumentNames,
  type DelegateDocument,
  type DelegateEvent,
  delegateEvents,
  findDelegateEvent,
} from '@playhouse/core';

type Scripts = ReadonlyMap<string, DelegateDocument>;

/** The scripts in the order in which they run: that of their creation, which their ids tell. */
export function inOrder(scripts: Scripts): readonly DelegateDocument[] {
  return [...scripts.values()].sort((a, b) => a.id.length - b.id.length || (a.id < b.id ? -1 : 1));
}

/** An event of the game and the scripts that run on it, in running order. */
export interface EventUse {
  readonly event: DelegateEvent;
  readonly scripts: readonly DelegateDocument[];
}

/** All events with their scripts. docs/reference/events.md. */
export function eventUses(scripts: Scripts): readonly EventUse[] {
  const listed = inOrder(scripts);
  return delegateEvents.map((event) => ({
    event,
    scripts: listed.filter((script) => findDelegateEvent(script.event) === event),
  }));
}

/** "onSaveTable(key, table, defaultFunction)". */
export function eventSignature(event: DelegateEvent): string {
  return `${event.event}(${argumentNames(event).join(', ')})`;
}

/** The name of a new script for an event: "Game Ready" for onGameReady. */
export function scriptNameFor({ event }: DelegateEvent): string {
  return event.replace(/^on/, '').replace(/([a-z])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3 $2$4');
}
