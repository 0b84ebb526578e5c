import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/atkinson-hyperlegible-mono/wght.css';
import './theme/tokens.css';
import './theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, loadRest } from './app/App.tsx';
import { takeInputOnBack } from './interactions/takeInputOnBack.ts';
import { followInstalling } from './offline/installing.ts';
import { followAppearance } from './ui-state/preferences.ts';

followAppearance();
followInstalling();
takeInputOnBack();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  loadRest();
}
