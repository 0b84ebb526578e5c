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
import { t } from '../../../i18n/t.ts';
import type { OfferedCommand } from '../../../ui-state/offeredCommands.ts';
import type { RangeEdit, SoundEditor } from './soundEditor.ts';

/** Makes a change, after a question where one is needed. */
export type ChangeSound = (edit: () => void) => void;

/** The peak that normalizing gives a sound, in dBFS: a little below full scale. */
const normalPeak = -1;

/** The edits of the sound editor, for its tools and the palette. */
export function soundCommands(editor: SoundEditor, change: ChangeSound): readonly OfferedCommand[] {
  const { from, to } = editor.wave.selected;
  const hasSelection = from < to;
  const { loop, channels } = editor.shown;
  const range = (id: RangeEdit, label: string, icon: LucideIcon, more = {}): OfferedCommand => ({
    id,
    label,
    icon,
    ...more,
    onAction: () => change(() => void editor.editRange(id)),
  });
  const needsSelection = { isDisabled: !hasSelection };
  return [
    range('trim', t('Trim to selection'), Crop, { ...needsSelection, keys: 'Ctrl T' }),
    range('delete', t('Delete'), Trash2, { ...needsSelection, keys: 'Delete' }),
    range('silence', t('Silence'), VolumeOff, needsSelection),
    range('fadeIn', t('Fade in'), TrendingUp),
    range('fadeOut', t('Fade out'), TrendingDown),
    {
      id: 'normalize',
      label: t('Normalize'),
      icon: AudioLines,
      onAction: () =>
        change(() => void editor.edit((target) => ({ kind: 'normalize', range: target, decibels: normalPeak }))),
    },
    range('reverse', t('Reverse'), Rewind),
    {
      id: 'loop',
      label: t('Set loop points'),
      icon: Repeat,
      ...needsSelection,
      onAction: () => change(() => void editor.loopSelection()),
    },
    {
      id: 'no-loop',
      label: t('Remove loop'),
      icon: ChevronsLeftRightEllipsis,
      isDisabled: loop === undefined,
      onAction: () => change(() => void editor.edit({ kind: 'setLoop', loop: undefined })),
    },
    ...(channels > 1
      ? [
          {
            id: 'mono',
            label: t('Mix to mono'),
            icon: MoveHorizontal,
            onAction: () => change(() => void editor.edit({ kind: 'mixToMono' })),
          },
        ]
      : []),
  ];
}
