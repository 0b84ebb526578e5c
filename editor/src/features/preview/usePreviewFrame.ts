import type { AssetFiles, Project } from '@playhouse/core';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import {
  connectMessage,
  type FrameCommand,
  type FrameEvent,
  type FrameFit,
  parseEvent,
} from '../../preview/frameMessages.ts';

export interface PreviewGame {
  readonly project: Project;
  readonly files: AssetFiles;
  readonly sceneId: string | undefined;
  readonly fit: FrameFit;
  readonly isMuted: boolean;
}

export interface PreviewFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly send: (command: FrameCommand) => void;
  /** Grows with each fresh start of the frame; the iframe's key. */
  readonly generation: number;
  /** Throws the frame away and begins with a fresh one, which also ends a game that hangs. */
  readonly renew: () => void;
}

/** Holds the channel to the preview frame: hands the game over when the frame is ready, and passes on what it says. */
export function usePreviewFrame(game: () => PreviewGame, onEvent: (event: FrameEvent) => void): PreviewFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const port = useRef<MessagePort>(undefined);
  const [generation, setGeneration] = useState(0);
  const latest = useRef({ game, onEvent });
  latest.current = { game, onEvent };
  const send = useCallback((command: FrameCommand) => port.current?.postMessage(command), []);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const connect = () => {
      const channel = new MessageChannel();
      port.current?.close();
      port.current = channel.port1;
      channel.port1.onmessage = ({ data }: MessageEvent) => {
        const event = parseEvent(data);
        if (!event) {
          channel.port1.close();
          latest.current.onEvent({ type: 'failed', message: 'The preview sent something that it should not.' });
          return;
        }
        if (event.type === 'ready') handOver(channel.port1, latest.current.game());
        latest.current.onEvent(event);
      };
      // The frame's origin is opaque, so no origin can be named; the channel goes to this very window.
      element.contentWindow?.postMessage(connectMessage, '*', [channel.port2]);
    };
    element.addEventListener('load', connect);
    return () => {
      element.removeEventListener('load', connect);
      port.current?.close();
      port.current = undefined;
    };
  }, [generation]);

  const renew = useCallback(() => setGeneration((count) => count + 1), []);
  return { frame, send, generation, renew };
}

/** Files go as copies whose memory moves over: the editor keeps its own. */
function handOver(port: MessagePort, { project, files, sceneId, fit, isMuted }: PreviewGame): void {
  const copies = new Map([...files].map(([path, bytes]) => [path, new Uint8Array(bytes)]));
  const command: FrameCommand = { type: 'load', project, files: copies, sceneId, fit, isMuted };
  port.postMessage(
    command,
    [...copies.values()].map(({ buffer }) => buffer),
  );
}
