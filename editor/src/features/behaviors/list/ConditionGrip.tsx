import type { Condition, Id } from '@playhouse/core';
import { ArrowDown, ArrowUp, Copy, GripVertical, Move, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from 'react';
import { ContextMenu, type MenuEntry } from '../../../components/Menu.tsx';
import { t } from '../../../i18n/t.ts';
import { isSwitchedOff } from '../../../ui-state/characterKeys.ts';
import { useSurroundings } from '../behaviorSurroundings.ts';
import { conditionSentence } from '../conditionLabels.ts';
import styles from './BehaviorList.module.css';
import { watchForDrag } from './behaviorDrag.ts';
import { BreakMark, useCardBreakpoint } from './cardBreakpoint.tsx';
import type { ListCommands } from './listCommands.ts';

export interface ConditionGripProps {
  readonly condition: Condition;
  /** The behavior that has the condition. */
  readonly rule: Id;
  readonly index: number;
  readonly count: number;
  readonly commands: ListCommands;
  /** Starts to move it with arrow keys or buttons. */
  readonly onMove: (title: string) => void;
}

/** The drag handle of a condition. Pressed without dragging, it opens a menu with the same commands and more. */
export function ConditionGrip({ condition, rule, index, count, commands, onMove }: ConditionGripProps) {
  const { project, names } = useSurroundings();
  const [at, setAt] = useState<{ readonly x: number; readonly y: number }>();
  const breakpoint = useCardBreakpoint(condition, t('Stop the game when true'));
  const title = () => conditionSentence(condition, project, names);
  const lift = (event: PointerEvent) =>
    watchForDrag(event, () => ({ kind: 'condition', id: condition.id, title: title() }));
  const onKeyDown = (event: KeyboardEvent) => {
    // With Caps Lock, the letter is upper case.
    if (isSwitchedOff(event)) return;
    if (event.key.toLowerCase() !== 'm' || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onMove(title());
  };
  const open = ({ currentTarget }: MouseEvent) => {
    const { left, bottom } = currentTarget.getBoundingClientRect();
    setAt({ x: left, y: bottom });
  };
  const label = t('More actions for condition {index}', { index: index + 1 });
  const move = (to: number) => () => commands.moveCondition(condition.id, rule, to);
  const entries: readonly (MenuEntry | 'line')[] = [
    {
      id: 'up',
      label: t('Move up'),
      icon: ArrowUp,
      keys: 'Alt Up',
      isDisabled: index === 0,
      onAction: move(index - 1),
    },
    {
      id: 'down',
      label: t('Move down'),
      icon: ArrowDown,
      keys: 'Alt Down',
      isDisabled: index === count - 1,
      onAction: move(index + 2),
    },
    { id: 'place', label: t('Move to…'), icon: Move, keys: 'M', onAction: () => onMove(title()) },
    { id: 'duplicate', label: t('Duplicate'), icon: Copy, onAction: () => commands.duplicateCondition(condition.id) },
    breakpoint,
    'line',
    {
      id: 'delete',
      label: t('Delete'),
      icon: Trash2,
      tone: 'danger',
      onAction: () => commands.removeCondition(condition.id),
    },
  ];
  return (
    <>
      <BreakMark behavior={condition} />
      <button
        type="button"
        className={`${styles.grip} ${styles.conditionGrip}`}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={at !== undefined}
        data-grip
        onPointerDown={lift}
        onKeyDown={onKeyDown}
        onClick={open}
      >
        <GripVertical aria-hidden size={15} strokeWidth={2} />
      </button>
      {at ? <ContextMenu label={label} entries={entries} at={at} onClose={() => setAt(undefined)} /> : null}
    </>
  );
}
