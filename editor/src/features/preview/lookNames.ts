import type { FrameFit } from '../../preview/frameMessages.ts';
import type { Zoom } from './previewLook.ts';

export const zooms: readonly { readonly id: Zoom; readonly label: string }[] = [
  { id: 'fit', label: 'Fit' },
  { id: 0.5, label: '50 %' },
  { id: 1, label: '100 %' },
];

export const fitNames: Readonly<Record<FrameFit, string>> = {
  letterbox: 'Whole game',
  fill: 'Stretch',
  overscan: 'Fill and crop',
  center: 'Actual size, centered',
  none: 'Actual size, in the corner',
};
