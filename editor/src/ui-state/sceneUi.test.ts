import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gridColors } from './gridColors.ts';
import { readKeptStage } from './keptStage.ts';
import { usePreferences } from './preferences.ts';
import { defaultPreferences } from './preferenceValues.ts';
import { useSceneUi } from './sceneUi.ts';

const stage = () => useSceneUi.getState();

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
  });
  stage().enterGame('g1');
});

afterEach(() => {
  stage().enterGame('');
  usePreferences.setState(defaultPreferences);
  vi.unstubAllGlobals();
});

it.each([
  ['nothing was changed', () => undefined],
  ['the grid was shown', () => stage().setGrid({ isShown: true })],
  ['rulers, minimap and smart guides were hidden', () => stage().change({ hasRulers: false, hasMinimap: false })],
  ['it was opened again', () => stage().enterGame('g1')],
])('shows the preferred grid in an open project in which %s', (_, act) => {
  act();
  // As another tab sets them.
  usePreferences.setState({ gridWidth: 32, gridHeight: 48, gridColor: 'cyan' });
  const wanted = { width: 32, height: 48, color: { ...gridColors.cyan, alpha: 0.35 } };
  expect(stage().grid).toMatchObject(wanted);
  expect(readKeptStage('g1').grid).toEqual(stage().grid);
});

it('keeps what was changed of the grid, and nothing else', () => {
  stage().setGrid({ width: 64, height: 64 });
  stage().change({ hasRulers: false });
  usePreferences.setState({ gridWidth: 32, gridColor: 'blue' });
  const wanted = { width: 64, height: 64, color: { ...gridColors.blue, alpha: 0.35 } };
  expect(stage().grid).toMatchObject(wanted);
  expect(readKeptStage('g1')).toMatchObject({ grid: wanted, ownGrid: { width: 64, height: 64 }, hasRulers: false });
});

it('does not take the grid of one project into another', () => {
  stage().setGrid({ width: 64 });
  stage().enterGame('g2');
  expect(stage().grid.width).toBe(100);
  stage().enterGame('g1');
  expect(stage().grid.width).toBe(64);
});
