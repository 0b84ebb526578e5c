import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridColors } from './gridColors.ts';
import { fitStage, type GridSettings, initialStage, type KeptStage, readKeptStage } from './keptStage.ts';
import { usePreferences } from './preferences.ts';
import { defaultPreferences } from './preferenceValues.ts';

/** As it comes back from storage. */
function stored(stage: KeptStage): Record<string, unknown> {
  const { ownGrid: grid, rulerGuides, ...flags } = stage;
  return JSON.parse(JSON.stringify({ ...flags, grid, rulerGuides: Object.fromEntries(rulerGuides) }));
}

const grid: GridSettings = {
  isShown: true,
  width: 64,
  height: 32,
  offsetX: -8,
  offsetY: 4,
  color: { red: 0, green: 0.5, blue: 1, alpha: 1 },
  snaps: true,
  snapTo: 'intersection',
};
const changed: KeptStage = {
  grid,
  ownGrid: grid,
  hasGuides: false,
  hasRulers: false,
  hasMinimap: false,
  hasRulerGuides: false,
  rulerGuides: new Map([['id1', [{ id: 'id9', axis: 'y', at: 12.5 }]]]),
};

describe('the remembered stage of a project', () => {
  it('begins with the preferred grid', () => {
    usePreferences.setState({ gridWidth: 32, gridHeight: 48, gridColor: 'cyan' });
    expect(readKeptStage('new').grid).toMatchObject({
      width: 32,
      height: 48,
      color: { ...gridColors.cyan, alpha: 0.35 },
    });
    usePreferences.setState(defaultPreferences);
    expect(readKeptStage('new')).toEqual(initialStage);
  });

  it('comes back as it was', () => {
    expect(fitStage(stored(changed))).toEqual(changed);
    expect(fitStage(stored(initialStage))).toEqual(initialStage);
  });

  it('is the initial one where nothing is stored', () => {
    expect(fitStage({})).toEqual(initialStage);
  });

  it.each([
    ['width', 0],
    ['height', -3],
    ['offsetX', null],
    ['color', { red: 2, green: 0, blue: 0, alpha: 1 }],
    ['snapTo', 'corner'],
    ['snaps', 'yes'],
  ] as const)('gets the default %s for %j', (key, value) => {
    const { grid } = fitStage({ grid: { ...changed.grid, [key]: value } });
    expect(grid).toEqual({ ...changed.grid, [key]: initialStage.grid[key] });
  });

  it('survives any damage', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('grid', 'rulerGuides', 'hasGuides', 'hasRulers'), fc.jsonValue()),
        (data) => {
          const { grid, rulerGuides } = fitStage(data);
          expect(grid.width).toBeGreaterThanOrEqual(1);
          expect(grid.height).toBeGreaterThanOrEqual(1);
          for (const list of rulerGuides.values()) for (const { at } of list) expect(Number.isFinite(at)).toBe(true);
        },
      ),
      { seed: 10 },
    );
  });
});
