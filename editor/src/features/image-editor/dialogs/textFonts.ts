import { builtInFonts, optionalFonts } from '@playhouse/core';
import { builtInFace } from '@playhouse/player/fonts';
import { useEffect, useState } from 'react';
import { t } from '../../../i18n/t.ts';
import { useProject } from '../../../session/SessionContext.ts';
import { assetPath } from '../../assets/assetFiles.ts';
import { useFontFamily } from '../../fonts/fontFaces.ts';

/** Fonts that every device has, by their CSS families. */
const ofDevice = [
  ['sans-serif', t('Sans serif')],
  ['serif', t('Serif')],
  ['monospace', t('Monospace')],
  ['cursive', t('Handwriting')],
] as const;

type FontOption = readonly [id: string, label: string];

/** The fonts of the game, those of every game, and those of the device. Ids begin with where a font is from. */
export function useFontOptions(): readonly FontOption[] {
  const own = useProject((project) => project.assets.fonts);
  return [
    ...own.map(({ name }): FontOption => [`game ${name}`, name]),
    ...[...builtInFonts, ...optionalFonts].map((name): FontOption => [`included ${name}`, name]),
    ...ofDevice.map(([family, label]): FontOption => [`device ${family}`, t('{label} of this device', { label })]),
  ];
}

/**
 * What a canvas needs to write with a font, once all characters of the text are loaded. Null: the file is damaged, or the
 * font is gone.
 */
export function useCanvasFont(id: string, text: string): string | null | undefined {
  const [, origin = '', name = ''] = /^(\w+) (.*)$/.exec(id) ?? [];
  const asset = useProject((project) => project.assets.fonts.find((font) => origin === 'game' && font.name === name));
  const family = useFontFamily(asset && assetPath('fonts', asset));
  const font = origin === 'game' ? family && `400 1px "${family}"` : fontOf(origin, name);
  const [loaded, setLoaded] = useState('');
  useEffect(() => {
    if (!font) return undefined;
    let isCurrent = true;
    const done = () => (isCurrent ? setLoaded(`${font} ${text}`) : undefined);
    // A font that cannot be loaded is replaced by the browser.
    document.fonts.load(font, text).then(done, done);
    return () => {
      isCurrent = false;
    };
  }, [font, text]);
  return font && loaded !== `${font} ${text}` ? undefined : font;
}

function fontOf(origin: string, name: string): string {
  if (origin === 'device') return `400 1px ${name}`;
  const { family, weight } = builtInFace(name);
  return `${weight} 1px "${family}"`;
}
