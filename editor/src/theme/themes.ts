import { t } from '../i18n/t.ts';

/** The four themes; the first is the default. docs/product-rules.md#preferences. */
export const themes = [
  { id: 'pro-theme', label: t('Pro'), density: 'compact', ground: 'dark' },
  { id: 'dark', label: t('Dark'), density: 'compact', ground: 'dark' },
  { id: 'light', label: t('Light'), density: 'comfortable', ground: 'light' },
  { id: 'high-contrast', label: t('High contrast'), density: 'comfortable', ground: 'dark' },
] as const;

export type ThemeId = (typeof themes)[number]['id'];

export interface Appearance {
  /** `system` follows the operating system's setting. */
  readonly theme: ThemeId | 'system';
  /** `theme` uses the theme's own density. */
  readonly density: 'theme' | 'compact' | 'comfortable';
  readonly motion: 'system' | 'reduced';
}

export const defaultAppearance: Appearance = { theme: 'system', density: 'theme', motion: 'system' };

/** The effective theme: the chosen one, or high contrast when the system asks for more contrast, else pro-theme. */
export function effectiveTheme(appearance: Appearance, asksForContrast: boolean): ThemeId {
  if (appearance.theme !== 'system') return appearance.theme;
  return asksForContrast ? 'high-contrast' : 'pro-theme';
}

/** Sets the appearance on the page's root element, where the tokens read it. */
export function applyAppearance(root: HTMLElement, appearance: Appearance, asksForContrast: boolean): void {
  root.dataset.theme = effectiveTheme(appearance, asksForContrast);
  setOrRemove(root, 'density', appearance.density === 'theme' ? undefined : appearance.density);
  setOrRemove(root, 'motion', appearance.motion === 'reduced' ? 'reduced' : undefined);
}

function setOrRemove(root: HTMLElement, key: string, value: string | undefined): void {
  if (value === undefined) delete root.dataset[key];
  else root.dataset[key] = value;
}
