import { defaultUiPreferences } from '@playhouse/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultPreferences, preferenceKeys, readPreferences } from './preferenceValues.ts';

const stored = {
  theme: 'light',
  density: 'compact',
  motion: 'reduced',
  projectsView: 'list',
  behaviorOrganization: 'usage',
  hideMonetization: false,
  hideGameServices: false,
  smartNavigation: true,
  favoriteBehaviors: ['RuleBehavior', 'MoveBehavior'],
  behaviorGroups: { 'usage Movement': false, own: true },
  inspectorVisible: false,
  gridWidth: 32,
  gridHeight: 16.5,
  gridColor: 'cyan',
  actorResizeScale: 2,
  attributeWarnings: false,
  problemsPinned: true,
  repairSparse: true,
  shortcuts: { undo: 'Ctrl+U', 'stage.grid': '' },
  characterKeys: false,
  playMode: 'start',
  previewZoom: 0.5,
  previewAspect: '16:10 1280',
  previewOrientation: 'portrait',
  previewViewportFit: 'overscan',
  assignmentDrawerPosition: 'left',
  showEduAssignmentTutorial: false,
} as const;

describe('preferences', () => {
  test('have a case here', () => {
    expect(Object.keys(stored)).toEqual(preferenceKeys);
  });

  test.each(Object.entries(stored))('%s is read as it is stored', (key, value) => {
    expect(readPreferences({ [key]: value })).toEqual({ ...defaultPreferences, [key]: value });
    expect(defaultPreferences).not.toHaveProperty(key, value);
  });

  test('are the defaults of the specification, except for the theme, which follows the system', () => {
    expect(Object.keys(defaultUiPreferences)).toHaveLength(18);
    expect(defaultPreferences).toMatchObject({ ...defaultUiPreferences, theme: 'system' });
  });

  test('of any kind are read, and a second time with the same result', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...preferenceKeys, '__proto__', 'other'), fc.anything()), (values) => {
        const read = readPreferences(values);
        expect(Object.keys(read)).toEqual(preferenceKeys);
        expect(readPreferences({ ...read })).toEqual(read);
      }),
    );
  });

  test.each([
    [{ theme: 'pink', density: 7, projectsView: {}, behaviorOrganization: 'color', hideMonetization: 1 }],
    [{ favoriteBehaviors: [1, null], behaviorGroups: { own: 'yes' } }],
    [{ favoriteBehaviors: {}, behaviorGroups: ['own'] }],
    [
      {
        previewZoom: 3,
        previewAspect: 4,
        previewOrientation: 'round',
        previewViewportFit: true,
        playMode: 'backwards',
      },
    ],
    [{ assignmentDrawerPosition: 'middle', showEduAssignmentTutorial: 'yes' }],
    [{ gridWidth: 0, gridHeight: Number.NaN, gridColor: 'octarine', actorResizeScale: -1 }],
  ])('that are invalid are the defaults: %j', (values) => {
    expect(readPreferences(values)).toEqual(defaultPreferences);
  });
});
