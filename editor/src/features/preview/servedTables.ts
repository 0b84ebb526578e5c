import type { Project } from '@playhouse/core';
import { networkTableText } from '@playhouse/runtime';
import type { MenuEntry } from '../../components/Menu.tsx';
import { t } from '../../i18n/t.ts';

/** Menu entries for the tables of a project; choosing one gives its text in the format of servers. */
export function tableEntries({ tables }: Project, onChoose: (text: string) => void): MenuEntry[] {
  if (tables.size === 0) return [{ id: 'none', label: t('This project has no tables'), isDisabled: true }];
  return [...tables.values()].map((table) => ({
    id: table.id,
    label: table.name,
    onAction: () => onChoose(networkTableText(table)),
  }));
}
