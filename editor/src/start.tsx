import { lazy, StrictMode, Suspense } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import { App, loadFirst, loadRest } from './app/App.tsx';
import { libraryAddress } from './app/preloadPage.ts';
import { followErrors } from './features/faults/faultLog.ts';
import { tokenIn } from './features/other-devices/playAddresses.ts';
import { currentLanguage } from './i18n/t.ts';
import { followKeyboard } from './interactions/followKeyboard.ts';
import { takeInputOnBack } from './interactions/takeInputOnBack.ts';
import { followAppearance } from './ui-state/preferences.ts';

const SharedGamePage = lazy(() => import('./app/SharedGamePage.tsx'));

/**
 * Shows the editor in the language that has been started. At the address of a shared game it shows that game alone: the
 * parts of the editor, which store things on this device, are not even loaded.
 */
export async function start(): Promise<void> {
  followAppearance();
  takeInputOnBack();
  followErrors();
  followKeyboard();
  const root = document.getElementById('root');
  if (!root) return;
  const token = tokenIn(location.hash);
  window.addEventListener('hashchange', () => {
    if (tokenIn(location.hash) !== token) location.reload();
  });
  // A redirect would show an empty page first.
  if (libraryAddress.test(location.hash)) history.replaceState(history.state, '', '#/projects');
  if (token === undefined) await loadFirst(location.hash);
  createRoot(root).render(
    <StrictMode>
      <I18nProvider locale={currentLanguage().locale}>
        {token === undefined ? (
          <App />
        ) : (
          <Suspense fallback={null}>
            <SharedGamePage token={token} />
          </Suspense>
        )}
      </I18nProvider>
    </StrictMode>,
  );
  if (token === undefined) void loadRest();
}
