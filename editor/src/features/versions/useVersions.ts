import { useCallback, useEffect, useState } from 'react';
import { type ListedVersion, type SourceFault, sourceFault, type VersionSource } from './versionSource.ts';

export type VersionsState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly fault: SourceFault }
  | { readonly state: 'listed'; readonly versions: readonly ListedVersion[] };

/** The versions of a project, and a way to look again. What was listed stays until the new list is there. */
export function useVersions(source: VersionSource): readonly [VersionsState, () => Promise<void>] {
  const [state, setState] = useState<VersionsState>({ state: 'loading' });
  const look = useCallback(async () => {
    try {
      const versions = await source.list();
      setState({ state: 'listed', versions });
    } catch (error) {
      setState({ state: 'failed', fault: sourceFault(error) });
    }
  }, [source]);
  useEffect(() => {
    void look();
  }, [look]);
  return [state, look];
}
