import type { PreferenceStore } from '@playhouse/sync';
import { create } from 'zustand';
import { applyAppearance } from '../theme/themes.ts';
import { mirrorKey, PreferenceKeeper } from './preferenceKeeper.ts';
import { type Preferences, readPreferences } from './preferenceValues.ts';

const keeper = new PreferenceKeeper(
  () => localStorage,
  (values) => {
    usePreferences.setState(readPreferences(values));
    showAppearance();
  },
);

/** The preferences and their only setter; every change is applied and stored at once. */
export const usePreferences = create<Preferences & { change(part: Partial<Preferences>): void }>()((set) => ({
  ...readPreferences(keeper.values),
  change(part) {
    set(part);
    showAppearance();
    void keeper.change(part);
  },
}));

/**
 * Shows the stored appearance, and follows the system and other tabs from then on. Call once, before the first paint.
 */
export function followAppearance(): void {
  showAppearance();
  contrastQuery()?.addEventListener('change', showAppearance);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === mirrorKey) keeper.takeMirror(newValue);
  });
}

/** Stores the preferences here from now on, after reading those that are there. */
export function keepPreferences(store: PreferenceStore): Promise<void> {
  return keeper.keepIn(store);
}

function contrastQuery(): MediaQueryList | undefined {
  return window.matchMedia?.('(prefers-contrast: more)');
}

function showAppearance(): void {
  applyAppearance(document.documentElement, usePreferences.getState(), contrastQuery()?.matches ?? false);
  requestAnimationFrame(colorWindow);
}

/** Gives the window of the installed editor the color of the page. */
function colorWindow(): void {
  const color = getComputedStyle(document.documentElement).getPropertyValue('--ph-app').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color);
}
