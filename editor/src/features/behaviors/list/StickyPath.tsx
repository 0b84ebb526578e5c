import { behaviorTitle } from '@playhouse/core';
import type { Virtualizer } from '@tanstack/react-virtual';
import { t } from '../../../i18n/t.ts';
import styles from './BehaviorList.module.css';
import type { CardRow, ListRow } from './listRows.ts';

export interface StickyPathProps {
  readonly rows: readonly ListRow[];
  readonly virtualizer: Virtualizer<HTMLDivElement, Element>;
  readonly onGo: (key: string) => void;
}

/** The level from which on the top of the list shows the blocks that contain the first visible row. */
const firstLevel = 6;

/** "In Jump, in Walk": the blocks that contain the first visible row, once they are nested too deeply to indent. */
export function StickyPath({ rows, virtualizer, onGo }: StickyPathProps) {
  const offset = virtualizer.scrollOffset ?? 0;
  const first = virtualizer.getVirtualItems().find(({ end }) => end > offset + 40);
  const row = first && rows[first.index];
  if (!row || row.depth + 1 < firstLevel) return null;
  const around = blocksAround(rows, first.index);
  return (
    <nav className={styles.path} aria-label={t('Blocks around')}>
      {around.map(({ key, behavior }) => (
        <button key={key} type="button" tabIndex={-1} className={styles.pathStep} dir="auto" onClick={() => onGo(key)}>
          {behaviorTitle(behavior)}
        </button>
      ))}
    </nav>
  );
}

function blocksAround(rows: readonly ListRow[], index: number): readonly CardRow[] {
  const around: CardRow[] = [];
  let depth = rows[index]?.depth ?? 0;
  for (let at = index; at >= 0 && depth > 0; at -= 1) {
    const row = rows[at];
    if (row?.kind !== 'card' || row.depth >= depth) continue;
    around.unshift(row);
    depth = row.depth;
  }
  return around;
}
