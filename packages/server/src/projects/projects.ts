import { planLimits, planOf } from '../access/plans.ts';
import type { User } from '../accounts/accounts.ts';
import { derivedId } from '../identity/ids.ts';
import { KeyedQueue } from '../queue/keyedQueue.ts';
import { projectDatabase } from '../records/recordKinds.ts';
import type { Records } from '../records/records.ts';
import type { ProjectRecord } from '../records/recordTypes.ts';
import type { Libraries } from './libraries.ts';

export interface ProjectOptions {
  readonly records: Records;
  readonly libraries: Libraries;
  /** The id of a project is made of its owner, its uuid, and this key: making it twice makes it once. */
  readonly idKey: string;
  readonly now: () => number;
}

export type MadeProject =
  | { readonly ok: true; readonly id: string; readonly isNew: boolean }
  | { readonly ok: false; readonly code: 'limit.projects' | 'project.trashed' | 'project.gone' };

export type Undeleted = 'done' | 'limit.projects' | 'project.gone';

const remembered = { lifetime: 5000, most: 20_000 } as const;

/** The projects on the server, whom they belong to, and the trash. */
export class Projects {
  private readonly options: ProjectOptions;
  /** One change of a person’s slots at a time, so that two tabs cannot make one project too many. */
  private readonly queue = new KeyedQueue();
  private readonly known = new Map<string, { readonly project: ProjectRecord | undefined; readonly at: number }>();

  constructor(options: ProjectOptions) {
    this.options = options;
  }

  /** Remembered for 5 seconds, so that the gateway need not read it for each request. */
  async get(id: string): Promise<ProjectRecord | undefined> {
    const { records, now } = this.options;
    const found = this.known.get(id);
    if (found && now() - found.at < remembered.lifetime) return found.project;
    const at = now();
    const project = await records.get('project', id);
    this.known.set(id, { project, at });
    const [oldest] = this.known.keys();
    if (this.known.size > remembered.most && oldest !== undefined) this.known.delete(oldest);
    return project;
  }

  /** Makes the side on the server of a project that a client has. Again with the same uuid, it is the same project. */
  create(user: User, uuid: string, name: string): Promise<MadeProject> {
    return this.queue.run(user.id, () => this.make(user, uuid, name));
  }

  private async make(user: User, uuid: string, name: string): Promise<MadeProject> {
    const { records, libraries, idKey } = this.options;
    const id = derivedId(idKey, user.id, uuid);
    const existing = await records.get('project', id);
    if (existing?.state === 'active') return { ok: true, id, isNew: false };
    if (existing) return { ok: false, code: existing.state === 'trashed' ? 'project.trashed' : 'project.gone' };
    if (!(await this.takeSlot(user, id))) return { ok: false, code: 'limit.projects' };
    const at = this.time();
    const project: ProjectRecord = {
      uuid,
      owner: user.id,
      name,
      createdAt: at,
      updatedAt: at,
      publishedAt: null,
      deletedAt: null,
      state: 'active',
      locked: false,
      members: {},
      bytes: 0,
      documents: 0,
    };
    // Whatever a crash leaves out, the next call with this uuid does; the project counts once it has its record.
    await records.makeDatabase(projectDatabase(id));
    await records.change('owner', `${user.id}/${id}`, () => ({ project: id }));
    await records.change('project', id, (now) => now ?? project);
    this.known.delete(id);
    await libraries.write(user.id);
    return { ok: true, id, isNew: true };
  }

  async rename(id: string, name: string): Promise<void> {
    await this.change(id, (project) => ({ ...project, name }));
  }

  /** Puts a project into the trash, and returns since when it is there. */
  async trash(id: string): Promise<string | undefined> {
    const deletedAt = this.time();
    const project = await this.change(id, (now) =>
      now.state === 'active' ? { ...now, state: 'trashed', deletedAt } : now,
    );
    if (project) await this.freeSlot(project.owner, id);
    return project?.deletedAt ?? undefined;
  }

  undelete(user: User, id: string): Promise<Undeleted> {
    return this.queue.run(user.id, () => this.restore(user, id));
  }

