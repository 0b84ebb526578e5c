import { t } from '../../i18n/t.ts';
import styles from './ProjectPage.module.css';
import { focusRegion } from './regions.ts';

/** The first stop of the keyboard: moves the focus past the bar and the libraries. */
export function SkipButton({ isStage }: { readonly isStage: boolean }) {
  return (
    <button type="button" className={styles.skip} onClick={() => focusRegion('stage')}>
      {isStage ? t('Skip to the stage') : t('Skip to the editor')}
    </button>
  );
}
