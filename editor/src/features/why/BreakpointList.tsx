import type { Path, Project } from '@playhouse/core';
import type { InspectedActor } from '@playhouse/player';
import { Trash2 } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { IconButton } from '../../components/IconButton.tsx';
import { Switch } from '../../components/Switch.tsx';
import { t } from '../../i18n/t.ts';
import styles from './BreakpointList.module.css';
import { type BreakpointRow, breakpointRows } from './breakpointRows.ts';
import type { Breakpoints } from './useBreakpoints.ts';

export interface BreakpointListProps {
  readonly breakpoints: Breakpoints;
  /** What is being played. */
  readonly project: Project;
  readonly actors: readonly InspectedActor[];
  /** The owner of a behavior, condition or prototype, and its page. */
  readonly ownerOf: (path: Path) => { readonly actor: string; readonly route: string | undefined };
  readonly onShow: (route: string) => void;
}

/** Everything that stops the game: each can be turned off, removed and opened. docs/editor-design.md#preview. */
export function BreakpointList({ breakpoints, project, actors, ownerOf, onShow }: BreakpointListProps) {
  const { list, toggle, setOff } = breakpoints.stored;
  if (list.length === 0) return null;
  return (
    <section className={styles.list} aria-label={t('Breakpoints')}>
      <h2>{t('Breakpoints')}</h2>
      <ul>
        {breakpointRows(project, list, actors).map((row) => (
          <Row
            key={row.key}
            row={row}
            owner={row.path ? ownerOf(row.path) : { actor: row.owner, route: undefined }}
            onOff={(isOff) => setOff(row.breakpoint, isOff)}
            onRemove={() => toggle(row.breakpoint)}
            onShow={onShow}
          />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly row: BreakpointRow;
  readonly owner: ReturnType<BreakpointListProps['ownerOf']>;
  readonly onOff: (isOff: boolean) => void;
  readonly onRemove: () => void;
  readonly onShow: (route: string) => void;
}

function Row({ row: { name, note, breakpoint }, owner, onOff, onRemove, onShow }: RowProps) {
  const { actor, route } = owner;
  const isOn = !breakpoint.isOff;
  const title = actor === '' ? name : `${actor} › ${name}`;
  return (
    <li className={styles.row} data-idle={!isOn || note !== undefined || undefined}>
      <Switch label={t('Stop at {title}', { title })} isLabelHidden isOn={isOn} onChange={(next) => onOff(!next)} />
      {route === undefined ? (
        <span className={styles.name} title={title} dir="auto">
          {title}
        </span>
      ) : (
        <Button
          className={`${styles.name} ${styles.link}`}
          aria-label={t('Show {title}', { title })}
          onPress={() => onShow(route)}
        >
          <span dir="auto">{title}</span>
        </Button>
      )}
      {note === undefined ? null : <span className={styles.note}>{note}</span>}
      <IconButton
        icon={Trash2}
        label={t('Remove {title}', { title })}
        size="small"
        hasTooltip={false}
        onPress={onRemove}
      />
    </li>
  );
}