  private async restore(user: User, id: string): Promise<Undeleted> {
    const current = await this.options.records.get('project', id);
    if (current?.state !== 'active' && current?.state !== 'trashed') return 'project.gone';
    if (!(await this.takeSlot(user, id))) return 'limit.projects';
    const project = await this.change(id, (now) =>
      now.state === 'trashed' ? { ...now, state: 'active', deletedAt: null } : now,
    );
    if (project?.state === 'active') return 'done';
    await this.freeSlot(user.id, id);
    return 'project.gone';
  }

  /** Notes what was counted after writes. */
  async note(id: string, bytes: number, documents: number): Promise<void> {
    const updatedAt = this.time();
    await this.change(id, (project) => ({ ...project, updatedAt, bytes, documents }));
  }

  async usedSlots(user: User): Promise<{ readonly used: number; readonly limit: number }> {
    const slots = await this.options.records.get('slots', user.id);
    return { used: slots?.projects.length ?? 0, limit: planLimits[planOf(user)].projects };
  }

  /** Bytes of the files of a person’s projects, except one. */
  async bytesOf(user: string, except = ''): Promise<number> {
    let bytes = 0;
    for (const { value } of await this.options.records.list('owner', `${user}/`)) {
      if (value.project !== except) bytes += (await this.get(value.project))?.bytes ?? 0;
    }
    return bytes;
  }

  /**
   * Takes out of the trash what has been there for two days. Returns all that is out of it and waits to be erased, and
   * since when.
   */
  async emptyTrash(): Promise<{ readonly id: string; readonly since: string }[]> {
    const until = this.options.now() - trashTime;
    const waiting: { id: string; since: string }[] = [];
    for (const { key: id, value } of await this.options.records.list('project', '', 1_000_000)) {
      const isDue = value.state === 'trashed' && Date.parse(value.deletedAt ?? '') <= until;
      if (!isDue && value.state !== 'erasing') continue;
      const project = await this.change(id, (now) => this.takeOut(now));
      if (project?.state === 'erasing') waiting.push({ id, since: project.erasingSince ?? '' });
    }
    return waiting;
  }

  private takeOut(project: ProjectRecord): ProjectRecord {
    if (project.state === 'active' || project.erasingSince !== undefined) return project;
    return { ...project, state: 'erasing', erasingSince: this.time() };
  }

  /** Puts a project that waits to be erased back into the trash of its owner. False when it does not. */
  async bringBack(id: string): Promise<boolean> {
    let isBack = false;
    const deletedAt = this.time();
    await this.change(id, (now) => {
      isBack = now.state === 'erasing';
      const { erasingSince: _, ...rest } = now;
      return isBack ? { ...rest, state: 'trashed', deletedAt } : now;
    });
    return isBack;
  }

  /** Forgets a project that was erased. */
  async forget(id: string, users: readonly string[]): Promise<void> {
    this.known.delete(id);
    for (const user of users) {
      await this.freeSlot(user, id);
      await this.options.libraries.write(user);
    }
  }

  private async change(
    id: string,
    edit: (project: ProjectRecord) => ProjectRecord,
  ): Promise<ProjectRecord | undefined> {
    const { records, libraries } = this.options;
    const project = await records.change('project', id, (now) => now && edit(now));
    this.known.delete(id);
    if (!project) return undefined;
    for (const user of [project.owner, ...Object.keys(project.members)]) await libraries.write(user);
    return project;
  }

  /** False when all are taken. Slots of projects that never came to be, or are in the trash, are free. */
  private async takeSlot(user: User, id: string): Promise<boolean> {
    const { records } = this.options;
    const limit = planLimits[planOf(user)].projects;
    const take = () =>
      records.change('slots', user.id, (slots = { projects: [] }) => {
        if (slots.projects.includes(id)) return slots;
        return slots.projects.length < limit ? { projects: [...slots.projects, id] } : undefined;
      });
    if (await take()) return true;
    const slots = await records.get('slots', user.id);
    for (const each of slots?.projects ?? []) {
      const project = await records.get('project', each);
      if (project?.state !== 'active') await this.freeSlot(user.id, each);
    }
    return (await take()) !== undefined;
  }

  private async freeSlot(user: string, id: string): Promise<void> {
    await this.options.records.change('slots', user, (slots) =>
      slots ? { projects: slots.projects.filter((each) => each !== id) } : undefined,
    );
  }

  private time(): string {
    return new Date(this.options.now()).toISOString();
  }
}

const trashTime = 48 * 3600_000;
