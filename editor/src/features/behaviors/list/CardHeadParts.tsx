import { type Behavior, behaviorTitle, findBehavior } from '@playhouse/core';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { Badge } from '../../../components/Badge.tsx';
import { typeNames } from '../../../i18n/catalogueNames.ts';
import { inSentence } from '../../../i18n/inSentence.ts';
import { t } from '../../../i18n/t.ts';
import { behaviorSummary } from '../behaviorSummary.ts';
import { useSurroundings } from '../behaviorSurroundings.ts';
import { quietFlags } from '../card/quietFlags.ts';
import { KindTile } from '../KindTile.tsx';
import { BehaviorLamp } from '../live/Lamps.tsx';
import styles from './BehaviorList.module.css';
import { BreakMark } from './cardBreakpoint.tsx';
import { type CardRow, hasBody } from './listRows.ts';
import { toggleClosed, useListStore } from './listStore.ts';

/** Opens and closes a card. An empty space if there is nothing to open; absent on notes. */
export function CardFold({ row, title }: { readonly row: CardRow; readonly title: string }) {
  const store = useListStore();
  const descriptor = findBehavior(row.behavior.class);
  if (descriptor?.type === 'Note') return null;
  if (!hasBody(row.behavior)) return <span className={styles.fold} />;
  const Chevron = row.isOpen ? ChevronDown : ChevronRight;
  return (
    <button
      type="button"
      className={styles.fold}
      aria-expanded={row.isOpen}
      aria-label={row.isOpen ? t('Close {title}', { title }) : t('Open {title}', { title })}
      tabIndex={-1}
      onClick={() => toggleClosed(store, row.behavior.id)}
    >
      <Chevron aria-hidden size={15} strokeWidth={2} />
    </button>
  );
}

/** The tile of its kind, and whether it is active in the game beside the list. */
export function CardTile({ behavior }: { readonly behavior: Behavior }) {
  const descriptor = findBehavior(behavior.class);
  return (
    <>
      <KindTile descriptor={descriptor} />
      {descriptor?.type === 'Note' ? null : <BehaviorLamp id={behavior.id} />}
    </>
  );
}

/** "Rule", "Action · off", and a summary when the card is closed. */
export function CardKind({ row: { behavior, isOpen } }: { readonly row: CardRow }) {
  const { project, names } = useSurroundings();
  const descriptor = findBehavior(behavior.class);
  if (descriptor?.type === 'Note') return null;
  const isTitled = behaviorTitle(behavior) !== descriptor?.title;
  const kind = descriptor?.type === 'Block' || isTitled ? descriptor?.title : descriptor && typeNames[descriptor.type];
  const flags = quietFlags(behavior).flatMap(({ label, isOn }) => (isOn ? [inSentence(label)] : []));
  const words = [
    kind,
    behavior.enabled ? '' : t('off'),
    ...flags,
    isOpen ? '' : behaviorSummary(behavior, project, names),
  ];
  return <span className={styles.kind}>{words.filter((word) => word !== undefined && word !== '').join(' · ')}</span>;
}

/** How many errors and warnings a behavior has. */
export function CardBadges({ behavior }: { readonly behavior: Behavior }) {
  const { issues, isEditable } = useSurroundings();
  const found = issues.get(behavior.id) ?? [];
  return (
    <>
      {isEditable ? <BreakMark behavior={behavior} /> : null}
      <span className={styles.badges}>
        <Badge kind="error" count={found.filter(({ severity }) => severity === 'blocking').length} />
        <Badge kind="warning" count={found.filter(({ severity }) => severity !== 'blocking').length} />
      </span>
    </>
  );
}
