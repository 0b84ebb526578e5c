import { create } from 'zustand';

/** Somebody with an account on the server that serves the editor. */
export interface AccountUser {
  readonly id: string;
  readonly username: string;
}

/** `none`: no server, or none that has answered yet. Nothing about accounts is shown then. */
export type Account =
  | { readonly kind: 'none' }
  | { readonly kind: 'out' }
  | { readonly kind: 'in'; readonly user: AccountUser };

/** Who is signed in here. */
export const useAccount = create<{ readonly account: Account }>()(() => ({ account: { kind: 'none' } }));

export function currentUser(): AccountUser | undefined {
  const { account } = useAccount.getState();
  return account.kind === 'in' ? account.user : undefined;
}

const key = 'playhouse-account';

/** The person that was signed in last, so that a start without a network knows whose projects are synced. */
export function rememberedUser(): AccountUser | undefined {
  try {
    const { id, username } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<AccountUser>;
    return typeof id === 'string' && typeof username === 'string' ? { id, username } : undefined;
  } catch {
    return undefined;
  }
}

/** Tells the page who is signed in; undefined for nobody. */
export function setUser(user: AccountUser | undefined): void {
  try {
    if (user) localStorage.setItem(key, JSON.stringify({ id: user.id, username: user.username }));
    else localStorage.removeItem(key);
  } catch {
    // Then only a start without a network does not know.
  }
  const before = useAccount.getState().account;
  if (before.kind === 'in' && user && before.user.id === user.id && before.user.username === user.username) return;
  if (before.kind === 'out' && !user) return;
  useAccount.setState({ account: user ? { kind: 'in', user } : { kind: 'out' } });
}
