import type { InspectedActor, InspectedAttribute, Subject } from '@playhouse/player';
import type { FrameEvent } from '../../preview/frameMessages.ts';

export type WatchedValue = string | number | boolean | undefined;

/** An attribute that is watched while the game runs. */
export interface WatchedAttribute {
  readonly subject: Subject;
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly isReadOnly: boolean;
  readonly value: WatchedValue;
  /** Its last values, oldest first, as numbers. */
  readonly trace: readonly number[];
}

/** What the preview watches: a picked actor and attributes. */
export interface WatchList {
  readonly actor: InspectedActor | undefined;
  readonly actors: readonly InspectedActor[];
  /** All live actors; the list is truncated at some length. */
  readonly total: number;
  readonly watched: readonly WatchedAttribute[];
  /** The attributes of each subject, once they were requested. */
  readonly offered: ReadonlyMap<Subject, readonly OfferedAttribute[]>;
}

export type OfferedAttribute = Pick<InspectedAttribute, 'id' | 'name' | 'isReadOnly' | 'isCustom'> & {
  readonly type: string;
};

export const emptyWatch: WatchList = { actor: undefined, actors: [], total: 0, watched: [], offered: new Map() };

/** Number of values in a trace: 8 s at five values a second. */
export const traceLength = 40;
/** How many custom attributes are watched at once when an actor is picked. */
const mostAtOnce = 6;

/** The list after an event of the frame. */
export function watchAfter(list: WatchList, event: FrameEvent): WatchList {
  if (event.type === 'values') return withValues(list, event.values);
  if (event.type === 'actors') return { ...list, actors: numbered(event.actors), total: event.total };
  if (event.type === 'picked') return event.actor ? pick(list, event.actor) : list;
  if (event.type === 'attributes') return withOffered(list, event.subject, event.attributes);
  return list;
}

/** Actors with the same name are numbered, the oldest first. */
function numbered(actors: readonly InspectedActor[]): readonly InspectedActor[] {
  const byName = Map.groupBy(actors, ({ name }) => name);
  const numbers = new Map<number, number>();
  for (const same of byName.values()) {
    if (same.length < 2) continue;
    for (const [index, { key }] of same.toSorted((a, b) => a.key - b.key).entries()) numbers.set(key, index + 1);
  }
  return actors.map((actor) => {
    const number = numbers.get(actor.key);
    return number === undefined ? actor : { ...actor, name: `${actor.name} (${number})` };
  });
}

/** Picks another actor: attributes of the previous one are no longer watched. */
export function pick(list: WatchList, actor: InspectedActor): WatchList {
  const watched = list.watched.filter(({ subject }) => typeof subject !== 'number');
  const offered = new Map([...list.offered].filter(([subject]) => typeof subject !== 'number'));
  return { ...list, actor, watched, offered };
}

/** Adds an attribute, once. */
export function addWatched(list: WatchList, subject: Subject, attribute: OfferedAttribute): WatchList {
  if (list.watched.some((each) => each.subject === subject && each.id === attribute.id)) return list;
  const { id, name, type, isReadOnly } = attribute;
  const added = { subject, id, name: labelOf(attribute, name), type, isReadOnly, value: undefined, trace: [] };
  return { ...list, watched: [...list.watched, added] };
}

export function removeWatched(list: WatchList, subject: Subject, id: string): WatchList {
  return { ...list, watched: list.watched.filter((each) => each.subject !== subject || each.id !== id) };
}

/** A value for display: numbers are shortened, texts are not. */
export function textOfValue(value: WatchedValue): string {
  if (value === undefined) return 'gone';
  if (typeof value !== 'number') return String(value);
  return Number.isInteger(value) || !Number.isFinite(value) ? String(value) : String(Number(value.toFixed(2)));
}

/** Parses input as a value of a type; undefined when it is invalid. */
export function typedValue(text: string, type: string): string | number | boolean | undefined {
  if (type === 'boolean') return text.trim().toLowerCase() === 'true';
  if (!['integer', 'real', 'angle', 'index', 'enumeration'].includes(type)) return text;
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(number) ? undefined : number;
}

function labelOf({ isCustom }: OfferedAttribute, name: string): string {
  return isCustom ? name : name.replace(/(^|\.)[a-z]/g, (letter) => letter.toUpperCase());
}

function withValues(list: WatchList, values: Extract<FrameEvent, { type: 'values' }>['values']): WatchList {
  const watched = list.watched.map((each) => {
    const found = values.find(({ subject, id }) => subject === each.subject && id === each.id);
    if (!found) return each;
    const number = Number(found.value);
    const trace = Number.isFinite(number) ? [...each.trace, number].slice(-traceLength) : each.trace;
    return { ...each, value: found.value, trace };
  });
  return { ...list, watched };
}

/** When a picked actor's attributes arrive, starts to watch its position and custom attributes. */
function withOffered(list: WatchList, subject: Subject, attributes: readonly OfferedAttribute[]): WatchList {
  const offered = new Map(list.offered).set(subject, attributes);
  const isNew = subject === list.actor?.key && !list.watched.some((each) => each.subject === subject);
  const wanted = attributes.filter(({ id, isCustom }) => isCustom || id === 'position.x' || id === 'position.y');
  const ordered = [...wanted.filter(({ isCustom }) => !isCustom), ...wanted.filter(({ isCustom }) => isCustom)];
  const next = { ...list, offered };
  return isNew
    ? ordered.slice(0, mostAtOnce).reduce<WatchList>((all, each) => addWatched(all, subject, each), next)
    : next;
}
