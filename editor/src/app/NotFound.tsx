import { Link } from 'react-router';
import { t } from '../i18n/t.ts';
import { ClosedCurtain } from './ClosedCurtain.tsx';
import styles from './Screen.module.css';
import { Screen } from './Screen.tsx';

/** Shown for unknown addresses. docs/product-rules.md#pages. */
export default function NotFound() {
  return (
    <Screen picture={<ClosedCurtain />} title={t('Page not found')} text={t('This address does not lead to a page.')}>
      <Link className={styles.link} to="/projects">
        {t('Back to my projects')}
      </Link>
    </Screen>
  );
}
