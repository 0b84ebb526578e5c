import { flushSync } from 'react-dom';
import { t } from '../../i18n/t.ts';
import { uncoverEditor } from '../../ui-state/sheet.ts';
import { closeDrawer } from '../../ui-state/workspace.ts';
import styles from './ProjectPage.module.css';
import { focusRegion } from './regions.ts';

/** The first stop of the keyboard: moves the focus past the bar and the libraries. */
export function SkipButton({ isStage }: { readonly isStage: boolean }) {
  return (
    <button type="button" className={styles.skip} onClick={skip}>
      {isStage ? t('Skip to the stage') : t('Skip to the editor')}
    </button>
  );
}

function skip(): void {
  // What covers the editor keeps it from being focused.
  flushSync(() => {
    closeDrawer();
    uncoverEditor();
  });
  focusRegion('stage');
}
