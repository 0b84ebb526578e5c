import type { ComponentProps, ReactNode } from 'react';
import { Tab, TabList, type TabProps, Tabs } from 'react-aria-components/Tabs';
import styles from './TabRow.module.css';

export interface TabRowProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly label: ReactNode }[];
  readonly value: Id;
  readonly onChange: (value: Id) => void;
  /** The id of the element with the view of the tab, which spreads `tabPanel`. */
  readonly panel: string;
  readonly orientation?: 'horizontal' | 'vertical';
  readonly listClass: string | undefined;
  readonly tabClass: string | undefined;
  readonly onPress?: (id: Id, press: Parameters<NonNullable<TabProps['onPress']>>[0]) => void;
}

/**
 * A row or column of tabs without their views. The views stay outside: React Aria renders everything inside its tabs
 * once more, at once, when it has read them, and a page with its lists takes too long for that.
 */
export function TabRow<Id extends string>(props: TabRowProps<Id>) {
  const { label, tabs, value, onChange, panel, orientation = 'horizontal', listClass, tabClass, onPress } = props;
  return (
    <Tabs
      className={styles.box ?? ''}
      orientation={orientation}
      selectedKey={value}
      onSelectionChange={(key) => {
        const chosen = tabs.find(({ id }) => id === key);
        if (chosen) onChange(chosen.id);
      }}
    >
      <TabList aria-label={label} className={listClass ?? ''}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            className={tabClass ?? ''}
            onPress={(press) => onPress?.(tab.id, press)}
            render={(attributes) => (
              // Only a tab with an address is a link.
              <div
                {...(attributes as ComponentProps<'div'>)}
                id={tabId(panel, tab.id)}
                aria-controls={tab.id === value ? panel : undefined}
              />
            )}
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
    </Tabs>
  );
}

/** Attributes of the element with the view of a tab. */
export function tabPanel(panel: string, value: string) {
  return { id: panel, role: 'tabpanel', 'aria-labelledby': tabId(panel, value) } as const;
}

function tabId(panel: string, value: string): string {
  return `${panel}-${value}`;
}
