import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalSpaceBetween,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalSpaceBetween,
  ArrowDownToLine,
  ArrowUpToLine,
} from 'lucide-react';
import type { MenuEntry } from '../../components/Menu.tsx';
import { t } from '../../i18n/t.ts';
import type { StageCommands } from './stageCommands.ts';

/** The ways to align. The icons show vertical lines for positions along x. */
export function alignEntries(commands: StageCommands): readonly MenuEntry[] {
  return [
    { id: 'left', label: t('Align left'), icon: AlignStartVertical, onAction: () => commands.arrange.align('left') },
    {
      id: 'center',
      label: t('Align center'),
      icon: AlignCenterVertical,
      onAction: () => commands.arrange.align('center'),
    },
    { id: 'right', label: t('Align right'), icon: AlignEndVertical, onAction: () => commands.arrange.align('right') },
    { id: 'top', label: t('Align top'), icon: AlignStartHorizontal, onAction: () => commands.arrange.align('top') },
    {
      id: 'middle',
      label: t('Align middle'),
      icon: AlignCenterHorizontal,
      onAction: () => commands.arrange.align('middle'),
    },
    {
      id: 'bottom',
      label: t('Align bottom'),
      icon: AlignEndHorizontal,
      onAction: () => commands.arrange.align('bottom'),
    },
  ];
}

/** The ways to distribute; fewer than three actors have nothing between them. */
export function distributeEntries(commands: StageCommands, count: number): readonly MenuEntry[] {
  const isDisabled = count < 3;
  return [
    {
      id: 'across',
      label: t('Distribute horizontally'),
      icon: AlignHorizontalSpaceBetween,
      isDisabled,
      onAction: () => commands.arrange.distribute('x'),
    },
    {
      id: 'along',
      label: t('Distribute vertically'),
      icon: AlignVerticalSpaceBetween,
      isDisabled,
      onAction: () => commands.arrange.distribute('y'),
    },
  ];
}

/** The ways to change what is in front. */
export function orderEntries(commands: StageCommands): readonly MenuEntry[] {
  return [
    {
      id: 'front',
      label: t('Bring to front'),
      keys: 'Shift ]',
      icon: ArrowUpToLine,
      onAction: () => commands.order('front'),
    },
    { id: 'forward', label: t('Bring forward'), keys: ']', onAction: () => commands.order('forward') },
    { id: 'backward', label: t('Send backward'), keys: '[', onAction: () => commands.order('backward') },
    {
      id: 'back',
      label: t('Send to back'),
      keys: 'Shift [',
      icon: ArrowDownToLine,
      onAction: () => commands.order('back'),
    },
  ];
}
