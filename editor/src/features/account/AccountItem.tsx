import { LogIn, LogOut } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../i18n/t.ts';
import { useAccount } from '../../session/cloud/account.ts';

const SignOutDialog = lazy(() => import('./SignOutDialog.tsx'));

/** Signs in or out at the server that serves the editor; nothing where there is none. */
export function AccountItem({ className }: { readonly className: string | undefined }) {
  const { account } = useAccount();
  const [isLeaving, setLeaving] = useState(false);
  if (account.kind === 'none') return null;
  if (account.kind === 'out') {
    const signIn = async () => (await import('../../session/cloud/followAccount.ts')).signIn();
    return (
      <button type="button" className={className} onClick={() => void signIn()}>
        <LogIn aria-hidden size={19} strokeWidth={1.75} />
        <span>{t('Sign in')}</span>
      </button>
    );
  }
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={t('Sign out {name}', { name: account.user.username })}
        onClick={() => setLeaving(true)}
      >
        <LogOut aria-hidden size={19} strokeWidth={1.75} />
        <span>{t('Sign out')}</span>
      </button>
      {isLeaving ? (
        <Suspense fallback={null}>
          <SignOutDialog user={account.user} onClose={() => setLeaving(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
