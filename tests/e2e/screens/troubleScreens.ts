import type { Page } from 'playwright';
import { completePip } from '../../../packages/dev/src/screens/pictureGames.ts';
import type { Screen } from '../axe.ts';
import type { LanguageScreen } from '../languageScreen.ts';
import { english } from '../spoken.ts';
import { addProject, openProject } from '../stagePage.ts';
import { faultScreens, storageScreens } from '../stateScreens.ts';
import { closeToasts } from './homeScreens.ts';

/** Which of these screens are pictured, by the names of the pictures; the others lead there. */
const pictured: Readonly<Record<string, string>> = {
  'strips of storage': 'storage-strips',
  'project in the trash': 'trashed-project',
  'Trash Can': 'trash-can',
  'question before the trash is emptied': 'empty-trash',
  'project in another tab': 'open-elsewhere',
  'panel that stopped': 'panel-fault',
  'page that failed': 'page-fault',
  'repaired project': 'repaired',
};

/** One game, opened. */
async function addGame(page: Page): Promise<void> {
  await addProject(page, completePip.project, completePip.files);
  await closeToasts(page);
  await openProject(page, completePip.project);
}

/** Each pictured screen, reached through those before it that are not. */
function picturesOf(screens: readonly LanguageScreen[]): readonly Screen[] {
  const pictures: Screen[] = [];
  let way: LanguageScreen['go'][] = [addGame];
  for (const { name, go } of screens) {
    way.push(go);
    const picture = pictured[name];
    if (picture === undefined) continue;
    const steps = way;
    way = [];
    pictures.push({
      name: picture,
      async go(page) {
        for (const step of steps) await step(page, english);
        await closeToasts(page);
      },
    });
  }
  return pictures;
}

/** What storage, the trash, other tabs and faults make of the pages, from the projects page of a new user. */
export const troubleScreens = picturesOf([...storageScreens, ...faultScreens]);
