import { describe, expect, test } from 'vitest';
import { defaultPreferences, type Preferences } from '../../ui-state/preferenceValues.ts';
import { findSettings, type Setting, settingGroups } from './settings.ts';

const all = settingGroups.flatMap(({ settings }) => settings);
const rows = all.map((setting) => [setting.label, setting] as const);

/** Every choice of a setting, as the part of the preferences that it sets. */
function partsOf(setting: Setting) {
  if (setting.kind === 'number') {
    const { minimum, maximum } = setting;
    const values = [minimum, maximum, setting.valueIn(defaultPreferences)];
    return values.map((value) => ({ part: setting.partFor(value), shown: value }));
  }
  return setting.kind === 'switch'
    ? [true, false].map((isOn) => ({ part: setting.partFor(isOn), shown: isOn }))
    : setting.names.map((_, index) => ({ part: setting.partFor(index), shown: index }));
}

function shownBy(setting: Setting, preferences: Preferences) {
  if (setting.kind === 'number') return setting.valueIn(preferences);
  return setting.kind === 'switch' ? setting.isOn(preferences) : setting.indexIn(preferences);
}

describe('settings', () => {
  test('have different labels', () => {
    expect(new Set(all.map(({ label }) => label)).size).toBe(all.length);
  });

  test.each(rows)('%s: every choice is shown as chosen, and sets one preference', (_label, setting) => {
    for (const { part, shown } of partsOf(setting)) {
      expect(Object.keys(part)).toHaveLength(1);
      const preferences = { ...defaultPreferences, ...part };
      expect(shownBy(setting, preferences)).toBe(shown);
    }
    const isDefault = (part: object) => Object.entries(part).every((entry) => isIn(entry, defaultPreferences));
    expect(partsOf(setting).filter(({ part }) => isDefault(part))).toHaveLength(1);
  });

  test('set each preference only once', () => {
    const keys = all.map((setting) => Object.keys(partsOf(setting)[0]?.part ?? {})[0]);
    expect(new Set(keys).size).toBe(all.length);
  });

  test.each(rows)('%s is found by its label', (label) => {
    const found = findSettings(label.toUpperCase()).flatMap(({ settings }) => settings.map((each) => each.label));
    expect(found).toContain(label);
  });

  test.each([
    ['high contrast', ['Theme']],
    ['behaviors ads', ['Show Monetization']],
    ['nothing like this', []],
  ])('%s finds %j', (query, labels) => {
    expect(findSettings(query).flatMap(({ settings }) => settings.map(({ label }) => label))).toEqual(labels);
  });
});

function isIn([key, value]: [string, unknown], preferences: object): boolean {
  return Reflect.get(preferences, key) === value;
}
