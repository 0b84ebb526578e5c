import { type ReactNode, useId, useRef } from 'react';
import { Later } from './Later.tsx';
import { TabRow, tabPanel } from './TabRow.tsx';
import styles from './Tabs.module.css';
import { useHasTabStop } from './useHasTabStop.ts';

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
      <View key={value} attributes={tabPanel(panel, value)}>
        <Later>{tabs.find(({ id }) => id === value)?.content}</Later>
      </View>
    </div>
  );
}

function View({ attributes, children }: { readonly attributes: object; readonly children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const hasTabStop = useHasTabStop(element);
  return (
    <div ref={element} {...attributes} tabIndex={hasTabStop ? undefined : 0} className={styles.panel}>
      {children}
    </div>
  );
}
