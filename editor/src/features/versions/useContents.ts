import { useEffect, useState } from 'react';
import type { VersionContents } from './versionContents.ts';
import { type ListedVersion, type SourceFault, sourceFault, type VersionSource } from './versionSource.ts';

export type ContentsState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly fault: SourceFault }
  | { readonly state: 'read'; readonly contents: VersionContents };

/** What a version contains, read when it is shown. */
export function useContents(source: VersionSource, { id, isPart }: ListedVersion): ContentsState {
  const [state, setState] = useState<ContentsState>({ state: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    const show = (next: ContentsState) => (isCurrent ? setState(next) : undefined);
    show({ state: 'loading' });
    readContents(source, { id, isPart }).then(show, (error) => show({ state: 'failed', fault: sourceFault(error) }));
    return () => {
      isCurrent = false;
    };
  }, [source, id, isPart]);
  return state;
}

async function readContents(
  source: VersionSource,
  version: Pick<ListedVersion, 'id' | 'isPart'>,
): Promise<ContentsState> {
  const read = await source.read(version);
  return read.ok ? { state: 'read', contents: read.contents } : { state: 'failed', fault: { message: read.message } };
}
