import { type ReactNode, useId } from 'react';
import { TabRow, tabPanel } from './TabRow.tsx';
import styles from './Tabs.module.css';

export interface TabEntry<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly content: ReactNode;
}

export interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly TabEntry<Id>[];
  readonly value: Id;
  readonly onChange: (value: Id) => void;
  /** Shown at the end of the tab row. */
  readonly end?: ReactNode;
}

/** Several views in one place, one visible at a time. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, end }: TabsProps<Id>) {
  const panel = useId();
  return (
    <div className={styles.tabs}>
      <div className={styles.row}>
        <TabRow
          label={label}
          tabs={tabs}
          value={value}
          onChange={onChange}
          panel={panel}
          listClass={styles.list}
          tabClass={styles.tab}
        />
        {end}
      </div>
      <div key={value} {...tabPanel(panel, value)} className={styles.panel}>
        {tabs.find(({ id }) => id === value)?.content}
      </div>
    </div>
  );
}
