import type { InspectedActor, Subject } from '@playhouse/player';
import { useCallback, useEffect, useState } from 'react';
import type { FrameCommand, FrameEvent } from '../../preview/frameMessages.ts';
import { takeDevices } from '../../ui-state/liveDevices.ts';
import { useDevices } from './useDevices.ts';
import {
  addWatched,
  emptyWatch,
  pick,
  removeWatched,
  type WatchedAttribute,
  type WatchList,
  watchAfter,
} from './watchList.ts';

/** The watch list of a preview and its commands. */
export interface Watch {
  readonly list: WatchList;
  readonly isPicking: boolean;
  readonly take: (event: FrameEvent) => void;
  readonly takeDevices: typeof takeDevices;
  readonly setPicking: (isOn: boolean) => void;
  readonly choose: (actor: InspectedActor) => void;
  readonly add: (subject: Subject, id: string) => void;
  readonly remove: (attribute: WatchedAttribute) => void;
}

/** Sends the watch list to the frame whenever it changes, and after each restart. */
export function useWatch(send: (command: FrameCommand) => void, loads: number): Watch {
  const [list, setList] = useState(emptyWatch);
  const [isPicking, setIsPicking] = useState(false);
  useDevices(send, loads);
  const wanted = JSON.stringify(list.watched.map(({ subject, id }) => ({ subject, id })));
  useEffect(() => {
    if (loads > 0) send({ type: 'watch', items: JSON.parse(wanted), listsActors: true });
  }, [send, wanted, loads]);
  const { actor } = list;
  useEffect(() => {
    if (loads === 0) return;
    send({ type: 'describe', subject: 'game' });
    send({ type: 'describe', subject: 'scene' });
    if (actor) send({ type: 'describe', subject: actor.key });
  }, [send, actor, loads]);
  const choose = useCallback((chosen: InspectedActor) => setList((current) => pick(current, chosen)), []);
  const add = useCallback((subject: Subject, id: string) => {
    setList((current) => {
      const attribute = current.offered.get(subject)?.find((each) => each.id === id);
      return attribute ? addWatched(current, subject, attribute) : current;
    });
  }, []);
  return {
    list,
    isPicking,
    take(event) {
      setList((current) => watchAfter(current, event));
      if (event.type === 'picked') setIsPicking(false);
    },
    takeDevices,
    setPicking(isOn) {
      setIsPicking(isOn);
      send({ type: 'pick', isOn });
    },
    choose,
    add,
    remove: ({ subject, id }) => setList((current) => removeWatched(current, subject, id)),
  };
}
