import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/atkinson-hyperlegible-mono/wght.css';
import './theme/tokens.css';
import './theme/base.css';
import { preloadLibrary } from './app/preloadLibrary.ts';
import { startLanguage } from './i18n/startLanguage.ts';
import { followInstalling } from './offline/installing.ts';

followInstalling();
preloadLibrary();
// Modules translate their texts when they are loaded, so the language comes first.
void startLanguage()
  .then(() => import('./start.tsx'))
  .then(({ start }) => start());
