import { StrictMode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot } from 'react-dom/client';
import { App, loadRest } from './app/App.tsx';
import { followErrors } from './features/faults/faultLog.ts';
import { currentLanguage } from './i18n/t.ts';
import { followKeyboard } from './interactions/followKeyboard.ts';
import { takeInputOnBack } from './interactions/takeInputOnBack.ts';
import { followAppearance } from './ui-state/preferences.ts';

/** Shows the editor in the language that has been started. */
export function start(): void {
  followAppearance();
  takeInputOnBack();
  followErrors();
  followKeyboard();
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <I18nProvider locale={currentLanguage().locale}>
        <App />
      </I18nProvider>
    </StrictMode>,
  );
  loadRest();
}
