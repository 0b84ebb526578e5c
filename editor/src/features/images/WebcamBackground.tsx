import { type Raster, removeBackground } from '@playhouse/paint';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Switch } from '../../components/Switch.tsx';
import { t } from '../../i18n/t.ts';
import frame from '../fields/Frame.module.css';
import { NumberInput } from '../fields/NumberInput.tsx';
import styles from './WebcamDialog.module.css';

/** Walls and their shadows differ more than the drawn backgrounds that the image editor starts with. */
const usualTolerance = 48;

/** Removes the background of the picture on the canvas, as the image editor does, and takes that back. */
export function WebcamBackground({ canvas }: { readonly canvas: RefObject<HTMLCanvasElement | null> }) {
  const [isRemoved, setRemoved] = useState(false);
  const [tolerance, setTolerance] = useState(usualTolerance);
  const taken = useRef<Raster>(undefined);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const { width, height } = context.canvas;
    taken.current ??= context.getImageData(0, 0, width, height);
    const shown = isRemoved ? removeBackground(taken.current, { tolerance, softness: 0 }) : taken.current;
    context.putImageData(new ImageData(new Uint8ClampedArray(shown.data), width, height), 0, 0);
  }, [canvas, isRemoved, tolerance]);
  return (
    <div className={styles.background}>
      <Switch label={t('Remove background')} isOn={isRemoved} onChange={setRemoved} />
      {isRemoved ? (
        <span className={styles.tolerance}>
          <span aria-hidden>{t('Tolerance')}</span>
          <span className={`${frame.frame} ${styles.number}`}>
            <NumberInput
              label={t('Tolerance')}
              value={tolerance}
              minimum={0}
              maximum={255}
              onChange={(next) => setTolerance(Math.round(next))}
            />
          </span>
        </span>
      ) : null}
    </div>
  );
}
