import { frameCount, snapToZeroCrossing } from '@playhouse/audio';
import {
  AudioLines,
  ChevronsLeftRightEllipsis,
  Crop,
  type LucideIcon,
  MoveHorizontal,
  Repeat,
  Rewind,
  Trash2,
  TrendingDown,
  TrendingUp,
  VolumeOff,
} from 'lucide-react';
import type { OfferedCommand } from '../../../ui-state/offeredCommands.ts';
import type { RangeEdit, SoundEditor } from './soundEditor.ts';

/** Makes a change, after a question where one is needed. */
export type ChangeSound = (edit: () => void) => void;

/** The peak that normalizing gives a sound, in dBFS: a little below full scale. */
const normalPeak = -1;

/** Loops start and end at zero crossings within this many seconds, so that they do not click. */
const snapSeconds = 0.005;

/** The edits of the sound editor, for its tools and the palette. */
export function soundCommands(editor: SoundEditor, change: ChangeSound): readonly OfferedCommand[] {
  const { from, to } = editor.selected;
  const hasSelection = from < to;
  const { sound } = editor;
  const range = (id: RangeEdit, label: string, icon: LucideIcon, more = {}): OfferedCommand => ({
    id,
    label,
    icon,
    ...more,
    onAction: () => change(() => editor.editRange(id)),
  });
  const needsSelection = { isDisabled: !hasSelection };
  return [
    range('trim', 'Trim to selection', Crop, { ...needsSelection, keys: 'Ctrl T' }),
    range('delete', 'Delete', Trash2, { ...needsSelection, keys: 'Delete' }),
    range('silence', 'Silence', VolumeOff, needsSelection),
    range('fadeIn', 'Fade in', TrendingUp),
    range('fadeOut', 'Fade out', TrendingDown),
    {
      id: 'normalize',
      label: 'Normalize',
      icon: AudioLines,
      onAction: () => change(() => editor.edit({ kind: 'normalize', range: editor.target, decibels: normalPeak })),
    },
    range('reverse', 'Reverse', Rewind),
    {
      id: 'loop',
      label: 'Set loop points',
      icon: Repeat,
      ...needsSelection,
      onAction: () => change(() => setLoop(editor)),
    },
    {
      id: 'no-loop',
      label: 'Remove loop',
      icon: ChevronsLeftRightEllipsis,
      isDisabled: sound.loop === undefined,
      onAction: () => change(() => editor.edit({ kind: 'setLoop', loop: undefined })),
    },
    ...(sound.channels.length > 1
      ? [
          {
            id: 'mono',
            label: 'Mix to mono',
            icon: MoveHorizontal,
            onAction: () => change(() => editor.edit({ kind: 'mixToMono' })),
          },
        ]
      : []),
  ];
}

function setLoop(editor: SoundEditor): void {
  const { sound, selected } = editor;
  const within = Math.round(snapSeconds * sound.sampleRate);
  // The ends of the sound stay exact.
  const snap = (frame: number) =>
    frame <= 0 || frame >= frameCount(sound) ? frame : snapToZeroCrossing(sound, frame, within);
  const [start, end] = [snap(selected.from), snap(selected.to)];
  const loop = start < end ? { start, end } : { start: selected.from, end: selected.to };
  editor.edit({ kind: 'setLoop', loop });
}
