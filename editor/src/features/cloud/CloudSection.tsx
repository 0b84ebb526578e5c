import type { LibraryEntry } from '@playhouse/sync';
import { lazy, Suspense } from 'react';
import { useAccount } from '../../session/cloud/account.ts';

const CloudProjects = lazy(() => import('./CloudProjects.tsx'));

export interface CloudSectionProps {
  readonly entries: readonly LibraryEntry[];
}

/** What an account has beside the projects of this computer; nothing while nobody is signed in. */
export function CloudSection(props: CloudSectionProps) {
  const { account } = useAccount();
  return account.kind === 'in' ? (
    <Suspense fallback={null}>
      <CloudProjects {...props} />
    </Suspense>
  ) : null;
}
