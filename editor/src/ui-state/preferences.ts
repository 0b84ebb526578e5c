import { defaultUiPreferences } from '@playhouse/core';
import { create } from 'zustand';
import { type Appearance, applyAppearance, defaultAppearance, themes } from '../theme/themes.ts';

/** How the behavior library is grouped: by kind, by usage, or not at all. */
const behaviorOrganizations = ['type', 'usage', 'name'] as const;
export type BehaviorOrganization = (typeof behaviorOrganizations)[number];

/** The user's preferences, kept in this browser. docs/product-rules.md#preferences. */
export interface Preferences {
  readonly appearance: Appearance;
  readonly projectsView: 'grid' | 'list';
  readonly behaviorOrganization: BehaviorOrganization;
  readonly hideMonetization: boolean;
  readonly hideGameServices: boolean;
  /** Opening an actor opens the behavior library. */
  readonly smartNavigation: boolean;
  /** Classes of the behaviors that are listed first. */
  readonly favoriteBehaviors: readonly string[];
  /** Groups of the behavior library that were opened or closed, by id. */
  readonly behaviorGroups: Readonly<Record<string, boolean>>;
}

export const defaultPreferences: Preferences = {
  appearance: defaultAppearance,
  projectsView: 'grid',
  behaviorOrganization: 'type',
  hideMonetization: defaultUiPreferences.hideMonetization,
  hideGameServices: defaultUiPreferences.hideGameServices,
  smartNavigation: defaultUiPreferences.smartNavigation,
  favoriteBehaviors: [],
  behaviorGroups: {},
};

const storageKey = 'playhouse-preferences';

/** The preferences and their only setter; every change is stored and applied at once. */
export const usePreferences = create<Preferences & { change(part: Partial<Preferences>): void }>()((set, get) => ({
  ...readPreferences(storedText()),
  change(part) {
    set(part);
    const { change: _, ...preferences } = get();
    storePreferences(preferences);
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
    behaviorOrganization: choice(stored.behaviorOrganization, behaviorOrganizations, 'type'),
    hideMonetization: flag(stored.hideMonetization, defaultPreferences.hideMonetization),
    hideGameServices: flag(stored.hideGameServices, defaultPreferences.hideGameServices),
    smartNavigation: flag(stored.smartNavigation, defaultPreferences.smartNavigation),
    favoriteBehaviors: texts(stored.favoriteBehaviors),
    behaviorGroups: flags(stored.behaviorGroups),
  };
}

function flag(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise;
}

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? [...new Set(value.filter((each) => typeof each === 'string'))] : [];
}

function flags(value: unknown): Readonly<Record<string, boolean>> {
  const entries = isRecord(value) ? Object.entries(value) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'));
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
