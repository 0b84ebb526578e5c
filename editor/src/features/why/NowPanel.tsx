import { findBehavior, type Path, type Project } from '@playhouse/core';
import type { InspectedActor } from '@playhouse/player';
import { CircleHelp, Diamond } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { EmptyState } from '../../components/EmptyState.tsx';
import { t } from '../../i18n/t.ts';
import { KindTile } from '../behaviors/KindTile.tsx';
import styles from './NowPanel.module.css';
import { type NowRow, nowRows } from './nowRows.ts';
import { StopView } from './StopView.tsx';
import { currentKey, nowAt } from './stopped.ts';
import type { Breakpoints } from './useBreakpoints.ts';
import { pathKey, type Why } from './useWhy.ts';
import { WhyAnswer } from './WhyAnswer.tsx';

export interface NowPanelProps {
  /** The control that chooses the actor. */
  readonly choice: ReactNode;
  readonly actor: string | undefined;
  readonly why: Why;
  readonly breakpoints: Breakpoints;
  readonly project: Project;
  /** The actors of the running scene. */
  readonly actors: readonly InspectedActor[];
  readonly onGoTo: (frame: number) => void;
  readonly routeOf: (path: Path) => string | undefined;
  readonly onShow: (route: string) => void;
}

/** The current state of the watched actor's behaviors, and why. docs/editor-design.md#preview. */
export function NowPanel(props: NowPanelProps) {
  const { choice, actor, why, breakpoints, project, actors, routeOf, onGoTo, onShow } = props;
  const { now, asked, ask, close } = why;
  const { stop } = breakpoints;
  const rows = now ? nowRows(project, stop ? nowAt(now, stop) : now) : [];
  const current = stop && currentKey(stop);
  return (
    <div className={styles.panel}>
      {choice}
      {stop ? <StopView breakpoints={breakpoints} stop={stop} project={project} actors={actors} /> : null}
      {actor !== undefined && now && rows.length > 0 ? (
        <ul className={styles.rows} aria-label={t('Behaviors of {actor} right now', { actor })}>
          {rows.map((row) => (
            <Row
              key={row.key}
              row={row}
              isAsked={asked !== undefined && pathKey(asked.path) === row.key}
              isCurrent={row.key === current}
              isBreak={breakpoints.has(row.path)}
              isBreakOff={breakpoints.isOff(row.path)}
              onBreak={() => breakpoints.toggle(row.path)}
              onAsk={ask}
            />
          ))}
        </ul>
      ) : (
        <EmptyState text={emptyText(actor !== undefined, now !== undefined)} />
      )}
      {asked ? (
        <WhyAnswer
          project={project}
          rows={rows}
          asked={asked}
          routeOf={routeOf}
          onGoTo={onGoTo}
          onShow={onShow}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

function emptyText(hasActor: boolean, isThere: boolean): string {
  if (!hasActor) return t('Pick an actor to see which of its behaviors are active while the game runs.');
  return isThere ? t('This actor has no behaviors.') : t('This actor is not in the scene right now.');
}

interface RowProps {
  readonly row: NowRow;
  readonly isAsked: boolean;
  /** True where the game has stopped. */
  readonly isCurrent: boolean;
  readonly isBreak: boolean;
  readonly isBreakOff: boolean;
  readonly onBreak: () => void;
  readonly onAsk: Why['ask'];
}

const states = {
  behavior: [t('active'), t('not active')],
  condition: [t('true'), t('false')],
  lane: ['', ''],
} as const;

function Row({ row, isAsked, isCurrent, isBreak, isBreakOff, onBreak, onAsk }: RowProps) {
  const { kind, name, path, isLit, isOff, values, depth } = row;
  const style = { '--depth': Math.min(depth, 5) } as CSSProperties;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  if (kind === 'lane') {
    return (
      <li className={styles.lane} style={style}>
        {name}
      </li>
    );
  }
  const state = isOff ? t('off') : isLit === undefined ? t('not asked') : states[kind][isLit ? 0 : 1];
  return (
    <li
      ref={item}
      className={styles.row}
      data-off={isOff || undefined}
      data-current={isCurrent || undefined}
      aria-current={isCurrent ? 'step' : undefined}
      data-kind={kind}
      style={style}
    >
      <ToggleButton
        className={styles.break ?? ''}
        aria-label={kind === 'condition' ? t('Stop when true: {name}', { name }) : t('Stop at {name}', { name })}
        data-idle={isBreakOff || undefined}
        isSelected={isBreak}
        onChange={onBreak}
      >
        <Diamond aria-hidden size={13} strokeWidth={2} />
      </ToggleButton>
      <Button
        className={styles.ask ?? ''}
        data-asked={isAsked || undefined}
        aria-label={t('Why? {values}, {state}', { values: values === '' ? name : `${name} ${values}`, state })}
        onPress={() => onAsk(path)}
      >
        <i className={styles.lamp} data-state={state} aria-hidden="true" />
        {row.class === undefined ? null : <KindTile descriptor={findBehavior(row.class)} size="small" />}
        <span className={styles.name} dir="auto">
          {name}
        </span>{' '}
        {values === '' ? null : <span className={styles.values}>{values}</span>}
        <CircleHelp className={styles.mark ?? ''} aria-hidden size={14} />
      </Button>
    </li>
  );
}
