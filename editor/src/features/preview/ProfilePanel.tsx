import type { Project } from '@playhouse/core';
import { millisecondsPerFrame } from '@playhouse/core';
import { Button } from 'react-aria-components/Button';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Switch } from '../../components/Switch.tsx';
import { amount } from '../../i18n/amount.ts';
import { rich } from '../../i18n/rich.tsx';
import { t } from '../../i18n/t.ts';
import { LoadSection } from './LoadSection.tsx';
import styles from './ProfilePanel.module.css';
import { type ProfileReport, type ProfileRow, profileRows } from './profileRows.ts';
import type { MeasuredLoad } from './useGameLoad.ts';

export interface ProfilePanelProps {
  readonly isOn: boolean;
  readonly onToggle: (isOn: boolean) => void;
  readonly report: ProfileReport | undefined;
  readonly project: Project;
  readonly measured: Omit<MeasuredLoad, 'take'>;
  readonly onShow: (route: string) => void;
}

/** Time budget of one step, in microseconds. */
const wholeStep = millisecondsPerFrame * 1000;

/** What the game costs, and the time that the behaviors of each actor take per step. docs/editor-design.md#preview. */
export function ProfilePanel({ isOn, onToggle, report, project, measured, onShow }: ProfilePanelProps) {
  const rows = report ? profileRows(report, project) : [];
  const step = report ? (report.milliseconds * 1000) / Math.max(1, report.steps) : 0;
  return (
    <div className={styles.panel}>
      <LoadSection {...measured} />
      <h2 className={styles.title}>{t('Behaviors')}</h2>
      <Switch label={t('Measure behaviors')} isOn={isOn} onChange={onToggle} />
      {isOn && report ? (
        <p className={styles.sum}>
          {rich('Behaviors take <b>{micro}</b> of the 16.7 ms available per step.', {
            b: (parts) => <b>{parts}</b>,
            micro: micro(step),
          })}
        </p>
      ) : (
        <EmptyState
          text={
            isOn
              ? t('Times appear here when the game runs.')
              : t('Turn this on to see what takes time. The game runs the same, only a little slower.')
          }
        />
      )}
      {isOn
        ? rows.map((row) => (
            <section key={row.key} aria-label={row.name}>
              <Row row={row} isOwner onShow={onShow} />
              {row.behaviors.slice(0, 8).map((behavior) => (
                <Row key={behavior.key} row={behavior} onShow={onShow} />
              ))}
            </section>
          ))
        : null}
    </div>
  );
}

interface RowProps {
  readonly row: ProfileRow;
  readonly isOwner?: boolean;
  readonly onShow: (route: string) => void;
}

function Row({ row, isOwner, onShow }: RowProps) {
  const { name, microseconds, calls, route } = row;
  const share = Math.min(1, microseconds / wholeStep);
  return (
    <div className={styles.row} data-owner={isOwner}>
      <Button
        className={styles.name ?? ''}
        isDisabled={route === undefined}
        onPress={() => {
          if (route !== undefined) onShow(route);
        }}
      >
        {name}
      </Button>
      <span className={styles.calls}>{amount(calls, calls >= 10 || Number.isInteger(calls) ? 0 : 1)} ×</span>
      <span className={styles.time}>{micro(microseconds)}</span>
      <i className={styles.bar} style={{ inlineSize: `${share * 100}%` }} />
    </div>
  );
}

function micro(microseconds: number): string {
  return microseconds >= 1000
    ? t('{microseconds} ms', { microseconds: amount(microseconds / 1000, 1) })
    : t('{microseconds} µs', { microseconds: Math.round(microseconds) });
}
