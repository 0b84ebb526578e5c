import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import type { MenuEntry } from '../../components/Menu.tsx';
import { t } from '../../i18n/t.ts';

/** Actions on the selected images, like dragging them. */
export function stripMenu(
  names: readonly string[],
  selected: readonly number[],
  moveTo: (moved: readonly number[], gap: number) => void,
  remove: (gone: readonly number[]) => void,
): readonly (MenuEntry | 'line')[] {
  const moved = selected.filter((index) => index < names.length).sort((a, b) => a - b);
  const [first = 0, last = names.length - 1] = [moved[0], moved.at(-1)];
  const none = moved.length === 0;
  return [
    {
      id: 'earlier',
      label: t('Move earlier'),
      icon: ArrowLeft,
      isDisabled: none || first === 0,
      onAction: () => moveTo(moved, first - 1),
    },
    {
      id: 'later',
      label: t('Move later'),
      icon: ArrowRight,
      isDisabled: none || last === names.length - 1,
      onAction: () => moveTo(moved, last + 2),
    },
    'line',
    {
      id: 'remove',
      label: t('Remove'),
      icon: Trash2,
      tone: 'danger',
      isDisabled: none,
      onAction: () => remove(moved),
    },
  ];
}
