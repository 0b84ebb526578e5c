import { t } from '../i18n/t.ts';
import styles from './TextPage.module.css';

/** Explains what Playhouse is and what it promises about people's work. */
export default function AboutPage() {
  return (
    <div className={styles.page}>
      <title>{t('About - Playhouse')}</title>
      <h1 className={styles.title}>{t('About Playhouse')}</h1>
      <div className={styles.prose}>
        <p>{t('Build 2D games in the browser without writing code, and play them right away.')}</p>
        <p>
          {t(
            'When the editor says saved, your work is on this computer’s disk. Projects stay in this browser until you delete them. Export creates an archive that opens in any Playhouse.',
          )}
        </p>
        <p>{t('Playhouse is free software under the MIT license.')}</p>
      </div>
    </div>
  );
}
