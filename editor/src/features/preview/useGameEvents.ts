import type { Project } from '@playhouse/core';
import { useRef, useState } from 'react';
import { showToast } from '../../components/toasts.ts';
import { t } from '../../i18n/t.ts';
import type { FrameEvent, FrameRecording } from '../../preview/frameMessages.ts';
import { useOpenProject } from '../../session/SessionContext.ts';
import { forgetScriptFaults, noteScriptFault } from '../../ui-state/scriptFaults.ts';
import { type ConsoleLine, withEvent } from './consoleLines.ts';
import { noRequests, withAnswer, withRequest } from './openRequests.ts';
import type { ProfileReport } from './profileRows.ts';
import { type TimelineMark, withMark } from './timelineMarks.ts';

const keptText = t('Change applied.');
const begunText = t('The scene was removed, so the game restarted.');

/** The frame's events that concern people: lines, toasts, an address to open, a profile, a recording. */
export function useGameEvents() {
  const { id: game } = useOpenProject();
  const [lines, setLines] = useState<readonly ConsoleLine[]>([]);
  const [marks, setMarks] = useState<readonly TimelineMark[]>([]);
  const [requests, setRequests] = useState(noRequests);
  const [report, setReport] = useState<ProfileReport>();
  const [recording, setRecording] = useState<FrameRecording>();
  const isRecordingDue = useRef(false);
  return {
    lines,
    marks,
    url: requests.asked,
    report,
    recording,
    take(event: FrameEvent, project: Project) {
      setLines((current) => withEvent(current, event, project));
      setMarks((current) => withMark(current, event));
      if (event.type === 'loaded') forgetScriptFaults(game);
      if (event.type === 'fault') noteScriptFault(game, project, { position: undefined, ...event });
      if (event.type === 'notice') showToast(event.text);
      if (event.type === 'loaded' || event.type === 'failed') setRequests(noRequests);
      if (event.type === 'openUrl') setRequests((current) => withRequest(current, event.url));
      if (event.type === 'profile') setReport(event);
      // One that nobody asked for would open a dialog over the preview.
      if (event.type === 'recorded' && isRecordingDue.current) {
        isRecordingDue.current = false;
        setRecording(event);
      }
      if (event.type === 'changed') showToast(event.isKept ? keptText : begunText);
    },
    answerUrl: (answer: 'open' | 'stay') => setRequests((current) => withAnswer(current, answer)),
    /** The frame was told to end its recording, and may send it. */
    awaitRecording() {
      isRecordingDue.current = true;
    },
    closeRecording: () => setRecording(undefined),
    clear: () => setLines([]),
  };
}
