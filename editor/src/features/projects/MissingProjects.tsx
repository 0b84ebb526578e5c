import type { LibraryEntry } from '@playhouse/sync';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { commaSeparated } from '../../i18n/counted.ts';
import { rich } from '../../i18n/rich.tsx';
import { t } from '../../i18n/t.ts';
import { forgetProject, missingProjects } from '../../session/knownProjects.ts';
import styles from './Notices.module.css';

/** Lists projects that the browser has lost, until the user dismisses the message. */
export function MissingProjects({ entries }: { readonly entries: readonly LibraryEntry[] }) {
  const [, setRead] = useState(0);
  const missing = missingProjects(localStorage, entries);
  if (missing.length === 0) return null;
  const forget = () => {
    for (const { id } of missing) forgetProject(localStorage, id);
    setRead((count) => count + 1);
  };
  return (
    <div className={styles.notice} role="alert">
      <p>
        {rich(
          'This browser has lost {count, plural, one {a project} other {# projects}}: <strong>{titles}</strong>. Browsers clear their storage when the disk is full or the site data is deleted. If you exported a copy, import it here.',
          {
            count: missing.length,
            strong: (parts) => <strong>{parts}</strong>,
            titles: commaSeparated(missing.map(({ title }) => title || t('Untitled'))),
          },
        )}
      </p>
      <Button size="small" onPress={forget}>
        {t('OK')}
      </Button>
    </div>
  );
}
