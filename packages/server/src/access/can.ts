import type { Account, ProjectRecord, TokenScope } from '../records/recordTypes.ts';
import { planOf } from './plans.ts';

/** `hidden` is answered as if the object did not exist. */
export type Verdict = 'yes' | 'no' | 'hidden';

/** Who wants something. */
export interface Actor {
  readonly id: string;
  readonly account: Pick<Account, 'roles' | 'sku' | 'kind'>;
  readonly scopes: readonly TokenScope[] | 'all';
}

export type ProjectAction = 'read' | 'write' | 'rename' | 'forget' | 'trash' | 'undelete';

/** What somebody wants to do something with. */
export type Wish =
  | { readonly on: 'project'; readonly action: ProjectAction; readonly project: ProjectRecord | undefined }
  | { readonly on: 'user'; readonly action: 'read' | 'write'; readonly user: string }
  | { readonly on: 'everybody'; readonly action: 'read' | 'write' }
  | { readonly on: 'account'; readonly action: 'read' | 'change'; readonly user: string }
  | { readonly on: 'server'; readonly action: 'administer' };

type Standing = 'owner' | 'edit' | 'view' | 'stranger';

interface ProjectRule {
  readonly standings: readonly Standing[];
  /** In other states the project is hidden. */
  readonly states: readonly ProjectRecord['state'][];
  readonly isLockable: boolean;
  readonly needsPro: boolean;
}

const usual = { states: ['active'], isLockable: false, needsPro: false } as const;

/** Who may do what with a project. */
const projectRules: Readonly<Record<ProjectAction, ProjectRule>> = {
  read: { ...usual, standings: ['owner', 'edit', 'view'] },
  write: { ...usual, standings: ['owner', 'edit'], isLockable: true },
  rename: { ...usual, standings: ['owner'], isLockable: true, needsPro: true },
  /** Deleting what the project was. */
  forget: { ...usual, standings: ['owner'], isLockable: true },
  // Repeating it gives the same answer, so the trash is no reason to hide the project.
  trash: { ...usual, standings: ['owner'], states: ['active', 'trashed'] },
  undelete: { ...usual, standings: ['owner'], states: ['active', 'trashed'] },
};

/** Decides who may do what: the only place that does. Without an actor everything is hidden. */
export function can(actor: Actor | undefined, wish: Wish): Verdict {
  if (!actor) return 'hidden';
  if (wish.on === 'project') return canWithProject(actor, wish.action, wish.project);
  // A token for the command line reaches projects, and what its person reads beside them.
  const isToken = actor.scopes !== 'all';
  if (wish.on === 'everybody') return wish.action === 'read' ? 'yes' : 'no';
  if (wish.on === 'user') {
    if (wish.user !== actor.id) return 'hidden';
    return isToken && wish.action === 'write' ? 'no' : 'yes';
  }
  if (isToken) return 'no';
  if (wish.on === 'account') return wish.user === actor.id ? 'yes' : 'hidden';
  return actor.account.roles.includes('admin') ? 'yes' : 'hidden';
}

function canWithProject(
  { id, account, scopes }: Actor,
  action: ProjectAction,
  project: ProjectRecord | undefined,
): Verdict {
  if (scopes !== 'all' && !scopes.includes('projects')) return 'hidden';
  const standing = standingOf(id, project);
  const { standings, states, isLockable, needsPro } = projectRules[action];
  if (!project || standing === 'stranger' || !states.includes(project.state)) return 'hidden';
  if (!standings.includes(standing)) return 'no';
  if (isLockable && project.locked) return 'no';
  return needsPro && planOf(account) !== 'pro' ? 'no' : 'yes';
}

function standingOf(id: string, project: ProjectRecord | undefined): Standing {
  if (!project) return 'stranger';
  if (project.owner === id) return 'owner';
  // Ids are checked before, but a member must never be found on the prototype of an object.
  return Object.hasOwn(project.members, id) ? (project.members[id] ?? 'stranger') : 'stranger';
}
