import {
  type PasteAnswers,
  type PasteBundle,
  type PastePlan,
  type PasteTarget,
  type ProjectSession,
  planPaste,
  type ResolvedPaste,
  type Result,
  refuse,
  resolvePaste,
  succeed,
} from '@playhouse/core';
import type { ProjectAssets } from '../../session/projectAssets.ts';

/** The target project. */
export interface PasteHost {
  readonly session: ProjectSession;
  readonly assets: ProjectAssets;
}

/** What is pasted, and where. */
export interface PasteJob {
  readonly bundle: PasteBundle;
  readonly target: PasteTarget;
}

/** The plan for the current project; the first issue of a rejected one is shown in a toast. */
export function planJob({ session }: PasteHost, { bundle, target }: PasteJob): Result<PastePlan> {
  return planPaste(bundle, target, session.getState().project);
}

/**
 * Stores the images of a paste, then applies all its edits in one undo step. If the project changes meanwhile, the
 * paste is planned again; if it is rejected, the images are removed and the project is unchanged.
 */
export async function performPaste(
  host: PasteHost,
  job: PasteJob,
  answers: PasteAnswers,
): Promise<Result<ResolvedPaste>> {
  const { session, assets } = host;
  const stored = new Set<string>();
  const foreign = [...assets.getFiles().keys()];
  const done = await attempt();
  const needed = done.ok ? done.value.files : new Map();
  for (const path of stored) if (!needed.has(path)) await assets.remove(path);
  return done;

  async function attempt(): Promise<Result<ResolvedPaste>> {
    for (;;) {
      const planned = planJob(host, job);
      if (!planned.ok) return planned;
      const resolved = resolvePaste(planned.value, answers, session.newId, { keptFiles: foreign });
      if (!resolved.ok) return resolved;
      const missing = [...resolved.value.files].filter(([path]) => !stored.has(path));
      for (const [path, bytes] of missing) {
        const fault = await assets.put(path, bytes);
        if (fault) return refusePaste(fault.message);
        stored.add(path);
      }
      if (session.getState().project !== planned.value.project) continue;
      const dispatched = session.dispatch(resolved.value.edits, { label: planned.value.label });
      return dispatched.ok ? succeed(resolved.value) : dispatched;
    }
  }
}

function refusePaste(message: string): Result<never> {
  return refuse({ code: 'edit.refused', severity: 'blocking', path: [], params: {}, message });
}
