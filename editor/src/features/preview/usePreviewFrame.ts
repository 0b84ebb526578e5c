import { receive } from '@playhouse/player/messages';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { t } from '../../i18n/t.ts';
import { savedWorkerCode } from '../../offline/previewSource.ts';
import { connectMessage, type FrameCommand, type FrameEvent, parseEvent } from '../../preview/frameMessages.ts';
import { createFrameInbox } from './frameInbox.ts';
import { overlayLanguage } from './overlayLanguage.ts';

/** How long events of the frame are batched, in ms: too short to be noticed. */
const handEvery = 15;

type LoadCommand = Extract<FrameCommand, { type: 'load' }>;

/** What the frame receives when it is ready; files are copied for it. */
export type PreviewGame = Omit<LoadCommand, 'type' | 'overlays'>;

export interface PreviewFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly send: (command: FrameCommand) => void;
  /** Incremented with each restart of the frame; the iframe's key. */
  readonly generation: number;
  /** False when the frame has been discarded. */
  readonly isThere: boolean;
  /** Replaces the frame with a new one. */
  readonly renew: () => void;
  /** Discards the frame, which also ends a game that hangs. */
  readonly end: () => void;
}

/** Holds the channel to the preview frame: sends the game when the frame is ready, and passes on its events. */
export function usePreviewFrame(game: () => PreviewGame, onEvent: (event: FrameEvent) => void): PreviewFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const port = useRef<MessagePort>(undefined);
  const [{ generation, isThere }, setState] = useState({ generation: 0, isThere: true });
  const latest = useRef({ game, onEvent });
  latest.current = { game, onEvent };
  const send = useCallback((command: FrameCommand) => port.current?.postMessage(command), []);

  // A frame from the cache may be loaded before other effects run, and would never be connected.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    void savedWorkerCode();
    const connect = () => {
      const channel = new MessageChannel();
      port.current?.close();
      port.current = channel.port1;
      let isHandedOver = false;
      let isRefused = false;
      const inbox = createFrameInbox({
        now: () => performance.now(),
        soon: (work) => setTimeout(work, handEvery),
        hand: (events) => {
          if (port.current === channel.port1 && !isRefused) for (const event of events) latest.current.onEvent(event);
        },
      });
      const refuse = (message: string) => {
        isRefused = true;
        latest.current.onEvent({ type: 'failed', message });
      };
      const take = (event: FrameEvent) => {
        if (event.type === 'ready' && !isHandedOver) {
          isHandedOver = true;
          handOver(channel.port1, latest.current.game());
        }
        if (inbox(event)) return;
        channel.port1.close();
        refuse(t('The preview sent too many messages.'));
      };
      receive(channel.port1, parseEvent, take, () => refuse(t('The preview sent an invalid message.')));
      void savedWorkerCode().then((code) => {
        // The frame's origin is opaque, so no origin can be named; the channel goes to exactly this window.
        if (port.current === channel.port1)
          element.contentWindow?.postMessage(connectMessage(code), '*', [channel.port2]);
      });
    };
    element.addEventListener('load', connect);
    return () => {
      element.removeEventListener('load', connect);
      port.current?.close();
      port.current = undefined;
    };
  }, [generation]);

  const renew = useCallback(() => setState((state) => ({ generation: state.generation + 1, isThere: true })), []);
  const end = useCallback(() => setState((state) => ({ generation: state.generation + 1, isThere: false })), []);
  return { frame, send, generation, isThere, renew, end };
}

/** Copies files and transfers the copies: the editor keeps its own. */
function handOver(port: MessagePort, game: PreviewGame): void {
  const copies = new Map([...game.files].map(([path, bytes]) => [path, new Uint8Array(bytes)]));
  const command: FrameCommand = { ...game, type: 'load', files: copies, overlays: overlayLanguage() };
  port.postMessage(
    command,
    [...copies.values()].map(({ buffer }) => buffer),
  );
}
