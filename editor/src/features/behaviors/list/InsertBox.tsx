import { type AnyBehaviorDescriptor, behaviorDescriptors, findBehavior } from '@playhouse/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { t } from '../../../i18n/t.ts';
import { KindTile } from '../KindTile.tsx';
import { useOwnBehaviors } from '../own/ownBehaviors.ts';
import styles from './BehaviorList.module.css';
import { insertThing } from './insertThing.ts';
import { gapAfter } from './listRows.ts';
import { useListState } from './listStore.ts';
import type { ListParts } from './rowProps.ts';
import { searchBehaviors } from './searchBehaviors.ts';

/** Inserts a behavior at the cursor by typing its name: "/", "mo", Enter. */
export function InsertBox(props: ListParts) {
  const inserting = useListState((state) => state.inserting);
  return inserting === undefined ? null : <InsertSearch key={inserting} {...props} at={inserting} />;
}

function InsertSearch({ rows, rootCount, commands, store, goTo, at }: ListParts & { readonly at: string }) {
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const own = useOwnBehaviors();
  const found = searchBehaviors(query, behaviorDescriptors as readonly AnyBehaviorDescriptor[], own);
  useEffect(() => input.current?.focus(), []);
  const leave = () => {
    store.setState({ inserting: undefined });
    goTo(at);
  };
  const take = (index: number) => {
    const chosen = found[index];
    if (!chosen) return;
    const gap = gapAfter(
      rows.find(({ key }) => key === at),
      rootCount,
    );
    store.setState({ inserting: undefined });
    void insertThing(commands, chosen.thing, gap).then((id) => (id === undefined ? undefined : goTo(id)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') leave();
    else if (event.key === 'Enter') take(active);
    else if (event.key === 'ArrowDown') setActive(Math.min(found.length - 1, active + 1));
    else if (event.key === 'ArrowUp') setActive(Math.max(0, active - 1));
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.insert}>
      <input
        ref={input}
        className={styles.insertInput}
        role="combobox"
        aria-expanded="true"
        aria-controls="insert-behavior"
        aria-activedescendant={found[active] ? `insert-behavior-${found[active].id}` : undefined}
        aria-label={t('Insert a behavior')}
        placeholder={t('Insert a behavior')}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => store.setState({ inserting: undefined })}
      />
      <div id="insert-behavior" role="listbox" aria-label={t('Behaviors')} className={styles.insertList}>
        {found.length === 0 ? <p className={styles.insertNone}>{t('Nothing named “{query}”.', { query })}</p> : null}
        {found.map((behavior, index) => (
          <div
            key={behavior.id}
            id={`insert-behavior-${behavior.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.insertItem}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(index)}
            onKeyDown={onKeyDown}
          >
            <KindTile descriptor={findBehavior(behavior.className)} size="small" />
            <span className={styles.insertTitle}>{behavior.title}</span>
            <span className={styles.insertHint}>{behavior.hint}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
