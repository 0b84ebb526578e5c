import { buildPeaks, frameCount, peaksOf, type Sound } from '@playhouse/audio';
import { useEffect, useMemo, useRef } from 'react';
import { t } from '../../../i18n/t.ts';
import { drawWaveform } from './drawWaveform.ts';
import styles from './StillWaveform.module.css';
import { durationText } from './soundWords.ts';
import { useSize, useThemeName } from './waveCanvas.ts';

/** The waveform of a whole sound, only to look at. */
export function StillWaveform({ sound }: { readonly sound: Sound }) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const size = useSize(frame);
  const pyramid = useMemo(() => buildPeaks(sound), [sound]);
  const theme = useThemeName();
  useEffect(() => {
    if (!canvas.current || size.width === 0) return;
    const view = { from: 0, to: Math.max(1, frameCount(sound)) };
    const columns = Math.round(size.width * devicePixelRatio);
    const peaks = sound.channels.map((_, channel) => peaksOf(pyramid, channel, view.from, view.to, columns));
    const { sampleRate, loop } = sound;
    drawWaveform(canvas.current, { peaks, view, sampleRate, loop, selection: undefined, size });
  }, [pyramid, sound, size, theme]);
  return (
    <div
      ref={frame}
      className={styles.wave}
      role="img"
      aria-label={t('Waveform, {duration}', { duration: durationText(frameCount(sound), sound.sampleRate) })}
    >
      <canvas ref={canvas} className={styles.canvas} aria-hidden />
    </div>
  );
}
