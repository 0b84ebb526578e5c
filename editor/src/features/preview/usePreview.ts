import { useCallback, useEffect, useRef, useState } from 'react';
import { showToast } from '../../components/Toast.tsx';
import type { FrameEvent, FrameRecording } from '../../preview/frameMessages.ts';
import { useOpenProject } from '../../session/SessionContext.ts';
import { type ConsoleLine, withEvent } from './consoleLines.ts';
import { lookCommands, type PreviewLook, startLook } from './previewLook.ts';
import { nextStatus, startStatus } from './previewStatus.ts';
import type { ProfileReport } from './profileRows.ts';
import { useHangWatch } from './useHangWatch.ts';
import { useHotReload } from './useHotReload.ts';
import { useKeep } from './useKeep.ts';
import { usePreviewFrame } from './usePreviewFrame.ts';
import { useWatch } from './useWatch.ts';

const keptText = 'The change runs.';
const begunText = 'The scene is gone: the game has begun again.';
const hangText = 'The game does not answer. Something in it may go on without an end.';

/** Everything that happens around the running game; `onKey` answers the keys that are the editor's. */
export function usePreview(sceneId: string | undefined, onKey: (key: 'leave' | 'region') => void) {
  const { session, assets, saving } = useOpenProject();
  const [look, setLook] = useState(() => startLook(session.getState().project, window.innerWidth));
  const [status, setStatus] = useState(startStatus);
  const [lines, setLines] = useState<readonly ConsoleLine[]>([]);
  const [url, setUrl] = useState<string>();
  const [report, setReport] = useState<ProfileReport>();
  const [recording, setRecording] = useState<FrameRecording>();
  const [loads, setLoads] = useState(0);
  const listen = useRef<(event: FrameEvent) => void>(() => undefined);
  const frame = usePreviewFrame(
    () => ({ project: played.project, files: played.files, sceneId, fit: look.fit, isMuted: look.isMuted }),
    (event) => listen.current(event),
  );
  const played = useHotReload(session, assets, frame.send);
  const watch = useWatch(frame.send, loads);
  const isAlive = useHangWatch(status.phase === 'running', () =>
    setStatus((current) => ({ ...current, phase: 'failed', message: hangText })),
  );
  const begin = () => {
    for (const command of [...lookCommands(look), { type: 'start' } as const]) frame.send(command);
    setLoads((count) => count + 1);
    frame.frame.current?.focus();
  };
  listen.current = (event) => {
    isAlive();
    setStatus((current) => nextStatus(current, event));
    setLines((current) => withEvent(current, event, played.project));
    watch.take(event);
    if (event.type === 'loaded') begin();
    if (event.type === 'notice') showToast(event.text);
    if (event.type === 'openUrl') setUrl(event.url);
    if (event.type === 'key') onKey(event.key === 'leave' ? 'leave' : 'region');
    if (event.type === 'profile') setReport(event);
    if (event.type === 'recorded') setRecording(event);
    if (event.type === 'changed') showToast(event.isKept ? keptText : begunText);
  };
  useEffect(() => void saving.flush(), [saving]);
  const restart = useCallback(() => {
    setStatus(startStatus);
    frame.renew();
  }, [frame.renew]);
  const keep = useKeep(session, status.sceneId, watch.list.actor);
  return {
    ...{ look, status, lines, url, report, recording, frame, watch, restart, keep },
    project: played.project,
    change(part: Partial<PreviewLook>) {
      setLook((current) => ({ ...current, ...part }));
      for (const command of lookCommands(part)) frame.send(command);
    },
    stop() {
      frame.send({ type: 'stop' });
      setStatus((current) => ({ ...current, phase: 'stopped', isRecording: false }));
    },
    record: () => frame.send({ type: 'record', isOn: !status.isRecording }),
    closeUrl: () => setUrl(undefined),
    closeRecording: () => setRecording(undefined),
    clear: () => setLines([]),
  };
}
