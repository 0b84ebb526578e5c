import { planLimits, planOf } from '../../access/plans.ts';
import { answerFault } from '../../gateway/answer.ts';
import type { PackFault } from '../../packs/packProject.ts';
import type { MadeProject } from '../../projects/projects.ts';
import { projectDatabase } from '../../records/recordKinds.ts';
import { refuse, unknownProject } from '../apiAnswers.ts';
import type { ApiAnswer, ApiRoute, SignedRequest } from '../apiRoute.ts';
import { askProject } from '../askProject.ts';
import type { Services } from '../services.ts';

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const refusals: Readonly<Record<Extract<MadeProject, { ok: false }>['code'], ApiAnswer>> = {
  'limit.projects': refuse(
    403,
    'limit.projects',
    'As a free user, you are allowed 3 projects. Upgrade to Pro for unlimited projects!',
  ),
  'project.trashed': refuse(409, 'project.trashed', 'This project is in the trash. Restore it first.'),
  'project.gone': refuse(410, 'project.gone', 'This project was deleted for good.'),
};

async function create({ projects }: Services, { caller, parameters, body }: SignedRequest): Promise<ApiAnswer> {
  const uuid = parameters.id ?? '';
  if (!uuidPattern.test(uuid)) return refuse(400, 'project.uuid', 'The address must have the UUID of the project.');
  const { name } = body as { name: string };
  const made = await projects.create(caller.user, uuid, name);
  if (!made.ok) return refusals[made.code];
  const answer = { id: made.id, uuid, database: projectDatabase(made.id) };
  return { status: made.isNew ? 201 : 200, body: answer, object: made.id };
}

async function rename(services: Services, request: SignedRequest): Promise<ApiAnswer> {
  const asked = await askProject(services, request, 'rename');
  if (!asked.ok) return asked.answer;
  await services.projects.rename(asked.id, (request.body as { name: string }).name);
  return { status: 200, body: { ok: true }, object: asked.id };
}

async function trash(services: Services, request: SignedRequest): Promise<ApiAnswer> {
  const asked = await askProject(services, request, 'trash');
  if (!asked.ok) return asked.answer;
  const uuid = request.query.get('uuid');
  if (uuid !== undefined && uuid !== asked.project.uuid) {
    return refuse(409, 'project.uuid', 'The project has another UUID.');
  }
  const deletedAt = await services.projects.trash(asked.id);
  if (deletedAt === undefined) return unknownProject;
  services.feeds.end(projectDatabase(asked.id));
  return { status: 200, body: { ok: true, deletedAt }, object: asked.id };
}

async function undelete(services: Services, request: SignedRequest): Promise<ApiAnswer> {
  const asked = await askProject(services, request, 'undelete');
  if (!asked.ok) return asked.answer;
  const done = await services.projects.undelete(request.caller.user, asked.id);
  return done === 'done' ? { status: 200, body: { ok: true }, object: asked.id } : refusals[done];
}

async function confirmDeletions(services: Services, request: SignedRequest): Promise<ApiAnswer> {
  const asked = await askProject(services, request, 'write');
  if (!asked.ok) return asked.answer;
  const { documents } = request.body as { documents: number };
  // What is about to be deleted stays in the version history.
  await services.versions.makeAuto(asked.id);
  services.deletions.confirm(request.caller.key, projectDatabase(asked.id), documents);
  return { status: 200, body: { ok: true }, object: asked.id };
}

async function pack(services: Services, request: SignedRequest): Promise<ApiAnswer> {
  const asked = await askProject(services, request, 'read');
  if (!asked.ok) return asked.answer;
  const { id, project } = asked;
  const isZipped = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const packed = await services.pack({ database: projectDatabase(id), uuid: project.uuid, isZipped });
  if (!packed.ok) return refusedPack(packed.fault);
  return { status: 200, headers: { 'content-type': 'application/octet-stream' }, parts: packed.value };
}

/** A client that gets one of these copies the project by replication. */
function refusedPack(fault: PackFault): ApiAnswer {
  switch (fault.code) {
    case 'pack.missing':
      return refuse(409, fault.code, fault.message);
    case 'pack.large':
      return refuse(422, fault.code, fault.message);
    default:
      return answerFault(fault);
  }
}

async function limits({ projects }: Services, { caller }: SignedRequest): Promise<ApiAnswer> {
  const { user } = caller;
  const bytes = { used: await projects.bytesOf(user.id), limit: planLimits[planOf(user)].bytes };
  return { status: 200, body: { projects: await projects.usedSlots(user), bytes } };
}

const usual = { who: 'session', rate: 'none', scope: 'projects' } as const;

export const projectRoutes: readonly ApiRoute[] = [
  {
    ...usual,
    id: 'createProject',
    method: 'PUT',
    path: '/creator/project/:id',
    summary: 'Makes the side on the server of a project, by its UUID. Again, it answers the same.',
    rate: 'creating',
    audit: 'project.create',
    body: 'project-name',
    answers: { 200: 'cloud-project', 201: 'cloud-project' },
    handler: create,
  },
  {
    ...usual,
    id: 'renameProject',
    method: 'PATCH',
    path: '/creator/project/:id',
    summary: 'Renames a project.',
    audit: 'project.rename',
    body: 'project-name',
    answers: { 200: 'done' },
    handler: rename,
  },
  {
    ...usual,
    id: 'trashProject',
    method: 'DELETE',
    path: '/creator/project/:id',
    summary: 'Puts a project into the trash.',
    audit: 'project.trash',
    query: ['uuid'],
    answers: { 200: 'trashed' },
    handler: trash,
  },
  {
    ...usual,
    id: 'undeleteProject',
    method: 'POST',
    path: '/creator/project/:id/undelete',
    summary: 'Takes a project out of the trash.',
    audit: 'project.undelete',
    body: 'empty',
    answers: { 200: 'done' },
    handler: undelete,
  },
  {
    ...usual,
    id: 'confirmDeletions',
    method: 'POST',
    path: '/creator/project/:id/confirm-deletions',
    summary: 'Allows this session to delete so many documents in the next 10 minutes.',
    audit: 'project.confirm-deletions',
    body: 'confirm-deletions',
    answers: { 200: 'done' },
    handler: confirmDeletions,
  },
  {
    ...usual,
    id: 'packProject',
    method: 'GET',
    path: '/creator/project/:id/pack',
    summary: 'Answers with all of a project, for a client that has nothing of it.',
    rate: 'copying',
    audit: 'none',
    answers: { 200: 'pack' },
    handler: pack,
  },
  {
    ...usual,
    id: 'limits',
    method: 'GET',
    path: '/creator/limits',
    summary: 'Says how much is used, and how much may be.',
    audit: 'none',
    answers: { 200: 'limits' },
    handler: limits,
  },
];
