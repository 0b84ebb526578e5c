import { preloadPage } from './app/preloadPage.ts';

preloadPage();
