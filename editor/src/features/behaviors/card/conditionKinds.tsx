import { type Condition, type ConditionKind, conditionKinds as predicates } from '@playhouse/core';
import {
  CircleDashed,
  Hand,
  Keyboard,
  type LucideIcon,
  Mouse,
  MousePointer,
  Sigma,
  SlidersHorizontal,
  SquaresIntersect,
  Type,
} from 'lucide-react';
import { t } from '../../../i18n/t.ts';
import type { PickerOption } from '../../fields/Picker.tsx';

interface Kind {
  readonly id: string;
  readonly name: string;
  readonly icon: LucideIcon;
  readonly data: ConditionKind;
}

const eventIcons: Readonly<Record<string, LucideIcon>> = {
  key: Keyboard,
  touch: Hand,
  mouse: Mouse,
  mousePosition: MousePointer,
  collision: SquaresIntersect,
};

const events = predicates.flatMap((predicate): Kind[] => {
  if (!('eventType' in predicate) || predicate.eventType === undefined) return [];
  const { type, title } = predicate;
  return [
    { id: type, name: title, icon: eventIcons[type] ?? CircleDashed, data: { conditionType: 0, predicate: type } },
  ];
});

/** Everything that a condition can test: events, attributes, expressions. */
const kinds: readonly Kind[] = [
  ...events,
  { id: 'attribute', name: t('Attribute'), icon: SlidersHorizontal, data: { conditionType: 1 } },
  { id: 'number', name: t('Number expression'), icon: Sigma, data: { conditionType: 2 } },
  { id: 'text', name: t('Text expression'), icon: Type, data: { conditionType: 3 } },
];

export const conditionKindOptions: readonly PickerOption[] = kinds.map(({ id, name, icon: Icon }) => ({
  id,
  name,
  picture: <Icon aria-hidden size={15} strokeWidth={1.75} />,
}));

export function kindById(id: string): Kind | undefined {
  return kinds.find((kind) => kind.id === id);
}

/** The id of a condition's kind; blank for an event that is not configured yet. */
export function conditionKindOf({ attributes, predicate }: Condition): string {
  const { conditionType } = attributes;
  if (conditionType === 0) return predicate.type === 'unset' ? '' : predicate.type;
  return conditionType === 1 ? 'attribute' : conditionType === 2 ? 'number' : 'text';
}
