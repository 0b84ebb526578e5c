import { ShieldAlert } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../components/Button.tsx';
import { useOpenProject, useProject, useSession } from '../../session/SessionContext.ts';
import { redoStep, undoStep } from '../../session/walkHistory.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { Console } from './Console.tsx';
import { Device } from './Device.tsx';
import { lastWriter } from './lastWriter.ts';
import { PreviewBar } from './PreviewBar.tsx';
import styles from './PreviewPage.module.css';
import { RecordingDialog } from './RecordingDialog.tsx';
import { SidePanel } from './SidePanel.tsx';
import { seenFrame } from './seenFrame.ts';
import { usePreview } from './usePreview.ts';

/**
 * Ctrl Enter leaves the preview, F6 cycles through its regions; undo and redo work here as
 * everywhere.
 */
function usePreviewKeys(leave: () => void, goAround: (step: 1 | -1) => void): void {
  const session = useSession();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'F6') {
        event.preventDefault();
        goAround(event.shiftKey ? -1 : 1);
      }
      if (!(event.ctrlKey || event.metaKey)) return;
      const isTyping = event.target instanceof HTMLInputElement && event.target.type !== 'range';
      const key = event.key.toLowerCase();
      if (key === 'enter') leave();
      else if (isTyping) return;
      else if (key === 'y' || (key === 'z' && event.shiftKey)) redoStep(session, { isNamed: true });
      else if (key === 'z') undoStep(session, { isNamed: true });
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [leave, goAround, session]);
}

/** Moves the focus to the next or previous region of the preview, cycling through bar, game, console and panel. */
function goToRegion(page: HTMLElement | null, step: 1 | -1): void {
  const regions = [...(page?.children ?? [])].filter((each) => stopsOf(each).length > 0);
  const at = regions.findIndex((each) => each.contains(document.activeElement));
  const from = at < 0 && step < 0 ? 0 : at;
  const region = regions.at((from + step) % regions.length);
  if (region) stopsOf(region)[0]?.focus();
}

/** Visible focusable elements. */
function stopsOf(region: Element): HTMLElement[] {
  const stops = region.querySelectorAll<HTMLElement>(
    'button:not(:disabled), input:not(:disabled), iframe, [tabindex="0"]',
  );
  return [...stops].filter((each) => each.checkVisibility());
}

/** Plays the open project in its frame. docs/editor-design.md#preview. */
export default function PreviewPage() {
  const { id } = useOpenProject();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const sceneId = search.get('scene') ?? undefined;
  const page = useRef<HTMLDivElement>(null);
  const goAround = useCallback((step: 1 | -1) => goToRegion(page.current, step), []);
  const begun = useRef(sceneId);
  const leave = useCallback(
    () => navigate(`/game/${id}${begun.current === undefined ? '' : `/scene/${begun.current}`}`),
    [navigate, id],
  );
  const show = useCallback((route: string) => navigate(`/game/${id}${route}`), [navigate, id]);
  const preview = usePreview(sceneId, (key) => {
    if (key === 'leave') leave();
    else goAround(key === 'nextRegion' ? 1 : -1);
  });
  usePreviewKeys(leave, goAround);
  const { look, status, gameEvents, frame, watch, project, change, restart } = preview;
  if (status.sceneId !== '') begun.current ??= status.sceneId;
  const stored = useProject((each) => each);
  const { lines } = gameEvents;
  const marks = useMemo(
    () => [...new Set(lines.flatMap(({ level, frame: at }) => (level === 'log' ? [] : [at])))],
    [lines],
  );
  return (
    <div className={styles.page} ref={page} data-panel={look.hasPanel || undefined}>
      <title>{`Preview of ${project.object.title} - Playhouse`}</title>
      <PreviewBar
        look={look}
        status={status}
        marks={marks}
        onChange={change}
        onLeave={leave}
        onRestart={restart}
        onSend={(command) => {
          if (command.type === 'stop') preview.stop();
          else frame.send(command);
          if (!isByKeyboard()) frame.frame.current?.focus();
        }}
        onRecord={preview.record}
      />
      {preview.areScriptsOff ? (
        <div className={styles.strip} role="status">
          <ShieldAlert aria-hidden size={17} strokeWidth={1.75} />
          <p>Scripts are off because the game stopped responding.</p>
          <Button size="small" onPress={preview.turnScriptsOn}>
            Turn scripts on
          </Button>
        </div>
      ) : null}
      <Device look={look} frame={frame} status={status} title={project.object.title} onRestart={restart} />
      <Console lines={lines} onClear={gameEvents.clear} onShow={show} />
      {look.hasPanel ? (
        <SidePanel
          project={project}
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
            writerOf: (attribute) => lastWriter(preview.why.now, attribute, project, show),
          }}
          playTests={{
            playTests: preview.experiments.playTests,
            project: stored,
            isReady: status.phase === 'running' || status.phase === 'paused',
            isPaused: status.phase === 'paused',
            last: status.last,
            seen: seenFrame(status, watch.list, lines),
          }}
          whatIf={{
            whatIf: preview.experiments.whatIf,
            project: stored,
            actor: watch.list.actor,
            sceneId: status.sceneId,
            isPaused: status.phase === 'paused',
          }}
          now={{ why: preview.why, onGoTo: (at) => frame.send({ type: 'goTo', frame: at }), onShow: show }}
          services={{ platform: preview.platform, network: preview.network, isRecording: status.isRecording }}
          input={{ isTouch: look.isTouch, onTouch: (isTouch) => change({ isTouch }), send: frame.send }}
          profile={{
            isOn: look.isProfiled,
            report: gameEvents.report,
            onShow: show,
            onToggle: (isProfiled) => change({ isProfiled }),
          }}
        />
      ) : null}
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
        url={gameEvents.url === undefined ? preview.network.asked?.href : undefined}
        onAnswer={preview.network.answer}
      />
      <RecordingDialog
        recording={gameEvents.recording}
        onClose={gameEvents.closeRecording}
        onSaved={(name, frames) => {
          change({ hasPanel: true });
          preview.experiments.playTests.open(name, frames);
        }}
      />
    </div>
  );
}

/**
 * A button pressed with a key keeps the focus; after a click with the pointer, the game gets the keyboard again.
 */
function isByKeyboard(): boolean {
  return document.activeElement?.matches(':focus-visible') ?? false;
}
