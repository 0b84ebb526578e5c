import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
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
  return (
    <AriaTabs
      className={styles.tabs ?? ''}
      selectedKey={value}
      onSelectionChange={(key) => {
        const chosen = tabs.find(({ id }) => id === key);
        if (chosen) onChange(chosen.id);
      }}
    >
      <div className={styles.row}>
        <TabList aria-label={label} className={styles.list ?? ''}>
          {tabs.map((tab) => (
            <Tab key={tab.id} id={tab.id} className={styles.tab ?? ''}>
              {tab.label}
            </Tab>
          ))}
        </TabList>
        {end}
      </div>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles.panel ?? ''}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
