import { describe, expect, test } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import { devices, openPictureBrowser } from './pictureBrowser.ts';
import { homeScreens } from './screens/homeScreens.ts';
import { differencesOnScreens, keptNames } from './screens/keptPictures.ts';
import { pageScreens } from './screens/pageScreens.ts';
import { sceneScreens } from './screens/sceneScreens.ts';
import { phoneScreens, tabletScreens } from './screens/smallScreens.ts';
import { standStill } from './screens/standStill.ts';
import { troubleScreens } from './screens/troubleScreens.ts';

useBrowser(openPictureBrowser);

const visits = [
  ['the home pages', 'desktop', homeScreens],
  ['the scene', 'desktop', sceneScreens],
  ['the other pages', 'desktop', pageScreens],
  ['storage, the trash and faults', 'desktop', troubleScreens],
  ['a tablet', 'tablet', tabletScreens],
  ['a phone', 'phone', phoneScreens],
] as const;

describe('in all themes, as in their pictures', () => {
  test.each(visits)('the screens of %s', async (_, device, screens) => {
    const { page, context, faults } = await visit({
      isReturning: true,
      prepare: standStill,
      device: devices[device],
    });
    expect(await differencesOnScreens(page, screens)).toEqual([]);
    // What the screens of faults take away is missed in the console, too.
    expect(faults.filter((fault) => !/localeCompare|toLocaleLowerCase/.test(fault))).toEqual([]);
    await context.close();
  });
});

test('every kept picture is the picture of a screen', () => {
  const names = visits.flatMap(([, , screens]) => screens.map(({ name }) => name));
  expect(keptNames().toSorted()).toEqual(names.toSorted());
});
