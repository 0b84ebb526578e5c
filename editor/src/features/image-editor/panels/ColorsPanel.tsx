import { type Color, composeFrame, type Picture, paletteOf } from '@playhouse/paint';
import { memo, useDeferredValue, useMemo } from 'react';
import { Button } from 'react-aria-components/Button';
import { useStore } from 'zustand';
import { t } from '../../../i18n/t.ts';
import { useGameColors } from '../../fields/useGameValues.ts';
import styles from '../ImageEditor.module.css';
import type { ImageEditor } from '../model/imageEditor.ts';
import { isSameColor } from '../model/paintSettings.ts';
import { fromGameColor } from './ColorButton.tsx';
import { basicColors, colorWords, withoutTwins } from './swatches.ts';
import { useImageColors } from './useImageColors.ts';

/** Colors to paint with: recent ones, those of the picture and of the game, and a basic palette. */
export function ColorsPanel({ editor }: { readonly editor: ImageEditor }) {
  const recent = useStore(editor.store, ({ settings }) => settings.recent);
  const picture = useStore(editor.store, ({ history }) => history.picture);
  const frame = useStore(editor.store, ({ at }) => at.frame);
  const shown = useDeferredValue(picture);
  const own = useMemo(() => colorsOf(shown, frame), [shown, frame]);
  const used = useGameColors();
  const inImages = useImageColors();
  const game = useMemo(() => withoutTwins([...inImages, ...used.map(fromGameColor)]), [inImages, used]);
  return (
    <section className={styles.panel} aria-label={t('Colors')}>
      <Swatches title={t('Recent')} colors={recent} editor={editor} />
      <Swatches title={t('In this picture')} colors={own} editor={editor} />
      <Swatches title={t('In this game')} colors={game} editor={editor} />
      <Swatches title={t('Basic')} colors={basicColors} editor={editor} />
    </section>
  );
}

interface SwatchesProps {
  readonly title: string;
  readonly colors: readonly Color[];
  readonly editor: ImageEditor;
}

/** Rendered only when its colors change, not after every stroke. */
const Swatches = memo(function Swatches({ title, colors, editor }: SwatchesProps) {
  const color = useStore(editor.store, ({ settings }) => settings.color);
  if (colors.length === 0) return null;
  return (
    <div>
      <h2 className={styles.swatchTitle}>{title}</h2>
      <fieldset className={styles.swatches} aria-label={title}>
        {colors.map((each) => (
          <Button
            key={`${each.r} ${each.g} ${each.b} ${each.a}`}
            className={styles.swatch ?? ''}
            aria-label={colorWords(each)}
            aria-pressed={isSameColor(each, color)}
            data-chosen={isSameColor(each, color) || undefined}
            style={{ background: `rgb(${each.r} ${each.g} ${each.b} / ${each.a / 255})` }}
            onPress={() => editor.set({ color: each })}
          />
        ))}
      </fieldset>
    </div>
  );
});

const noColors: readonly Color[] = [];

/** px of a frame whose colors are counted after each change. */
const mostPixels = 256 * 256;

function colorsOf(picture: Picture, frame: number): readonly Color[] {
  if (picture.width * picture.height > mostPixels || !picture.frames[frame]) return noColors;
  return paletteOf([composeFrame(picture, frame)], 21).map(({ color }) => color);
}
