import type { Project, ProjectSession } from '@playhouse/core';
import { useEffect, useRef } from 'react';
import { isScrubbing, listenToScrubs } from '../../interactions/scrubbing.ts';

/** What to do while a number is dragged somewhere in the editor. */
export interface Scrubbed {
  begin(): void;
  /** The project with another value. */
  tryProject(project: Project): void;
  /** After it was released or restored. */
  end(): void;
}

/** Follows the numbers that are dragged in the fields of the editor while this is on. */
export function useScrubbed(session: ProjectSession, isOn: boolean, scrubbed: Scrubbed): void {
  const latest = useRef(scrubbed);
  latest.current = scrubbed;
  useEffect(() => {
    if (!isOn) return undefined;
    let stop: (() => void) | undefined;
    const follow = () => {
      if (isScrubbing() === (stop !== undefined)) return;
      if (stop) {
        stop();
        stop = undefined;
        return latest.current.end();
      }
      latest.current.begin();
      stop = session.subscribe(() => latest.current.tryProject(session.getState().project));
    };
    const unfollow = listenToScrubs(follow);
    return () => {
      unfollow();
      stop?.();
    };
  }, [session, isOn]);
}
