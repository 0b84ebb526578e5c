import { describe, expect, test } from 'vitest';
import { defaultPreferences, readPreferences } from './preferences.ts';

describe('stored preferences', () => {
  test.each([
    ['nothing', null],
    ['text that is not JSON', '{'],
    ['a list', '[]'],
    ['values from other versions', '{"appearance":{"theme":"pink","density":7},"projectsView":{}}'],
    ['a theme that is not text', '{"appearance":"dark"}'],
    [
      'library settings from another version',
      '{"behaviorOrganization":"color","hideMonetization":1,"favoriteBehaviors":{}}',
    ],
    ['groups and favorites of the wrong type', '{"favoriteBehaviors":[1,null],"behaviorGroups":{"own":"yes"}}'],
  ])('are the defaults for %s', (_, text) => {
    expect(readPreferences(text)).toEqual(defaultPreferences);
  });

  test('are restored unchanged', () => {
    const preferences = {
      appearance: { theme: 'light', density: 'compact', motion: 'reduced' },
      projectsView: 'list',
      behaviorOrganization: 'usage',
      hideMonetization: false,
      hideGameServices: false,
      smartNavigation: true,
      favoriteBehaviors: ['RuleBehavior', 'MoveBehavior'],
      behaviorGroups: { 'usage Movement': false, own: true },
    } as const;
    expect(readPreferences(JSON.stringify(preferences))).toEqual(preferences);
  });
});
