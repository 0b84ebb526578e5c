import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Menu } from '../../components/Menu.tsx';
import type { ExpressionScope } from './expressionScope.ts';
import styles from './SourcePicker.module.css';

/** Picks whose values are shown, where there is a choice. */
export function SourcePicker({ scope: { sources } }: { readonly scope: ExpressionScope }) {
  const chosen = sources?.all.find(({ id }) => id === sources.chosen);
  if (!sources || !chosen) return null;
  const entries = sources.all.map(({ id, label }) => ({
    id,
    label,
    isChosen: id === sources.chosen,
    onAction: () => sources.choose(id),
  }));
  return (
    <Menu label="Values" entries={entries} placement="bottom end">
      <Button className={styles.picker ?? ''}>
        <span>{chosen.label}</span>
        <ChevronDown aria-hidden size={13} strokeWidth={2} />
      </Button>
    </Menu>
  );
}
