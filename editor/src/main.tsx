import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/atkinson-hyperlegible-mono/wght.css';
import './theme/tokens.css';
import './theme/base.css';
import { startLanguage } from './i18n/startLanguage.ts';
import { ignoreStrayFiles } from './interactions/strayFiles.ts';
import { followInstalling } from './offline/installing.ts';

ignoreStrayFiles(window);
followInstalling();
// Modules translate their texts when they are loaded, so the language comes first.
void startLanguage()
  .then(() => import('./start.tsx'))
  .then(({ start }) => start());
