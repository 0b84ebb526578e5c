import { argumentNames, type DelegateDocument } from '@playhouse/core';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useNavigate } from 'react-router';
import { SearchField } from '../../components/SearchField.tsx';
import { t } from '../../i18n/t.ts';
import { useOpenProject, useProject } from '../../session/SessionContext.ts';
import { type EventUse, eventUses, scriptNameFor } from './model/scriptEvents.ts';
import styles from './ScriptSide.module.css';
import { useScriptEdits } from './useScriptEdits.ts';

export interface EventListProps {
  readonly script: DelegateDocument;
  readonly onCode: () => void;
}

/** Every event with the scripts that run on it: leads to them, or adds the first. */
export function EventList({ script, onCode }: EventListProps) {
  const { addScript } = useScriptEdits();
  const { id: game } = useOpenProject();
  const navigate = useNavigate();
  const scripts = useProject((project) => project.delegates);
  const uses = useMemo(() => eventUses(scripts), [scripts]);
  const [query, setQuery] = useState('');
  const words = query.trim().toLowerCase();
  const shown = uses.filter(({ event }) => `${event.event} ${event.help}`.toLowerCase().includes(words));
  const used = uses.filter((use) => use.scripts.length > 0).length;
  const goTo = (id: string) => (id === script.id ? onCode() : void navigate(`/game/${game}/delegate/${id}`));
  const add = ({ event }: EventUse) => {
    const id = addScript({ name: scriptNameFor(event), event: event.event });
    if (id !== undefined) goTo(id);
  };
  return (
    <div className={styles.panel}>
      <p className={styles.lead}>{t('{used} of {count} events have a script.', { used, count: uses.length })}</p>
      <SearchField label={t('Search events')} value={query} onChange={setQuery} />
      {shown.length === 0 ? <p className={styles.lead}>{t('No events named “{query}”.', { query })}</p> : null}
      <ul className={styles.list}>
        {shown.map((use) => (
          <EventRow key={use.event.event} use={use} current={script.id} onGo={goTo} onAdd={() => add(use)} />
        ))}
      </ul>
    </div>
  );
}

interface EventRowProps {
  readonly use: EventUse;
  readonly current: string;
  readonly onGo: (id: string) => void;
  readonly onAdd: () => void;
}

function EventRow({ use: { event, scripts }, current, onGo, onAdd }: EventRowProps) {
  return (
    <li className={styles.entry} data-used={scripts.length > 0 || undefined}>
      <div className={styles.entryHead}>
        <code dir="ltr" className={styles.call}>
          {event.event}
          <wbr />({argumentNames(event).join(', ')})
        </code>
        <Button
          className={styles.add ?? ''}
          aria-label={t('Add script for {event}', { event: event.event })}
          onPress={onAdd}
        >
          <Plus aria-hidden size={16} strokeWidth={2} />
        </Button>
      </div>
      <p className={styles.words}>{event.help}</p>
      {scripts.map(({ id, name, enabled }) => (
        <Button
          key={id}
          className={styles.script ?? ''}
          aria-label={t('{name}, script for {event}{enabled, select, true {} other {, off}}', {
            name,
            event: event.event,
            enabled: String(Boolean(enabled)),
          })}
          aria-current={id === current ? 'page' : 'false'}
          onPress={() => onGo(id)}
        >
          <span dir="auto">{name}</span>
          {enabled ? null : <span className={styles.off}>{t('off')}</span>}
        </Button>
      ))}
    </li>
  );
}
