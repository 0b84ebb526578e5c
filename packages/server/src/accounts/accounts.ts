import { newId } from '../identity/ids.ts';
import { keyedDigest, newSecret } from '../identity/secrets.ts';
import { userDatabase } from '../records/recordKinds.ts';
import type { Records } from '../records/records.ts';
import type { Account, Role } from '../records/recordTypes.ts';
import { canonicalName, drawName, faultOfName } from './names.ts';
import { type Passwords, weaknessOf } from './passwords.ts';

export interface User extends Account {
  readonly id: string;
}

export interface AccountOptions {
  readonly records: Records;
  readonly passwords: Passwords;
  /** Names are stored as digests with this key, because ids of removed documents stay. */
  readonly nameKey: string;
  readonly defaultSku: string;
  readonly now: () => number;
}

export type NewAccount =
  | { readonly ok: true; readonly user: User }
  | {
      readonly ok: false;
      readonly code: 'name.refused' | 'name.taken' | 'password.weak' | 'busy';
      readonly reason: string;
    };

export type SignIn = { readonly ok: true; readonly user: User } | { readonly ok: false; readonly isBusy: boolean };

/** Who has an account. There is no personal data in it. */
export class Accounts {
  private readonly options: AccountOptions;

  constructor(options: AccountOptions) {
    this.options = options;
  }

  async get(id: string): Promise<User | undefined> {
    const account = await this.options.records.get('account', id);
    return account && { ...account, id };
  }

  async byName(username: string): Promise<User | undefined> {
    const name = await this.options.records.get('name', this.keyOf(username));
    return name && this.get(name.user);
  }

  async create(username: string, password: string, roles: readonly Role[] = []): Promise<NewAccount> {
    const { records, passwords, defaultSku } = this.options;
    const wrong = faultOfName(username);
    if (wrong !== undefined) return { ok: false, code: 'name.refused', reason: wrong };
    const weak = weaknessOf(password, username);
    if (weak !== undefined) return { ok: false, code: 'password.weak', reason: weak };
    if (!(await this.isFree(username))) return taken;
    const digest = await passwords.digest(password);
    if (digest === undefined) return { ok: false, code: 'busy', reason: 'Many people sign in at the moment.' };
    const id = newId();
    const at = this.time();
    const account: Account = {
      username,
      avatar_url: '/avatars/otter.svg',
      sku: defaultSku,
      roles,
      kind: 'person',
      password: digest,
      createdAt: at,
      lastDay: at.slice(0, 10),
      auditKey: newSecret(),
    };
    // A name without an account is free again: the account comes first, and counts once it has its name.
    await records.put('account', id, account);
    await this.prepareUser(id);
    if (!(await this.claimName(username, id))) {
      const made = await records.find('account', id);
      if (made) await records.remove('account', id, made.rev);
      return taken;
    }
    return { ok: true, user: { ...account, id } };
  }

  /** Makes what each user has. Repeating it changes nothing. */
  async prepareUser(id: string): Promise<void> {
    const { records } = this.options;
    await records.makeDatabase(userDatabase(id));
    await records.change('projectLibrary', id, (now) => now ?? { projects: [], deletedProjects: [] });
    await records.change('publishingLibrary', id, (now) => now ?? { projects: [] });
    await records.change('notifications', id, (now) => now ?? { items: [] });
  }

  /** Takes as long for a name that does not exist as for a wrong password. */
  async signIn(username: string, password: string): Promise<SignIn> {
    const { records, passwords } = this.options;
    const user = await this.byName(username);
    const checked = await passwords.check(password, user?.password);
    if (checked === 'busy') return { ok: false, isBusy: true };
    if (checked === 'wrong' || !user) return { ok: false, isBusy: false };
    const renewed = checked === 'outdated' ? await passwords.digest(password) : undefined;
    const day = this.time().slice(0, 10);
    const account = await records.change(
      'account',
      user.id,
      (now) => now && { ...now, lastDay: day, ...(renewed !== undefined && { password: renewed }) },
    );
    return account ? { ok: true, user: { ...account, id: user.id } } : { ok: false, isBusy: false };
  }

  /** Why the password cannot be changed; undefined when it was. */
  async changePassword(
    user: User,
    old: string,
    next: string,
  ): Promise<'wrong' | 'busy' | { weak: string } | undefined> {
    const weak = weaknessOf(next, user.username);
    if (weak !== undefined) return { weak };
    const checked = await this.options.passwords.check(old, user.password);
    if (checked === 'busy' || checked === 'wrong') return checked;
    const password = await this.options.passwords.digest(next);
    if (password === undefined) return 'busy';
    await this.change(user.id, { password });
    return undefined;
  }

  async change(
    id: string,
    change: Partial<Pick<Account, 'avatar_url' | 'sku' | 'roles' | 'password'>>,
  ): Promise<User | undefined> {
    const account = await this.options.records.change('account', id, (now) => now && { ...now, ...change });
    return account && { ...account, id };
  }

  /** Accounts in the order of their ids, after one of them. */
  async list(after: string, limit: number): Promise<User[]> {
    const found = await this.options.records.list('account', '');
    const users = found.filter(({ key }) => key > after).slice(0, limit);
    return users.map(({ key, value }) => ({ ...value, id: key }));
  }

  /** Names that nobody has. */
  async offerNames(count: number): Promise<string[]> {
    const names = new Set<string>();
    for (let attempt = 0; attempt < 10 * count && names.size < count; attempt += 1) {
      const name = drawName();
      if (await this.isFree(name)) names.add(name);
    }
    return [...names];
  }

  private async isFree(username: string): Promise<boolean> {
    const name = await this.options.records.get('name', this.keyOf(username));
    return !name || (await this.get(name.user)) === undefined;
  }

  private async claimName(username: string, user: string): Promise<boolean> {
    const { records } = this.options;
    const key = this.keyOf(username);
    const found = await records.find('name', key);
    if (found && (await this.get(found.value.user))) return false;
    return records.put('name', key, { user }, found?.rev);
  }

  private keyOf(username: string): string {
    return keyedDigest(this.options.nameKey, canonicalName(username));
  }

  private time(): string {
    return new Date(this.options.now()).toISOString();
  }
}

const taken = { ok: false, code: 'name.taken', reason: 'This name is taken.' } as const;
