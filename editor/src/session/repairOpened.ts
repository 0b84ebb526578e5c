import { type Issue, opsBetween, type ProjectSession, type RepairChange, repairInSteps } from '@playhouse/core';
import { t } from '../i18n/t.ts';

export interface RepairPorts {
  /** Receives the message of each stage before it runs. */
  readonly onStage: (message: string) => void;
  /** Receives what could not be repaired, which is only logged. docs/product-rules.md#repair. */
  readonly report: (text: string) => void;
  /** Lets the page show the message of a stage. */
  readonly breathe: () => Promise<void>;
}

/** Repairs a project that was just opened, in one step of its history. Returns what was changed. */
export async function repairOpened(session: ProjectSession, ports: RepairPorts): Promise<readonly RepairChange[]> {
  const { onStage, report, breathe } = ports;
  const { project } = session.getState();
  const steps = repairInSteps(project, { repairSparse: true, report: ({ message }: Issue) => report(message) });
  for (;;) {
    const step = steps.next();
    if (!step.done) {
      onStage(step.value);
      await breathe();
      continue;
    }
    // Somebody edited it meanwhile.
    if (session.getState().project !== project) return repairOpened(session, ports);
    const { project: repaired, changes } = step.value;
    const data = opsBetween(project, repaired);
    if (data.length === 0) return [];
    const label = { what: t('Repaired the project'), where: project.object.title };
    const done = session.dispatch({ kind: 'ops.apply', data }, { source: 'repair', history: 'record', label });
    if (done.ok) return changes;
    for (const { message } of done.issues) report(message);
    return [];
  }
}
