import type { Color } from '@playhouse/core';
import { Pipette } from 'lucide-react';
import { IconButton } from '../../components/IconButton.tsx';
import { t } from '../../i18n/t.ts';
import { colorFromHex } from './colorText.ts';

declare global {
  interface Window {
    /** Not in every browser. */
    readonly EyeDropper?: new () => { open(): Promise<{ readonly sRGBHex: string }> };
  }
}

export interface EyeDropperButtonProps {
  /** Kept, since colors on the screen have none. */
  readonly alpha: number;
  readonly onPick: (color: Color) => void;
}

/** Takes a color from anywhere on the screen, where the browser can. */
export function EyeDropperButton({ alpha, onPick }: EyeDropperButtonProps) {
  const { EyeDropper } = window;
  if (!EyeDropper) return null;
  const pick = async () => {
    // Escape rejects it.
    const picked = await new EyeDropper().open().catch(() => undefined);
    const color = picked && colorFromHex(picked.sRGBHex, alpha);
    if (color) onPick(color);
  };
  return (
    <IconButton icon={Pipette} label={t('Pick a color from the screen')} size="small" onPress={() => void pick()} />
  );
}
