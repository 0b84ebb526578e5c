import { type Behavior, behaviorTitle, findBehavior } from '@playhouse/core';
import { typeNames } from '../../../i18n/catalogueNames.ts';
import { commaSeparated, counted } from '../../../i18n/counted.ts';
import { inSentence } from '../../../i18n/inSentence.ts';
import { t } from '../../../i18n/t.ts';
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
  const where = within === undefined ? actor : t('{lane} of {within}', { lane: laneWords[list], within });
  const found = issues.get(behavior.id) ?? [];
  const errors = found.filter(({ severity }) => severity === 'blocking').length;
  const words = [
    ...headWords(behavior),
    t('in {where}', { where }),
    t('{index} of {count}', { index: index + 1, count }),
    behavior.enabled ? t('enabled') : t('off'),
    ...quietFlags(behavior).map(({ label, isOn }) => (isOn ? inSentence(label) : '')),
    isOpen ? '' : behaviorSummary(behavior, project, names),
    errors > 0 ? counted(errors, 'error') : '',
    found.length > errors ? counted(found.length - errors, 'warning') : '',
  ];
  const name = commaSeparated(words.filter((word) => word !== ''));
  return isNote(behavior) ? `${name}: ${String(behavior.attributes.note ?? '')}` : name;
}

const isNote = ({ class: className }: Behavior) => findBehavior(className)?.type === 'Note';

/** Title and kind: the class of a named behavior, else its type. */
function headWords(behavior: Behavior): readonly string[] {
  const descriptor = findBehavior(behavior.class);
  const title = behaviorTitle(behavior);
  if (!descriptor) return [title, t('unknown')];
  if (isNote(behavior)) return [t('Note')];
  return [title, inSentence(title === descriptor.title ? typeNames[descriptor.type] : descriptor.title)];
}
