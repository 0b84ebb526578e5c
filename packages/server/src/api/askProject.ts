import { can, type ProjectAction } from '../access/can.ts';
import { idPattern } from '../identity/ids.ts';
import type { ProjectRecord } from '../records/recordTypes.ts';
import { refusedProject, unknownProject } from './apiAnswers.ts';
import type { ApiAnswer, SignedRequest } from './apiRoute.ts';
import type { Services } from './services.ts';

type Asked =
  | { readonly ok: true; readonly id: string; readonly project: ProjectRecord }
  | { readonly ok: false; readonly answer: ApiAnswer };

/** The project of a request, if its caller may do this with it. */
export async function askProject(
  { projects }: Services,
  request: SignedRequest,
  action: ProjectAction,
): Promise<Asked> {
  const { user, scopes } = request.caller;
  const id = request.parameters.id ?? '';
  const project = idPattern.test(id) ? await projects.get(id) : undefined;
  const verdict = can({ id: user.id, account: user, scopes }, { on: 'project', action, project });
  const refused = refusedProject(verdict);
  if (refused || !project) return { ok: false, answer: refused ?? unknownProject };
  return { ok: true, id, project };
}
