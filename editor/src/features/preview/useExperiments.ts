import type { ProjectSession } from '@playhouse/core';
import type { FrameCommand, FrameEvent } from '../../preview/frameMessages.ts';
import { usePlayTests } from '../play-tests/usePlayTests.ts';
import { useWhatIf } from '../what-if/useWhatIf.ts';
import { useBreakpoints } from '../why/useBreakpoints.ts';
import { useWhoSet } from '../why/useWhoSet.ts';
import { useWhy } from '../why/useWhy.ts';
import type { PreviewStatus } from './previewStatus.ts';
import type { PlayedProject } from './useHotReload.ts';
import type { WatchList } from './watchList.ts';

export interface Experiments {
  /** Id of the project. */
  readonly id: string;
  readonly session: ProjectSession;
  readonly status: PreviewStatus;
  readonly played: PlayedProject;
  readonly watched: WatchList;
  /** How many times a game was loaded. */
  readonly loads: number;
  readonly isPanelOpen: boolean;
  readonly send: (command: FrameCommand) => void;
}

/** Everything that examines the played game: why it does what it does, what-if, breakpoints and play tests. */
export function useExperiments({ id, session, status, played, watched, loads, isPanelOpen, send }: Experiments) {
  const { phase, frame, sceneId } = status;
  const { actor } = watched;
  const why = useWhy(send, loads, isPanelOpen ? watched : undefined);
  const whoSet = useWhoSet(send, actor);
  const breakpoints = useBreakpoints({ id, project: played.project, actors: watched.actors, loads, send });
  const whatIf = useWhatIf(
    session,
    { isPaused: phase === 'paused', frame, sceneId, actor, project: played.project },
    send,
  );
  const playTests = usePlayTests(session, send);
  return {
    why,
    whoSet,
    breakpoints,
    whatIf,
    playTests,
    take(event: FrameEvent) {
      for (const part of [why, whoSet, breakpoints, whatIf, playTests]) part.take(event);
    },
  };
}
