import { create } from 'zustand';
import { type Appearance, applyAppearance, defaultAppearance, themes } from '../theme/themes.ts';

/** The user's preferences, stored in this browser. docs/product-rules.md#preferences. */
export interface Preferences {
  readonly appearance: Appearance;
  readonly projectsView: 'grid' | 'list';
}

export const defaultPreferences: Preferences = { appearance: defaultAppearance, projectsView: 'grid' };

const storageKey = 'playhouse-preferences';

/** The preferences with their only setter; every change is stored and shown at once. */
export const usePreferences = create<Preferences & { change(part: Partial<Preferences>): void }>()((set, get) => ({
  ...readPreferences(storedText()),
  change(part) {
    set(part);
    const { appearance, projectsView } = get();
    storePreferences({ appearance, projectsView });
    showAppearance();
  },
}));

/** Shows the stored appearance and follows the system from then on. Call once, before the first paint. */
export function followAppearance(): void {
  showAppearance();
  contrastQuery()?.addEventListener('change', showAppearance);
}

/** Preferences from stored text: missing or invalid values get their defaults. */
export function readPreferences(text: string | null): Preferences {
  const stored = parseObject(text);
  const appearance = isRecord(stored.appearance) ? stored.appearance : {};
  const themeIds = ['system', ...themes.map(({ id }) => id)] as const;
  return {
    appearance: {
      theme: choice(appearance.theme, themeIds, 'system'),
      density: choice(appearance.density, ['theme', 'compact', 'comfortable'], 'theme'),
      motion: choice(appearance.motion, ['system', 'reduced'], 'system'),
    },
    projectsView: choice(stored.projectsView, ['grid', 'list'], 'grid'),
  };
}

function choice<Value extends string>(value: unknown, values: readonly Value[], otherwise: Value): Value {
  return values.find((each) => each === value) ?? otherwise;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseObject(text: string | null): Record<string, unknown> {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** Undefined when the browser stores nothing or denies access. */
function storedText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function storePreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(preferences));
  } catch {
    // If storage is full or blocked, only the preference for the next visit is lost.
  }
}

function contrastQuery(): MediaQueryList | undefined {
  return globalThis.matchMedia?.('(prefers-contrast: more)');
}

function showAppearance(): void {
  applyAppearance(document.documentElement, usePreferences.getState().appearance, contrastQuery()?.matches ?? false);
}
