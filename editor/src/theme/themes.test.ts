import { describe, expect, test } from 'vitest';
import { type Appearance, defaultAppearance, effectiveTheme, themes } from './themes.ts';

describe('effectiveTheme', () => {
  const rows: { title: string; appearance: Appearance; contrast: boolean; shown: string }[] = [
    { title: 'the system default is pro-theme', appearance: defaultAppearance, contrast: false, shown: 'pro-theme' },
    {
      title: 'a system that requests contrast gets high contrast',
      appearance: defaultAppearance,
      contrast: true,
      shown: 'high-contrast',
    },
    ...themes.map(({ id }) => ({
      title: `${id} stays when it was chosen, whatever the system requests`,
      appearance: { ...defaultAppearance, theme: id },
      contrast: true,
      shown: id,
    })),
  ];
  test.each(rows)('$title', ({ appearance, contrast, shown }) => {
    expect(effectiveTheme(appearance, contrast)).toBe(shown);
  });
});
