import type { FrameEvent } from '../../preview/frameMessages.ts';

/** What the preview page knows about the frame's game. */
export interface PreviewStatus {
  readonly phase: 'loading' | 'running' | 'paused' | 'stopped' | 'failed';
  readonly frame: number;
  /** The range of frames that can be rewound to. */
  readonly first: number;
  readonly last: number;
  readonly isRecording: boolean;
  readonly scene: string;
  readonly sceneId: string;
  readonly hasFocus: boolean;
  readonly message: string;
}

/** The status before the first event of the frame. */
export const startStatus: PreviewStatus = {
  phase: 'loading',
  frame: 0,
  first: 0,
  last: 0,
  isRecording: false,
  scene: '',
  sceneId: '',
  hasFocus: false,
  message: '',
};

/** The status after an event; the same object when nothing in it has changed. */
export function nextStatus(status: PreviewStatus, event: FrameEvent): PreviewStatus {
  switch (event.type) {
    case 'beat': {
      const { frame, first, last, isRecording } = event;
      const isOver = status.phase === 'stopped' || status.phase === 'failed';
      const phase: PreviewStatus['phase'] = isOver ? status.phase : event.isRunning ? 'running' : 'paused';
      const next: PreviewStatus = { ...status, phase, frame, first, last, isRecording };
      const isSame = phase === status.phase && frame === status.frame && isRecording === status.isRecording;
      return isSame && last === status.last ? status : next;
    }
    case 'scene':
      return { ...status, scene: event.name, sceneId: event.id };
    case 'focus':
      return { ...status, hasFocus: event.hasFocus };
    case 'failed':
      return { ...status, phase: 'failed', message: event.message };
    default:
      return status;
  }
}
