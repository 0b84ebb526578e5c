import type { ReactNode } from 'react';
import { useProject } from '../../session/SessionContext.ts';
import { WhoSetAnswer } from '../why/WhoSetAnswer.tsx';
import { lastWriter, shownWriter } from './lastWriter.ts';
import { SidePanel } from './SidePanel.tsx';
import { seenFrame } from './seenFrame.ts';
import type { usePreview } from './usePreview.ts';

export interface PreviewSideProps {
  readonly preview: ReturnType<typeof usePreview>;
  /** Where the game takes the place of the inspector. */
  readonly inspector?: ReactNode;
  /** Opens a page of the project. */
  readonly onShow: (route: string) => void;
}

/** The side panel of a preview. It shows the project that is being played, but edits the open one. */
export function PreviewSide({ preview, inspector, onShow }: PreviewSideProps) {
  const { look, status, gameEvents, frame, watch, experiments, project, change } = preview;
  const stored = useProject((each) => each);
  const isPaused = status.phase === 'paused';
  const { why, whoSet, breakpoints } = experiments;
  const { width, height } = project.object.attributes.displaySize;
  const goTo = (at: number) => frame.send({ type: 'goTo', frame: at });
  return (
    <SidePanel
      project={project}
      inspector={inspector}
      watch={{
        list: watch.list,
        scene: status.scene,
        isPicking: watch.isPicking,
        send: frame.send,
        onPicking: watch.setPicking,
        onChoose: watch.choose,
        onWatch: watch.add,
        onRemove: watch.remove,
        onKeep: preview.keep,
        writerOf: (attribute) => lastWriter(why.now, attribute, project, onShow),
        breakpoints,
        onAskWhoSet: whoSet.ask,
        answer: whoSet.asked ? (
          <WhoSetAnswer
            asked={whoSet.asked}
            writerOf={(writer) => shownWriter(writer, project, onShow)}
            onGoTo={goTo}
            onClose={whoSet.close}
          />
        ) : null,
      }}
      now={{ why, breakpoints, onGoTo: goTo, onShow }}
      whatIf={{
        whatIf: experiments.whatIf,
        project: stored,
        actor: watch.list.actor,
        sceneId: status.sceneId,
        isPaused,
      }}
      playTests={{
        playTests: experiments.playTests,
        project: stored,
        isReady: isPaused || status.phase === 'running',
        isPaused,
        last: status.last,
        seen: seenFrame(status, watch.list, gameEvents.lines),
      }}
      services={{ platform: preview.platform, network: preview.network, isRecording: status.isRecording }}
      input={{
        input: preview.input,
        aspect: width / height,
        isTouch: look.isTouch,
        onTouch: (isTouch) => change({ isTouch }),
      }}
      profile={{
        isOn: look.isProfiled,
        report: gameEvents.report,
        measured: { load: preview.measured.load, setShown: preview.measured.setShown },
        onShow,
        onToggle: (isProfiled) => change({ isProfiled }),
      }}
    />
  );
}
