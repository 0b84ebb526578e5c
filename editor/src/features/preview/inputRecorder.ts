import type { FrameCommand } from '../../preview/frameMessages.ts';
import type { PreviewStatus } from './previewStatus.ts';
import type { useGameEvents } from './useGameEvents.ts';

/** Records the input of the game, and asks what to do with the recording when it ends. */
export interface InputRecorder {
  readonly isOn: boolean;
  readonly begin: () => void;
  /** Nothing happens when it is off. */
  readonly end: () => void;
}

export function recorderOf(
  { isRecording, phase }: PreviewStatus,
  send: (command: FrameCommand) => void,
  { awaitRecording }: Pick<ReturnType<typeof useGameEvents>, 'awaitRecording'>,
): InputRecorder {
  // The recording of a game that failed is lost.
  const isOn = isRecording && (phase === 'running' || phase === 'paused');
  return {
    isOn,
    begin: () => send({ type: 'record', isOn: true }),
    end() {
      if (!isOn) return;
      awaitRecording();
      send({ type: 'record', isOn: false });
    },
  };
}
