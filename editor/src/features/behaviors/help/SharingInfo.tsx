import { t } from '../../../i18n/t.ts';
import styles from './BehaviorHelp.module.css';

/** What sharing a message means for a game, for the people who play it, and for its author. docs/decisions/0070-libraries-outside-a-game-and-sharing.md */
export function SharingInfo() {
  return (
    <section aria-label={t('Sharing messages')}>
      <h3 className={styles.section}>{t('Sharing messages')}</h3>
      <ul className={styles.notes}>
        <li>
          {t('A sheet shows the message with its picture and address. The player can change the text, and decides.')}
        </li>
        <li>{t('Sharing is simulated, here and in exported games: nothing leaves the computer.')}</li>
        <li>{t('In the preview, Services lists what was shared.')}</li>
        <li>{t('A script on onTweetSheet gets the message and the name of the picture.')}</li>
        <li>{t('Leave out names, photos of people and other private things.')}</li>
      </ul>
    </section>
  );
}
