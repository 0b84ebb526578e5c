import { can, type Wish } from '../access/can.ts';
import type { AccessPort, Session } from '../gateway/access.ts';
import type { Caller, Callers } from '../sessions/callers.ts';
import type { Projects } from './projects.ts';

/** A session of the gateway, with all that is known about who it is. */
interface CallerSession extends Session {
  readonly caller: Caller;
}

/** Who may do what with which database. Names of other databases are hidden, whatever they are. */
export function createDatabaseAccess(callers: Callers, projects: Projects): AccessPort<CallerSession> {
  async function wishFor(database: string, action: 'read' | 'write'): Promise<Wish | undefined> {
    const [, project] = /^project_([a-z][a-z2-7]{19})$/.exec(database) ?? [];
    if (project !== undefined) return { on: 'project', action, project: await projects.get(project) };
    const [, user] = /^creator2_([a-z][a-z2-7]{19})_ini$/.exec(database) ?? [];
    if (user !== undefined) return { on: 'user', action, user };
    return database === 'global_config' ? { on: 'everybody', action } : undefined;
  }

  return {
    async session(headers) {
      const caller = await callers.find(headers);
      return caller && { user: caller.user.id, key: caller.key, caller };
    },
    async access(session, database) {
      if (!session) return 'none';
      const { user, scopes } = session.caller;
      const actor = { id: user.id, account: user, scopes };
      for (const action of ['write', 'read'] as const) {
        const wish = await wishFor(database, action);
        if (wish && can(actor, wish) === 'yes') return action;
      }
      return 'hidden';
    },
  };
}
