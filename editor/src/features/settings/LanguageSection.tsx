import { useId } from 'react';
import { isLanguageCode, languages } from '../../i18n/languages.ts';
import { chooseLanguageHere } from '../../i18n/startLanguage.ts';
import { currentLanguage, t } from '../../i18n/t.ts';
import { ChoiceInput } from '../fields/ChoiceInput.tsx';
import styles from './SettingsPage.module.css';

/** The language of the editor in this browser. The editor is loaded again in a chosen one. */
export function LanguageSection() {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {t('Language')}
      </h2>
      <div className={styles.row}>
        <div className={styles.field}>
          <span>{t('Language of the editor')}</span>
          <ChoiceInput
            label={t('Language of the editor')}
            value={currentLanguage().code}
            options={Object.values(languages).map(({ code, name }) => [code, name] as const)}
            onChange={(code) => {
              if (isLanguageCode(code)) chooseLanguageHere(code);
            }}
          />
        </div>
        <p className={styles.hint} data-under="choice">
          {t('For this browser. Playhouse is loaded again; your games keep their own texts.')}
        </p>
      </div>
    </section>
  );
}

/** Whether a search finds the section, by its name in any language of the editor. */
export function isLanguageFound(query: string): boolean {
  const words = [
    'language',
    'sprache',
    'idioma',
    'لغة',
    t('Language'),
    ...Object.values(languages).map(({ name }) => name),
  ];
  return words.some((word) => word.toLowerCase().includes(query.trim().toLowerCase()));
}
