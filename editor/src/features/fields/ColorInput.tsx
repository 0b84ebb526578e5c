import type { Color } from '@playhouse/core';
import { Suspense, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { lazyPart } from '../../components/lazyPart.ts';
import { t } from '../../i18n/t.ts';
import { newFieldGesture } from '../../interactions/fieldGesture.ts';
import { loadWhenIdle } from '../../offline/loadPart.ts';
import { cssColor } from '../drawing/cssColor.ts';
import styles from './ColorInput.module.css';
import { hexOf } from './colorText.ts';
import frame from './Frame.module.css';
import picker from './Picker.module.css';

const ColorPanel = lazyPart(async () => (await import('./ColorPanel.tsx')).default);

export interface ColorInputProps {
  readonly label: string;
  /** Undefined when the values differ. */
  readonly value: Color | undefined;
  readonly onChange: (value: Color, gesture: string) => void;
}

/** A color: swatch, hexadecimal text and alpha; the popover has the area, hue, alpha and the game's own colors. */
export function ColorInput({ label, value, onChange }: ColorInputProps) {
  const gesture = useRef<string>('');
  useEffect(() => void loadWhenIdle([ColorPanel.load]), []);
  const color = value ?? { red: 1, green: 1, blue: 1, alpha: 1 };
  const words = value ? `${hexOf(color)} ${Math.round(color.alpha * 100)} %` : t('Mixed');
  return (
    <DialogTrigger
      onOpenChange={() => {
        gesture.current = newFieldGesture();
      }}
    >
      <Button className={picker.button ?? ''} aria-label={`${label}, ${words}`}>
        <span className={styles.swatch} style={{ background: cssColor(color), opacity: value ? 1 : 0 }} />
        <span className={`${picker.word} ${styles.hex}`} dir={value ? 'ltr' : undefined}>
          {value ? hexOf(color) : t('Mixed')}
        </span>{' '}
        <span className={frame.unit}>{value ? `${Math.round(color.alpha * 100)} %` : ''}</span>
      </Button>
      <Popover className={`${picker.popover} ${styles.color}`} placement="left top">
        <Dialog aria-label={label} className={picker.dialog ?? ''}>
          <Suspense fallback={null}>
            <ColorPanel color={color} gesture={gesture.current} onChange={onChange} />
          </Suspense>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
