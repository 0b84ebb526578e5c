import type { CloudSyncHelps } from '@playhouse/sync/cloud';
import { ask, call, longPatience, Refusal, unreachable } from './serverCalls.ts';

/** A version of a project, as the server lists it. */
export interface ServerVersion {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  /** Id of the person, and the name; blank for the server. */
  readonly by: string;
  readonly who: string;
  readonly kind: 'auto' | 'named' | 'before-restore' | 'merge-loser';
  readonly name: string;
  /** It has some documents only, and says nothing about others. */
  readonly isPart: boolean;
}

const longestName = 100;

function addressOf(project: string): string {
  return `creator/project/${project}/versions`;
}

/** The versions of a project, newest first. */
export async function listServerVersions(project: string): Promise<readonly ServerVersion[]> {
  const { versions } = await call('GET', addressOf(project));
  return Array.isArray(versions) ? (versions as ServerVersion[]) : [];
}

/** Keeps a project as the server has it. */
export async function keepServerVersion(
  project: string,
  kind: 'named' | 'before-restore',
  name: string,
): Promise<void> {
  const shortened = Array.from(name).slice(0, longestName).join('');
  await call('POST', addressOf(project), { kind, name: shortened }, longPatience);
}

/** A version as an archive. */
export async function fetchServerVersion(project: string, id: string): Promise<Blob> {
  const answer = await ask('GET', `${addressOf(project)}/${id}`, undefined, longPatience);
  return answer.blob().catch(unreachable);
}

/** What the server does for merges. Older servers cannot do all of it. */
export function helpsOf(project: string): CloudSyncHelps {
  const unlessUnknown = (error: unknown): Record<string, unknown> => {
    if (error instanceof Refusal && error.status === 404) return {};
    throw error;
  };
  return {
    async keepLost(document, revisions) {
      await call('POST', `${addressOf(project)}/lost`, { document, revisions }).catch(unlessUnknown);
    },
    async merge(documents) {
      const { merged } = await call('POST', `creator/project/${project}/merge`, { documents }).catch(unlessUnknown);
      return Array.isArray(merged) ? merged.map(String) : [];
    },
  };
}
