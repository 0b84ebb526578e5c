import type { Project } from '@playhouse/core';
import { t } from '../../i18n/t.ts';
import type { FrameEvent } from '../../preview/frameMessages.ts';
import { ownerOf } from './consoleLines.ts';

export type ProfileReport = Extract<FrameEvent, { type: 'profile' }>;

/** Time per step of one behavior, or of all behaviors of one actor. */
export interface ProfileRow {
  readonly key: string;
  readonly name: string;
  /** Microseconds per step. */
  readonly microseconds: number;
  readonly calls: number;
  readonly route: string | undefined;
  readonly behaviors: readonly ProfileRow[];
}

/** A report grouped by prototype and behavior, slowest first. */
export function profileRows({ rows, steps }: ProfileReport, project: Project): readonly ProfileRow[] {
  const owners = new Map<string, ProfileRow>();
  for (const { path, milliseconds, calls } of rows) {
    const owner = ownerOf(project, path);
    const key = owner.actor || String(path[1] ?? '');
    const microseconds = (milliseconds * 1000) / Math.max(1, steps);
    const before = owners.get(key) ?? {
      key,
      name: key,
      microseconds: 0,
      calls: 0,
      route: owner.route,
      behaviors: [],
    };
    const row = {
      key: path.join('/'),
      name: owner.behavior ?? t('Behavior'),
      microseconds,
      calls: calls / Math.max(1, steps),
      route: owner.route,
      behaviors: [],
    };
    owners.set(key, {
      ...before,
      route: before.route?.replace(/\?.*/, ''),
      microseconds: before.microseconds + microseconds,
      calls: before.calls + row.calls,
      behaviors: [...before.behaviors, row],
    });
  }
  return [...owners.values()].sort((a, b) => b.microseconds - a.microseconds);
}
