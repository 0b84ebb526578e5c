import type { DelegateDocument } from '@playhouse/core';
import { useState } from 'react';
import { Tabs } from '../../components/Tabs.tsx';
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
    <aside className={styles.side} aria-label="Events, functions and help">
      <Tabs
        label="Events, functions and help"
        value={tab}
        onChange={setTab}
        tabs={[
          { id: 'events', label: 'Events', content: <EventList script={script} onCode={onCode} /> },
          {
            id: 'functions',
            label: 'Functions',
            content: <FunctionReference event={script.event} onInsert={onInsert} />,
          },
          { id: 'help', label: 'Help', content: <ScriptHelp /> },
        ]}
      />
    </aside>
  );
}
