import { displaySizes } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { viewportFits } from '../../preview/frameMessages.ts';
import { defaultPreferences } from '../../ui-state/preferenceValues.ts';
import { keptLook, startLook, type Zoom } from './previewLook.ts';

const wide = buildProject({});
const display = { width: 320, height: 480 };
const upright = {
  ...wide,
  object: { ...wide.object, attributes: { ...wide.object.attributes, displaySize: display } },
};

const looks = fc.record(
  {
    size: fc.constantFrom(...displaySizes),
    isUpright: fc.boolean(),
    zoom: fc.constantFrom<Zoom>('fit', 0.5, 1),
    fit: fc.constantFrom(...viewportFits),
  } as const,
  { requiredKeys: [] },
);

describe('the display of a game', () => {
  test('is its own at first', () => {
    expect(startLook(wide, defaultPreferences, 1000)).toMatchObject({
      isUpright: false,
      zoom: 'fit',
      fit: 'letterbox',
    });
    expect(startLook(upright, defaultPreferences, 1000)).toMatchObject({ size: { id: '3:2 480' }, isUpright: true });
  });

  test('is as it was left, whatever was changed', () => {
    fc.assert(
      fc.property(fc.constantFrom(wide, upright), looks, (project, part) => {
        const kept = { ...defaultPreferences, ...keptLook(project, part) };
        const before = startLook(project, defaultPreferences, 1000);
        expect(startLook(project, kept, 1000)).toEqual({ ...before, ...part });
      }),
    );
  });

  test('fits where its zoom cannot be changed', () => {
    const kept = { ...defaultPreferences, ...keptLook(wide, { zoom: 1, isUpright: true }) };
    expect(startLook(wide, kept, 1000, false)).toEqual({ ...startLook(wide, kept, 1000), zoom: 'fit' });
    expect(startLook(wide, kept, 1000).zoom).toBe(1);
  });

  test('is the next game’s own again when it was set back to that of this one', () => {
    const kept = { ...keptLook(upright, { isUpright: false }), ...keptLook(upright, { isUpright: true }) };
    expect(startLook(wide, { ...defaultPreferences, ...kept }, 1000).isUpright).toBe(false);
  });

  test('of an unknown size is its own', () => {
    const kept = { ...defaultPreferences, previewAspect: 'none of ours' };
    expect(startLook(wide, kept, 1000)).toEqual(startLook(wide, defaultPreferences, 1000));
  });
});
