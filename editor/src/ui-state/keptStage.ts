import type { Color } from '@playhouse/core';
import { defaultUiPreferences, isJsonObject } from '@playhouse/core';
import { gridColors } from './gridColors.ts';
import { usePreferences } from './preferences.ts';

/** The grid over a scene. docs/product-rules.md#scene-editor-modes. */
export interface GridSettings {
  readonly isShown: boolean;
  readonly width: number;
  readonly height: number;
  readonly offsetX: number;
  readonly offsetY: number;
  readonly color: Color;
  readonly snaps: boolean;
  /** What settles on the lines: the middle of an actor, where they cross, or its nearest edges. */
  readonly snapTo: 'intersection' | 'edge';
}

/** A line that the author pulled out of a ruler. It belongs to the editor, not to the game. */
export interface RulerGuide {
  readonly id: string;
  /** The axis on which it has a place: x for a vertical line. */
  readonly axis: 'x' | 'y';
  readonly at: number;
}

/** What this browser remembers of the stage of a project. */
export interface KeptStage {
  readonly grid: GridSettings;
  /** What was changed of the grid in this project; the rest is as preferred. */
  readonly ownGrid: Partial<GridSettings>;
  /** Smart guides. */
  readonly hasGuides: boolean;
  readonly hasRulers: boolean;
  readonly hasMinimap: boolean;
  readonly hasRulerGuides: boolean;
  /** By scene. */
  readonly rulerGuides: ReadonlyMap<string, readonly RulerGuide[]>;
}

export const initialStage: KeptStage = {
  grid: {
    isShown: false,
    width: defaultUiPreferences.gridWidth,
    height: defaultUiPreferences.gridHeight,
    offsetX: 0,
    offsetY: 0,
    color: { red: 1, green: 0, blue: 1, alpha: 0.35 },
    snaps: false,
    snapTo: 'edge',
  },
  ownGrid: {},
  hasGuides: true,
  hasRulers: true,
  hasMinimap: true,
  hasRulerGuides: true,
  rulerGuides: new Map(),
};

const storageKey = 'playhouse-stage';
/** Projects whose stage is remembered; those used longest ago are dropped. */
const mostProjects = 60;
/** More guides than this in a scene are not read. */
const mostGuides = 200;

/** The remembered stage of a project; what is missing or damaged gets its default. */
export function readKeptStage(game: string): KeptStage {
  const [, stored] = storedProjects().findLast(([id]) => id === game) ?? [];
  const start = preferredStage();
  return isJsonObject(stored) ? fitStage(stored, start) : start;
}

/** The stage of a project that has no settings of its own. */
function preferredStage(): KeptStage {
  return { ...initialStage, grid: preferredGrid() };
}

/** The grid of a project in which nothing of it was changed. */
export function preferredGrid(): GridSettings {
  const { gridWidth, gridHeight, gridColor } = usePreferences.getState();
  const { grid } = initialStage;
  const color = { ...gridColors[gridColor], alpha: grid.color.alpha };
  return { ...grid, width: gridWidth, height: gridHeight, color };
}

/** Remembers the stage of a project, and of its grid only what was changed. */
export function keepStage(game: string, stage: KeptStage): void {
  const { ownGrid: grid, hasGuides, hasRulers, hasMinimap, hasRulerGuides, rulerGuides } = stage;
  const guides = Object.fromEntries([...rulerGuides].filter(([, list]) => list.length > 0));
  const kept = { grid, hasGuides, hasRulers, hasMinimap, hasRulerGuides, rulerGuides: guides };
  const others = storedProjects().filter(([id]) => id !== game);
  try {
    localStorage.setItem(storageKey, JSON.stringify([...others, [game, kept]].slice(-mostProjects)));
  } catch {
    // Without storage, it lasts until the page is closed.
  }
}

/** A stage from stored data; what is missing or damaged is as in `start`. */
export function fitStage(stored: Readonly<Record<string, unknown>>, start = initialStage): KeptStage {
  const flag = (key: 'hasGuides' | 'hasRulers' | 'hasMinimap' | 'hasRulerGuides') =>
    typeof stored[key] === 'boolean' ? stored[key] : start[key];
  const scenes = isJsonObject(stored.rulerGuides) ? Object.entries(stored.rulerGuides) : [];
  const ownGrid = isJsonObject(stored.grid) ? readGrid(stored.grid) : {};
  return {
    grid: { ...start.grid, ...ownGrid },
    ownGrid,
    hasGuides: flag('hasGuides'),
    hasRulers: flag('hasRulers'),
    hasMinimap: flag('hasMinimap'),
    hasRulerGuides: flag('hasRulerGuides'),
    rulerGuides: new Map(scenes.map(([scene, list]) => [scene, fitGuides(list)])),
  };
}

/** The parts of a grid that are stored and not damaged. */
function readGrid({
  isShown,
  width,
  height,
  offsetX,
  offsetY,
  color,
  snaps,
  snapTo,
}: Readonly<Record<string, unknown>>): Partial<GridSettings> {
  const ownColor = fitColor(color);
  return {
    ...(typeof isShown === 'boolean' && { isShown }),
    ...(isNumber(width) && width >= 1 && { width }),
    ...(isNumber(height) && height >= 1 && { height }),
    ...(isNumber(offsetX) && { offsetX }),
    ...(isNumber(offsetY) && { offsetY }),
    ...(ownColor && { color: ownColor }),
    ...(typeof snaps === 'boolean' && { snaps }),
    ...((snapTo === 'intersection' || snapTo === 'edge') && { snapTo }),
  };
}

function fitColor(stored: unknown): Color | undefined {
  if (!isJsonObject(stored)) return undefined;
  const { red, green, blue, alpha } = stored;
  const parts = [red, green, blue, alpha];
  if (!parts.every((part) => isNumber(part) && part >= 0 && part <= 1)) return undefined;
  return { red: Number(red), green: Number(green), blue: Number(blue), alpha: Number(alpha) };
}

function fitGuides(stored: unknown): readonly RulerGuide[] {
  if (!Array.isArray(stored)) return [];
  return stored.slice(0, mostGuides).flatMap((guide: unknown): RulerGuide[] => {
    if (!isJsonObject(guide) || typeof guide.id !== 'string' || !isNumber(guide.at)) return [];
    return guide.axis === 'x' || guide.axis === 'y' ? [{ id: guide.id, axis: guide.axis, at: guide.at }] : [];
  });
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** All remembered projects, the last used one last. */
function storedProjects(): (readonly [string, unknown])[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry): entry is [string, unknown] => isEntry(entry)) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): boolean {
  return Array.isArray(entry) && entry.length === 2 && typeof entry[0] === 'string';
}
