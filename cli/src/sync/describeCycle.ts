import type { MergeNote } from '@playhouse/sync/folder';
import { exitStatus } from '../exit.ts';
import type { CommandResult, Line } from '../terminal.ts';
import type { CycleReport } from './runCycle.ts';

export interface DescribedProject {
  readonly path: string;
  readonly uuid: string;
  /** The address of its database. */
  readonly remote: string;
}

/** What a cycle did, for people and programs. Status 1 when something is left to be looked at. */
export function describeCycle(
  project: DescribedProject,
  report: CycleReport,
  lost: ReadonlyMap<MergeNote, readonly string[]>,
): CommandResult {
  const { sent, received, written, notes, refused, unmerged } = report;
  const conflicts = notes.flatMap(({ document, conflicts: each }) => each.map(({ words }) => ({ document, words })));
  const files = [...lost.values()].flat();
  const isLeft = conflicts.length + refused.length + unmerged.length > 0;
  return {
    status: isLeft ? exitStatus.issues : exitStatus.done,
    json: {
      project,
      sent: sent.length,
      received: received.length,
      written,
      merged: [...new Set(notes.map(({ document }) => document))],
      conflicts,
      lost: files,
      refused,
      unmerged,
    },
    lines: [
      ...written.map((name) => `Changed: ${name}`),
      ...conflicts.map(
        ({ document, words }): Line => [{ style: 'warning', text: 'Conflict' }, ` in ${document}: ${words}`],
      ),
      ...files.map((name) => `Kept the version ${name}`),
      ...unmerged.map((name) => `${name} changed here and there, and is not merged yet.`),
      ...refused.map(({ id, reason }): Line => [{ style: 'error', text: 'Not synced' }, ` ${id}: ${reason}`]),
    ],
    messages: [`Sent ${documents(sent.length)}, received ${documents(received.length)}.`],
  };
}

/** Whether a cycle did anything that people want to see. */
export function isEventful({ sent, received, written, notes, refused, unmerged }: CycleReport): boolean {
  return sent.length + received.length + written.length + notes.length + refused.length + unmerged.length > 0;
}

function documents(count: number): string {
  return count === 1 ? '1 document' : `${count} documents`;
}
