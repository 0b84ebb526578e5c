import { AddressDialog } from './AddressDialog.tsx';
import { RecordingDialog } from './RecordingDialog.tsx';
import type { usePreview } from './usePreview.ts';

/** The questions of a running game, and the recording of one that was recorded. */
export function PreviewDialogs({ preview }: { readonly preview: ReturnType<typeof usePreview> }) {
  const { gameEvents, network, experiments, finishing, change } = preview;
  return (
    <>
      <AddressDialog
        question="open"
        url={gameEvents.url}
        onAnswer={(isAllowed) => {
          if (isAllowed) window.open(gameEvents.url, '_blank', 'noopener,noreferrer');
          gameEvents.answerUrl(isAllowed ? 'open' : 'stay');
        }}
      />
      <AddressDialog
        question="call"
        url={gameEvents.url === undefined ? network.asked?.href : undefined}
        onAnswer={network.answer}
      />
      <RecordingDialog
        recording={gameEvents.recording}
        onClose={gameEvents.closeRecording}
        onSaved={(name, frames) => {
          // The game is about to be left or restarted.
          if (finishing.isWaiting) return;
          change({ hasPanel: true });
          experiments.playTests.open(name, frames);
        }}
      />
    </>
  );
}
