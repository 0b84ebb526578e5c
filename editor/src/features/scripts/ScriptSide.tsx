import type { DelegateDocument } from '@playhouse/core';
import { useState } from 'react';
import { Tabs } from '../../components/Tabs.tsx';
import { t } from '../../i18n/t.ts';
import { EventList } from './EventList.tsx';
import { FunctionReference } from './FunctionReference.tsx';
import styles from './ScriptEditor.module.css';
import { ScriptHelp } from './ScriptHelp.tsx';

export interface ScriptSideProps {
  readonly script: DelegateDocument;
  /** Focuses the code. */
  readonly onCode: () => void;
  readonly onInsert: (template: string) => void;
}

/** Beside the code: the events of games, what scripts can call, and how scripts run. */
export function ScriptSide({ script, onCode, onInsert }: ScriptSideProps) {
  const [tab, setTab] = useState<'events' | 'functions' | 'help'>('events');
  return (
    <aside className={styles.side} aria-label={t('Events, functions and help')}>
      <Tabs
        label={t('Events, functions and help')}
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'events', label: t('Events'), content: <EventList script={script} onCode={onCode} /> },
          {
            id: 'functions',
            label: t('Functions'),
            content: <FunctionReference event={script.event} onInsert={onInsert} />,
          },
          { id: 'help', label: t('Help'), content: <ScriptHelp /> },
        ]}
      />
    </aside>
  );
}
