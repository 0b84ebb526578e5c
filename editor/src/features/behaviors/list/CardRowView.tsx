import { behaviorTitle, findBehavior } from '@playhouse/core';
import { GripVertical } from 'lucide-react';
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { t } from '../../../i18n/t.ts';
import { useSurroundings } from '../behaviorSurroundings.ts';
import { CardFields } from '../card/CardFields.tsx';
import { HelpPopover } from '../help/HelpPopover.tsx';
import styles from './BehaviorList.module.css';
import { watchForDrag } from './behaviorDrag.ts';
import { CardBadges, CardFold, CardKind, CardTile } from './CardHeadParts.tsx';
import { CardTitle } from './CardTitle.tsx';
import { CardTools } from './CardTools.tsx';
import { cardName } from './cardName.ts';
import { select, useListState, useListStore } from './listStore.ts';
import type { CardRowProps } from './rowProps.ts';

/** Parts of a card whose presses are their own. */
const pressable = 'button, input, textarea, [role=slider], a';

/** One behavior: grip, fold, tile, title, kind, badges, tools, and its fields while it is open. */
export function CardRowView({ row, rows, commands, name, goTo }: CardRowProps) {
  const { behavior, isOpen, hasLanes } = row;
  const surroundings = useSurroundings();
  const { isEditable, owner } = surroundings;
  const store = useListStore();
  const isSelected = useListState(({ selected }) => selected.has(behavior.id));
  const isHelped = useListState(({ helped }) => helped === behavior.id);
  const card = useRef<HTMLElement>(null);
  const head = useRef<HTMLElement>(null);
  const isCarried = useListState(({ carried }) => carried.has(behavior.id));
  const descriptor = findBehavior(behavior.class);
  const title = behaviorTitle(behavior);
  const press = (event: MouseEvent) => {
    // Presses in the help beside the card are not presses on the card.
    if (!(event.target instanceof Element) || !card.current?.contains(event.target)) return;
    if (event.target.closest(pressable)) return;
    const isAdding = event.shiftKey || event.ctrlKey || event.metaKey || store.getState().isMulti;
    select(store, rows, row, isAdding ? 'toggle' : 'only');
  };
  const lift = (event: PointerEvent) =>
    watchForDrag(event, () => {
      const { selected } = store.getState();
      const ids = selected.has(behavior.id) ? [...selected] : [behavior.id];
      store.setState({ carried: new Set(ids) });
      return {
        kind: 'behaviors',
        owner,
        ids,
        title: ids.length === 1 ? title : t('{count} behaviors', { count: ids.length }),
      };
    });
  /** Touch drags the card anywhere on its head; a mouse only by the grip, so that text can be selected. */
  const liftByFinger = (event: PointerEvent) => {
    const isTool =
      event.target instanceof Element && event.target.closest('button, input, textarea, label, [role=switch]');
    const isGrip = event.target instanceof Element && event.target.closest(`.${styles.grip}`);
    if (event.pointerType === 'touch' && !isTool && !isGrip) lift(event);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the row around it handles the keys
    <article
      ref={card}
      className={styles.card}
      data-kind={descriptor?.type.toLowerCase()}
      data-lanes={hasLanes || undefined}
      data-off={row.isOff || undefined}
      data-selected={isSelected || undefined}
      data-carried={isCarried || undefined}
      data-behavior={behavior.id}
      aria-label={cardName(row, name, surroundings)}
      onMouseDown={keepTextUnselected}
      onClick={press}
    >
      <header ref={head} className={styles.head} {...(isEditable ? { onPointerDown: liftByFinger } : {})}>
        {isEditable ? (
          <span className={styles.grip} aria-hidden="true" onPointerDown={lift}>
            <GripVertical size={15} strokeWidth={2} />
          </span>
        ) : null}
        <CardFold row={row} title={title} />
        <CardTile behavior={behavior} />
        <CardTitle behavior={behavior} title={title} onRenamed={(text) => commands.rename(behavior.id, text)} />
        <CardKind row={row} />
        <CardBadges behavior={behavior} />
        {isEditable ? <CardTools row={row} rows={rows} title={title} commands={commands} goTo={goTo} /> : null}
      </header>
      {isOpen && descriptor?.type !== 'Note' ? <CardFields behavior={behavior} descriptor={descriptor} /> : null}
      {isHelped && descriptor ? (
        <HelpPopover
          descriptor={descriptor}
          anchor={head}
          placement="bottom end"
          isOpen
          onClose={() => store.setState({ helped: undefined })}
        />
      ) : null}
    </article>
  );
}

/** With Shift, a browser would select the text up to here. The row takes the focus all the same. */
function keepTextUnselected(event: MouseEvent): void {
  if (!event.shiftKey || !(event.target instanceof Element) || event.target.closest(pressable)) return;
  event.preventDefault();
  event.currentTarget.closest<HTMLElement>('[data-row]')?.focus({ preventScroll: true });
}
