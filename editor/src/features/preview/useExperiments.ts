import type { ProjectSession } from '@playhouse/core';
import type { InspectedActor } from '@playhouse/player';
import type { FrameCommand, FrameEvent } from '../../preview/frameMessages.ts';
import { usePlayTests } from '../play-tests/usePlayTests.ts';
import { useWhatIf } from '../what-if/useWhatIf.ts';
import type { PreviewStatus } from './previewStatus.ts';
import type { PlayedProject } from './useHotReload.ts';

/** What is played besides the game itself: how it would go on, and tests of it. */
export function useExperiments(
  session: ProjectSession,
  { phase, frame, sceneId }: PreviewStatus,
  actor: InspectedActor | undefined,
  { project }: PlayedProject,
  send: (command: FrameCommand) => void,
) {
  const whatIf = useWhatIf(session, { isPaused: phase === 'paused', frame, sceneId, actor, project }, send);
  const playTests = usePlayTests(session, send);
  return {
    whatIf,
    playTests,
    take(event: FrameEvent) {
      whatIf.take(event);
      playTests.take(event);
    },
  };
}
