import { type Behavior, behaviorTitle, findBehavior } from '@playhouse/core';
import { behaviorSummary } from '../behaviorSummary.ts';
import type { BehaviorSurroundings } from '../behaviorSurroundings.ts';
import { quietFlags } from '../card/quietFlags.ts';
import { type CardRow, laneWords } from './listRows.ts';

/**
 * "Change Velocity, action, in Do of Jump, 2 of 3, enabled, 1 error", "Jump, rule, in Pip, 1 of 2, off", with everything else that the head of the card
 * shows. docs/editor-design.md#accessibility.
 */
export function cardName(row: CardRow, actor: string, { project, names, issues }: BehaviorSurroundings): string {
  const { behavior, list, within, index, count, isOpen } = row;
  const where = within === undefined ? actor : `${laneWords[list]} of ${within}`;
  const found = issues.get(behavior.id) ?? [];
  const errors = found.filter(({ severity }) => severity === 'blocking').length;
  const words = [
    ...headWords(behavior),
    `in ${where}`,
    `${index + 1} of ${count}`,
    behavior.enabled ? 'enabled' : 'off',
    ...quietFlags(behavior).map(({ label, isOn }) => (isOn ? label.toLowerCase() : '')),
    isOpen ? '' : behaviorSummary(behavior, project, names),
    counted(errors, 'error'),
    counted(found.length - errors, 'warning'),
  ];
  const name = words.filter((word) => word !== '').join(', ');
  return isNote(behavior) ? `${name}: ${String(behavior.attributes.note ?? '')}` : name;
}

const isNote = ({ class: className }: Behavior) => findBehavior(className)?.type === 'Note';

/** Title and kind: the class of a named behavior, else its type. */
function headWords(behavior: Behavior): readonly string[] {
  const descriptor = findBehavior(behavior.class);
  const title = behaviorTitle(behavior);
  if (!descriptor) return [title, 'unknown'];
  if (isNote(behavior)) return ['Note'];
  return [title, (title === descriptor.title ? descriptor.type : descriptor.title).toLowerCase()];
}

function counted(count: number, word: string): string {
  return count === 0 ? '' : `${count} ${word}${count === 1 ? '' : 's'}`;
}
