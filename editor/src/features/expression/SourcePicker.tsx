import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Menu, type MenuEntry } from '../../components/Menu.tsx';
import { t } from '../../i18n/t.ts';
import type { ExpressionScope } from './expressionScope.ts';
import styles from './SourcePicker.module.css';

const mostInMenu = 60;

/** Shows whose values are used, and lets the user choose if there are several sources. */
export function SourcePicker({ scope: { sources } }: { readonly scope: ExpressionScope }) {
  const chosen = sources?.all.find(({ id }) => id === sources.chosen);
  if (!sources || !chosen) return null;
  const { all, picture, choose } = sources;
  if (all.length === 1) {
    return (
      <p className={styles.picker}>
        {picture}
        <span>{chosen.label}</span>
      </p>
    );
  }
  const entries = all.slice(0, mostInMenu).map(({ id, label }): MenuEntry => {
    return { id, label, isChosen: id === chosen.id, onAction: () => choose(id) };
  });
  const more = all.length - entries.length;
  return (
    <Menu
      label={t('Values')}
      entries={
        more > 0
          ? [...entries, 'line', { id: 'more', label: t('and {more} more', { more }), isDisabled: true }]
          : entries
      }
      placement="bottom end"
    >
      <Button className={styles.picker ?? ''}>
        {picture}
        <span>{chosen.label}</span>
        <ChevronDown aria-hidden size={13} strokeWidth={2} />
      </Button>
    </Menu>
  );
}
