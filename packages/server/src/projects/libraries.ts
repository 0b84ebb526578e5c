import { KeyedQueue } from '../queue/keyedQueue.ts';
import type { Records } from '../records/records.ts';
import type { LibraryEntry, ProjectRecord } from '../records/recordTypes.ts';

/** The library of each person: made of the projects in the registry, and written by nobody else. */
export class Libraries {
  private readonly records: Records;
  private readonly queue = new KeyedQueue();

  constructor(records: Records) {
    this.records = records;
  }

  /** Writes the library of a person as it follows from the registry now. */
  write(user: string): Promise<void> {
    return this.queue.run(user, () => this.rebuild(user));
  }

  private async rebuild(user: string): Promise<void> {
    const lists = await Promise.all([this.records.list('owner', `${user}/`), this.records.list('member', `${user}/`)]);
    const projects: LibraryEntry[] = [];
    const deletedProjects: LibraryEntry[] = [];
    for (const { value } of lists.flat()) {
      const project = await this.records.get('project', value.project);
      const entry = project && entryOf(value.project, project, user);
      if (entry && project.state === 'active') projects.push(entry);
      else if (entry?.role === 'owner' && project?.state === 'trashed') {
        deletedProjects.push({ ...entry, deletedAt: project.deletedAt ?? '' });
      }
    }
    await this.records.change('projectLibrary', user, () => ({ projects, deletedProjects }));
  }
}

function entryOf(id: string, project: ProjectRecord, user: string): LibraryEntry | undefined {
  const { uuid, name, owner, members, locked, publishedAt, updatedAt } = project;
  const role = owner === user ? 'owner' : Object.hasOwn(members, user) ? members[user] : undefined;
  return role && { id, uuid, name, published_at: publishedAt, updatedAt, role, locked };
}
