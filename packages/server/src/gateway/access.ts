/** Who is asking. */
export interface Session {
  readonly user: string;
  /** Tells the sessions of a user apart. */
  readonly key?: string;
}

/**
 * What a session may do with a database. `hidden` is also the answer for a database that does not exist, so that nobody
 * can tell the two apart; `none` means that there is no valid session.
 */
export type Access = 'read' | 'write' | 'hidden' | 'none';

/** Decides over sessions and databases; asked again before each answer that was held back. */
export interface AccessPort<Known extends Session = Session> {
  session(headers: Readonly<Record<string, string | undefined>>): Promise<Known | undefined>;
  access(session: Known | undefined, database: string): Promise<Access>;
}
