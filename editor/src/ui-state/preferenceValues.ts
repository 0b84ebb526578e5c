import { defaultUiPreferences as defaults } from '@playhouse/core';
import { themes } from '../theme/themes.ts';
import { gridColorNames } from './gridColors.ts';

type Parse<Value> = (stored: unknown) => Value;

/** How the behavior library is grouped: by kind, by usage, or not at all. */
const behaviorOrganizations = ['type', 'usage', 'name'] as const;
export type BehaviorOrganization = (typeof behaviorOrganizations)[number];

const themeIds = ['system', ...themes.map(({ id }) => id)] as const;

/**
 * Every preference, with the value that a stored one means: missing and invalid ones mean the default.
 * docs/product-rules.md#preferences.
 */
const parsers = {
  theme: choice(themeIds, 'system'),
  density: choice(['theme', 'compact', 'comfortable'], 'theme'),
  motion: choice(['system', 'reduced'], 'system'),
  projectsView: choice(['grid', 'list'], 'grid'),
  behaviorOrganization: choice(behaviorOrganizations, 'type'),
  hideMonetization: flag(defaults.hideMonetization),
  hideGameServices: flag(defaults.hideGameServices),
  /** Opening an actor opens the behavior library. */
  smartNavigation: flag(defaults.smartNavigation),
  /** Classes of the behaviors that are listed first. */
  favoriteBehaviors: texts,
  /** Groups of the behavior library that were opened or closed, by id. */
  behaviorGroups: record((each) => (typeof each === 'boolean' ? each : undefined)),
  inspectorVisible: flag(defaults.inspectorVisible),
  /** The grid of a project that has no settings of its own yet, in px. */
  gridWidth: number(1, 10_000, defaults.gridWidth),
  gridHeight: number(1, 10_000, defaults.gridHeight),
  gridColor: choice(gridColorNames, 'magenta'),
  /** Size of the picture that follows the pointer while an actor is dragged, as a factor. */
  actorResizeScale: number(0.1, 10, defaults.actorResizeScale),
  /** Warnings about attributes are listed among the problems. */
  attributeWarnings: flag(defaults.attributeWarnings),
  /** Problems are a tab of the inspector. */
  problemsPinned: flag(false),
  /** Projects are repaired when they are opened. */
  repairSparse: flag(defaults.repairSparse),
  /** Chords that the user chose for commands, by the command's id; an empty one for no keys. */
  shortcuts: record((each) => (typeof each === 'string' ? each : undefined)),
  /** Letters, digits and signs without Ctrl or Alt are shortcuts. */
  characterKeys: flag(true),
  /** What Play does: start in the open scene, from the start, or in the open scene without scripts. */
  playMode: choice(['scene', 'start', 'withoutScripts'], 'scene'),
  /** Magnification of the preview; null fits it into the page. */
  previewZoom: orNull(choice([0.5, 1], 0.5)),
  /** Id of the screen on which games are previewed; null for the one closest to the game's. */
  previewAspect: orNull(text),
  previewOrientation: orNull(choice(['landscape', 'portrait'], 'landscape')),
  previewViewportFit: orNull(choice(['letterbox', 'fill', 'center', 'none', 'overscan'], 'letterbox')),
  /** Side of the window at which assignments open. The editor has no assignments yet: these two are only kept. */
  assignmentDrawerPosition: choice(['left', 'right'], 'right'),
  showEduAssignmentTutorial: flag(defaults.showEduAssignmentTutorial),
} satisfies Record<string, Parse<unknown>>;

/** The user's preferences. */
export type Preferences = { readonly [Key in keyof typeof parsers]: ReturnType<(typeof parsers)[Key]> };
export type PreferenceKey = keyof Preferences;

export const preferenceKeys = Object.keys(parsers) as readonly PreferenceKey[];

/** Preferences from stored values. */
export function readPreferences(stored: Readonly<Record<string, unknown>>): Preferences {
  const entries = Object.entries(parsers).map(([key, parse]) => [key, parse(own(stored, key))]);
  return Object.fromEntries(entries);
}

export const defaultPreferences: Preferences = readPreferences({});

function own(stored: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(stored, key) ? stored[key] : undefined;
}

function choice<const Value extends string | number>(
  values: readonly Value[],
  otherwise: NoInfer<Value>,
): Parse<Value> {
  return (stored) => values.find((each) => each === stored) ?? otherwise;
}

function number(least: number, most: number, otherwise: number): Parse<number> {
  return (stored) => (typeof stored === 'number' && stored >= least && stored <= most ? stored : otherwise);
}

function flag(otherwise: boolean): Parse<boolean> {
  return (stored) => (typeof stored === 'boolean' ? stored : otherwise);
}

/** A value that is null by default, also in place of an invalid one. */
function orNull<Value>(parse: Parse<Value>): Parse<Value | null> {
  return (stored) => (stored === parse(stored) ? (stored as Value) : null);
}

function text(stored: unknown): string {
  return typeof stored === 'string' ? stored : '';
}

function texts(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? [...new Set(stored.filter((each) => typeof each === 'string'))] : [];
}

/** Entries whose value `parse` does not make undefined. */
function record<Value>(parse: Parse<Value | undefined>): Parse<Readonly<Record<string, Value>>> {
  return (stored) => {
    const isRecord = typeof stored === 'object' && stored !== null && !Array.isArray(stored);
    const entries = Object.entries(isRecord ? stored : {}).flatMap(([key, each]) => {
      const value = parse(each);
      return value === undefined ? [] : [[key, value] as const];
    });
    return Object.fromEntries(entries);
  };
}
