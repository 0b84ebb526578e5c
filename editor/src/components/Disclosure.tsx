import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  readonly title: string;
  readonly count?: number;
  /** Drawn before the title. */
  readonly icon?: LucideIcon | undefined;
  /** Muted text at the end of the head. */
  readonly hint?: string;
  /** `section` in panels (head 30), `fold` on pages (head 46). */
  readonly look?: 'section' | 'fold';
  readonly isOpen?: boolean;
  readonly isOpenAtFirst?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
  /** A tool at the end of the head, such as an add button. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** A section that opens and closes below its head. */
export function Disclosure(props: DisclosureProps) {
  const {
    title,
    count,
    icon: Icon,
    hint,
    look = 'section',
    isOpen,
    isOpenAtFirst = false,
    onToggle,
    tools,
    children,
  } = props;
  return (
    <AriaDisclosure
      className={styles.disclosure ?? ''}
      data-look={look}
      {...(isOpen === undefined ? { defaultExpanded: isOpenAtFirst } : { isExpanded: isOpen })}
      {...(onToggle ? { onExpandedChange: onToggle } : {})}
    >
      <Heading level={look === 'fold' ? 2 : 3} className={styles.head ?? ''}>
        <Button slot="trigger" className={styles.trigger ?? ''}>
          <ChevronRight aria-hidden size={16} strokeWidth={1.75} className={styles.arrow} />
          {Icon ? <Icon aria-hidden size={16} strokeWidth={1.75} className={styles.icon} /> : null}
          <span className={styles.title}>{title}</span>
          {count === undefined ? null : <span className={styles.count}>{count}</span>}
          {hint ? <span className={styles.hint}>{hint}</span> : null}
        </Button>
        {tools}
      </Heading>
      <DisclosurePanel className={styles.panel ?? ''}>{children}</DisclosurePanel>
    </AriaDisclosure>
  );
}
