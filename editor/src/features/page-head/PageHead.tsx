import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, type MenuEntry } from '../../components/Menu.tsx';
import { t } from '../../i18n/t.ts';
import { OfferedIn } from '../../ui-state/offeredCommands.ts';
import styles from './PageHead.module.css';
import { WalkButtons } from './WalkButtons.tsx';

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
  return (
    <header className={styles.head}>
      <span className={styles.walk}>
        <WalkButtons />
      </span>
      <Menu label={siblings} entries={entries} isInPalette={false}>
        <Button className={styles.title ?? ''} aria-label={t('{kind} {name}, choose another', { kind, name })}>
          <span className={styles.kind}>{kind} /</span>
          <h1 className={styles.name} dir="auto">
            {name}
          </h1>
          <ChevronDown aria-hidden size={14} strokeWidth={2} />
        </Button>
      </Menu>
      <div className={styles.tools}>
        <OfferedIn value={kind}>{children}</OfferedIn>
      </div>
    </header>
  );
}
