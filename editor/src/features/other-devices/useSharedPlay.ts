import type { ProjectContents } from '@playhouse/core';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../components/toasts.ts';
import type { FrameCommand, FrameEvent } from '../../preview/frameMessages.ts';
import { noRequests, withAnswer, withRequest } from '../preview/openRequests.ts';
import { nextStatus, startStatus } from '../preview/previewStatus.ts';
import { useHangWatch } from '../preview/useHangWatch.ts';
import { usePlatform } from '../preview/usePlatform.ts';
import { usePreviewFrame } from '../preview/usePreviewFrame.ts';
import { hangText } from '../preview/useSafeStart.ts';
import { useServerConnection } from '../preview/useServerConnection.ts';

/** Plays a project in the frame of the preview, with nothing of the editor around it, and stores nothing. */
export function useSharedPlay({ project, files }: ProjectContents) {
  const [status, setStatus] = useState(startStatus);
  const [requests, setRequests] = useState(noRequests);
  const [isMuted, setMuted] = useState(false);
  const listen = useRef<(event: FrameEvent) => void>(() => undefined);
  const pass = (event: FrameEvent) => listen.current(event);
  const screen = useRef(deviceScreen());
  const frame = usePreviewFrame(
    () => ({
      project,
      files,
      sceneId: undefined,
      hasScripts: true,
      fit: 'letterbox',
      isMuted,
      screen: screen.current,
      ...platform.start(),
    }),
    pass,
  );
  const platform = usePlatform(frame.send);
  const servers = useServerCalls(frame.send);
  const isAlive = useHangWatch(status, frame, pass);
  useDeviceScreen((next) => {
    screen.current = next;
    frame.send({ type: 'screen', screen: next });
  });
  listen.current = (event) => {
    isAlive();
    setStatus((current) => nextStatus(current, event));
    for (const part of [platform, servers]) part.take(event);
    if (event.type === 'loaded') {
      frame.send({ type: 'start' });
      frame.frame.current?.focus();
    } else if (event.type === 'hung') pass({ type: 'failed', message: hangText, frame: event.frame });
    else if (event.type === 'notice') showToast(event.text);
    else if (event.type === 'openUrl') setRequests((current) => withRequest(current, event.url));
  };
  return {
    frame,
    status,
    servers,
    isMuted,
    switchSound() {
      setMuted(!isMuted);
      frame.send({ type: 'mute', isMuted: !isMuted });
    },
    url: requests.asked,
    answerUrl: (answer: 'open' | 'stay') => setRequests((current) => withAnswer(current, answer)),
  };
}

/** Performs the calls of the game for hosts that the person at this device allows, as long as the page is open. */
function useServerCalls(send: (command: FrameCommand) => void) {
  const { asked, answer, connected } = useServerConnection(() => undefined);
  return {
    asked,
    answer,
    take(event: FrameEvent) {
      if (event.type !== 'send') return;
      const { call } = event;
      void connected()
        .call(event)
        .then((value) => send({ type: 'answer', call, ...(value !== undefined && { value }) }));
    },
  };
}

function deviceScreen(): { readonly width: number; readonly height: number } {
  return { width: Math.round(innerWidth), height: Math.round(innerHeight) };
}

/** Tells when the device was rotated, or its page got another size. */
function useDeviceScreen(onChange: (screen: ReturnType<typeof deviceScreen>) => void): void {
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    const tell = () => latest.current(deviceScreen());
    window.addEventListener('resize', tell);
    return () => window.removeEventListener('resize', tell);
  }, []);
}
