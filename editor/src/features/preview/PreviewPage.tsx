import type { DisplaySize } from '@playhouse/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { showToast } from '../../components/Toast.tsx';
import type { FrameEvent, FrameFit } from '../../preview/frameMessages.ts';
import { useOpenProject } from '../../session/SessionContext.ts';
import { Console } from './Console.tsx';
import { type ConsoleLine, withEvent } from './consoleLines.ts';
import { Device, type Zoom } from './Device.tsx';
import { OpenUrlDialog } from './OpenUrlDialog.tsx';
import { PreviewBar } from './PreviewBar.tsx';
import styles from './PreviewPage.module.css';
import { closestSize } from './shownSizes.ts';
import { useHangWatch } from './useHangWatch.ts';
import { usePreviewFrame } from './usePreviewFrame.ts';

/** How a game is looked at. */
export interface PreviewLook {
  readonly size: DisplaySize;
  readonly isUpright: boolean;
  readonly zoom: Zoom;
  readonly fit: FrameFit;
  readonly isMuted: boolean;
}

/** Plays the open project in its frame. Editor design, chapter 7 "Preview". */
export default function PreviewPage() {
  const { id, session, assets, saving } = useOpenProject();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const sceneId = search.get('scene') ?? undefined;
  const [game] = useState(() => ({ project: session.getState().project, files: assets.getFiles() }));
  const display = game.project.object.attributes.displaySize;
  const [look, setLook] = useState<PreviewLook>(() => ({
    size: closestSize(display),
    isUpright: display.height > display.width,
    zoom: 'fit',
    fit: 'letterbox',
    isMuted: false,
  }));
  const [status, setStatus] = useState<PreviewStatus>(startStatus);
  const [lines, setLines] = useState<readonly ConsoleLine[]>([]);
  const [url, setUrl] = useState<string>();
  const leave = useCallback(
    () => navigate(`/game/${id}${sceneId === undefined ? '' : `/scene/${sceneId}`}`),
    [navigate, id, sceneId],
  );
  const isAlive = useHangWatch(status.phase === 'running', () =>
    setStatus((current) => ({ ...current, phase: 'failed', message: hangText })),
  );
  const onEvent = (event: FrameEvent) => {
    isAlive();
    setStatus((current) => nextStatus(current, event));
    setLines((current) => withEvent(current, event, game.project));
    if (event.type === 'loaded') frame.send({ type: 'start' });
    if (event.type === 'loaded') frame.frame.current?.focus();
    if (event.type === 'notice') showToast(event.text);
    if (event.type === 'openUrl') setUrl(event.url);
    if (event.type === 'key' && event.key === 'leave') leave();
    else if (event.type === 'key') bar.current?.querySelector('button')?.focus();
  };
  const frame = usePreviewFrame({ ...game, sceneId, fit: look.fit, isMuted: look.isMuted }, onEvent);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => void saving.flush(), [saving]);
  useLeaveKey(leave);
  const change = (part: Partial<PreviewLook>) => {
    setLook((current) => ({ ...current, ...part }));
    if (part.fit) frame.send({ type: 'fit', fit: part.fit });
    if (part.isMuted !== undefined) frame.send({ type: 'mute', isMuted: part.isMuted });
  };
  const restart = () => {
    setStatus(startStatus);
    frame.renew();
  };
  return (
    <div className={styles.page}>
      <title>{`Preview of ${game.project.object.title} - Playhouse`}</title>
      <PreviewBar
        barRef={bar}
        look={look}
        status={status}
        onChange={change}
        onLeave={leave}
        onRestart={restart}
        onSend={frame.send}
      />
      <Device look={look} frame={frame} status={status} title={game.project.object.title} onRestart={restart} />
      <Console lines={lines} onClear={() => setLines([])} onShow={(place) => navigate(`/game/${id}${place}`)} />
      <OpenUrlDialog url={url} onClose={() => setUrl(undefined)} />
    </div>
  );
}

const hangText = 'The game does not answer. Something in it may go on without an end.';

export interface PreviewStatus {
  readonly phase: 'loading' | 'running' | 'paused' | 'stopped' | 'failed';
  readonly frame: number;
  readonly scene: string;
  readonly hasFocus: boolean;
  readonly message: string;
}

const startStatus: PreviewStatus = { phase: 'loading', frame: 0, scene: '', hasFocus: false, message: '' };

function nextStatus(status: PreviewStatus, event: FrameEvent): PreviewStatus {
  switch (event.type) {
    case 'beat': {
      const phase = status.phase === 'stopped' ? 'stopped' : event.isRunning ? 'running' : 'paused';
      return status.frame === event.frame && status.phase === phase ? status : { ...status, phase, frame: event.frame };
    }
    case 'scene':
      return { ...status, scene: event.name };
    case 'focus':
      return { ...status, hasFocus: event.hasFocus };
    case 'failed':
      return { ...status, phase: 'failed', message: event.message };
    default:
      return status;
  }
}

function useLeaveKey(leave: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      leave();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [leave]);
}
