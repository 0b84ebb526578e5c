import type { Project, ProjectSession } from '@playhouse/core';
import { useEffect, useRef } from 'react';
import { isScrubbing, listenToScrubs } from '../../interactions/scrubbing.ts';
import type { FrameEvent } from '../../preview/frameMessages.ts';

/** How numbers that are dragged in the editor are tried in the paused game. */
export interface ScrubbedGame {
  readonly isPaused: boolean;
  /** True while paths are shown anyway. */
  readonly isOn: boolean;
  /** What the frame plays. */
  played(): Project;
  /** Shows where a project leads. */
  tryProject(project: Project): void;
  /** Removes the paths. */
  clear(): void;
}

/** Tries the numbers that are dragged in the fields of the editor. Call `take` with the events of the frame. */
export function useScrubbed(session: ProjectSession, game: ScrubbedGame): { take(event: FrameEvent): void } {
  const latest = useRef(game);
  latest.current = game;
  /** While the path without changes is not known, the project that is to be tried next. */
  const first = useRef<{ readonly project: Project | undefined }>(undefined);
  const { isPaused } = game;
  useEffect(() => {
    if (!isPaused) return undefined;
    let stop: (() => void) | undefined;
    const change = () => {
      const { project } = session.getState();
      if (first.current) first.current = { project };
      else latest.current.tryProject(project);
    };
    const end = () => {
      stop?.();
      stop = undefined;
      first.current = undefined;
    };
    const follow = () => {
      const { isOn, played, tryProject, clear } = latest.current;
      if (isScrubbing() === (stop !== undefined)) return;
      if (stop) {
        end();
        // A kept value changes the game, which asks again.
        if (!isOn) clear();
        else if (session.getState().project === played()) tryProject(played());
        return;
      }
      first.current = isOn ? undefined : { project: undefined };
      if (!isOn) tryProject(played());
      stop = session.subscribe(change);
    };
    const unfollow = listenToScrubs(follow);
    return () => {
      unfollow();
      end();
    };
  }, [session, isPaused]);
  return {
    take({ type }) {
      if (type !== 'ghosts') return;
      const next = first.current?.project;
      first.current = undefined;
      if (next) latest.current.tryProject(next);
    },
  };
}
