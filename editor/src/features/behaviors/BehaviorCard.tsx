import { type Behavior, behaviorTitle, findBehavior } from '@playhouse/core';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Badge } from '../../components/Badge.tsx';
import { Switch } from '../../components/Switch.tsx';
import { useDispatch } from '../../session/SessionContext.ts';
import styles from './BehaviorCard.module.css';
import { BehaviorFields } from './BehaviorFields.tsx';
import { behaviorSummary } from './behaviorSummary.ts';
import { useSurroundings } from './behaviorSurroundings.ts';
import { KindTile } from './KindTile.tsx';
import { Lanes } from './Lanes.tsx';

/** A behavior of a class that is not in the catalogue: its raw attributes, kept as they are. */
function UnknownBehavior({ behavior }: { readonly behavior: Behavior }) {
  return (
    <div className={styles.unknown}>
      <p>This version of Playhouse does not know this behavior. It is kept as it is.</p>
      <dl className={styles.fields}>
        {Object.entries(behavior.attributes).map(([key, value]) => (
          <div key={key} className={styles.field}>
            <dt className={styles.label}>{key}</dt>
            <dd className={styles.value}>
              <code>{JSON.stringify(value)}</code>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface BehaviorCardProps {
  readonly behavior: Behavior;
  /** "2 of 3 in Do of Jump", for the name that is read aloud. */
  readonly position: string;
}

/**
 * One behavior: head with kind, title and switch, and when open its fields or lanes.
 * docs/editor-design.md#behavior-card.
 */
function BehaviorCard({ behavior, position }: BehaviorCardProps) {
  const { project, names, closed, toggle, issues, wanted } = useSurroundings();
  const card = useRef<HTMLElement>(null);
  const descriptor = findBehavior(behavior.class);
  const isOpen = !closed.has(behavior.id);
  const title = behaviorTitle(behavior);
  const found = issues.get(behavior.id) ?? [];
  const isWanted = wanted === behavior.id;
  useEffect(() => {
    if (!isWanted) return;
    card.current?.scrollIntoView({ block: 'center' });
    card.current?.focus();
  }, [isWanted]);
  if (descriptor?.type === 'Note') return <NoteCard behavior={behavior} />;
  const kind = [descriptor?.type === 'Block' ? descriptor.title : descriptor?.type, behavior.enabled ? '' : 'off'];
  const summary = isOpen ? '' : behaviorSummary(behavior, project, names);
  const hasBody = !descriptor || descriptor.children !== undefined || Object.keys(descriptor.fields).length > 0;
  return (
    <article
      ref={card}
      className={styles.card}
      data-block={descriptor?.type === 'Block' || undefined}
      data-off={!behavior.enabled || undefined}
      data-wanted={isWanted || undefined}
      data-behavior={behavior.id}
      aria-label={`${title}, ${kind[0] ?? 'unknown'}, ${position}, ${behavior.enabled ? 'enabled' : 'off'}`}
      tabIndex={-1}
    >
      <header className={styles.head}>
        {hasBody ? (
          <Button
            className={styles.fold ?? ''}
            aria-expanded={isOpen}
            aria-label={isOpen ? `Close ${title}` : `Open ${title}`}
            onPress={() => toggle(behavior.id)}
          >
            {isOpen ? (
              <ChevronDown aria-hidden size={15} strokeWidth={2} />
            ) : (
              <ChevronRight aria-hidden size={15} strokeWidth={2} />
            )}
          </Button>
        ) : (
          <span className={styles.fold} />
        )}
        <KindTile descriptor={descriptor} />
        <h3 className={styles.title}>{title}</h3>
        <span className={styles.kind}>
          {[...kind, summary].filter((word) => word !== '' && word !== undefined).join(' · ')}
        </span>
        <Badge kind="error" count={found.filter(({ severity }) => severity === 'blocking').length} />
        <Badge kind="warning" count={found.filter(({ severity }) => severity !== 'blocking').length} />
        <EnabledSwitch behavior={behavior} title={title} />
      </header>
      {isOpen && descriptor ? <BehaviorFields behavior={behavior} descriptor={descriptor} /> : null}
      {isOpen && descriptor?.children ? <Lanes behavior={behavior} title={title} cards={cardsOf} /> : null}
      {isOpen && !descriptor ? <UnknownBehavior behavior={behavior} /> : null}
    </article>
  );
}

/** Cards one below the other. */
export function cardsOf(behaviors: readonly Behavior[], where: string): ReactNode {
  return behaviors.map((behavior, index) => (
    <BehaviorCard key={behavior.id} behavior={behavior} position={`${index + 1} of ${behaviors.length} in ${where}`} />
  ));
}

function EnabledSwitch({ behavior, title }: { readonly behavior: Behavior; readonly title: string }) {
  const dispatch = useDispatch();
  const { owner, isEditable } = useSurroundings();
  return (
    <Switch
      label={`${title} is on`}
      isLabelHidden
      isOn={behavior.enabled}
      isDisabled={!isEditable}
      onChange={(enabled) =>
        dispatch({ kind: 'behavior.setEnabled', data: { owner, behaviors: [behavior.id], enabled } })
      }
    />
  );
}

function NoteCard({ behavior }: { readonly behavior: Behavior }) {
  const { note, name } = behavior.attributes;
  const text = note !== '' ? note : name;
  return (
    <article className={styles.card} data-note aria-label="Note" data-behavior={behavior.id}>
      <header className={styles.head}>
        <KindTile descriptor={findBehavior(behavior.class)} />
        <p className={styles.note}>{typeof text === 'string' && text !== '' ? text : 'Empty note'}</p>
      </header>
    </article>
  );
}
