import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { useNavigate } from 'react-router';
import { t } from '../i18n/t.ts';
import { IconButton } from './IconButton.tsx';
import { Menu, type MenuEntry } from './Menu.tsx';
import styles from './PageHead.module.css';

export interface PageHeadProps {
  /** What the page shows: "Table". */
  readonly kind: string;
  readonly name: string;
  /** The others of its kind: their name for the menu, and "other tables" for the button. */
  readonly siblings: string;
  readonly entries: () => readonly MenuEntry[];
  /** The tools at the end. */
  readonly children?: ReactNode;
}

/** The head of a page in the middle column: back and forward, what is open, a menu of its siblings, and tools. */
export function PageHead({ kind, name, siblings, entries, children }: PageHeadProps) {
  const navigate = useNavigate();
  return (
    <header className={styles.head}>
      <span className={styles.walk}>
        <IconButton icon={ChevronLeft} label={t('Back')} keys="Alt Left" size="small" onPress={() => navigate(-1)} />
        <IconButton
          icon={ChevronRight}
          label={t('Forward')}
          keys="Alt Right"
          size="small"
          onPress={() => navigate(1)}
        />
      </span>
      <Menu label={siblings} entries={entries}>
        <Button className={styles.title ?? ''} aria-label={t('{kind} {name}, choose another', { kind, name })}>
          <span className={styles.kind}>{kind} /</span>
          <h1 className={styles.name} dir="auto">
            {name}
          </h1>
          <ChevronDown aria-hidden size={14} strokeWidth={2} />
        </Button>
      </Menu>
      <div className={styles.tools}>{children}</div>
    </header>
  );
}
