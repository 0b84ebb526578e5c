import { t } from '../../i18n/t.ts';
import type { FrameFit } from '../../preview/frameMessages.ts';
import type { PlayMode } from './playMode.ts';
import type { Zoom } from './previewLook.ts';

export const zooms: readonly { readonly id: Zoom; readonly label: string }[] = [
  { id: 'fit', label: t('Fit') },
  { id: 0.5, label: '50 %' },
  { id: 1, label: '100 %' },
];

export const fitNames: Readonly<Record<FrameFit, string>> = {
  letterbox: t('Whole game'),
  fill: t('Stretch'),
  overscan: t('Fill and crop'),
  center: t('Actual size, centered'),
  none: t('Actual size, in the corner'),
};

/** What Play does in a mode. The name of the scene is given where the page does not show the scene. */
export function playName(mode: PlayMode, scene: string | undefined): string {
  return mode === 'scene' && scene !== undefined ? t('Play from “{scene}”', { scene }) : playNames[mode];
}

export const playNames: Readonly<Record<PlayMode, string>> = {
  scene: t('Play from this scene'),
  start: t('Play from the start'),
  withoutScripts: t('Play without scripts'),
};
