import type { LibraryEntry, ProjectStore } from '@playhouse/sync';
import { EmptyStage } from '../drawing/EmptyStage.tsx';
import styles from './SamplePicture.module.css';
import type { Sample } from './samples.ts';
import { type LibraryState, usePicture } from './useLibrary.ts';

export interface SamplePictureProps {
  readonly sample: Sample;
  readonly library: LibraryState;
}

/** The picture included in a sample, or that of its copy in the library, or an empty stage. */
export function SamplePicture({ sample, library }: SamplePictureProps) {
  if (sample.picture !== undefined) return <img className={styles.picture} src={sample.picture} alt="" />;
  const copy = library.kind === 'ready' ? library.entries.find((entry) => entry.sample === sample.id) : undefined;
  if (library.kind === 'ready' && copy) return <CopyPicture store={library.store} entry={copy} />;
  return <StagePicture />;
}

/** The drawn stage in the size of a picture. */
export function StagePicture({ hasPlus = false }: { readonly hasPlus?: boolean }) {
  return (
    <span className={styles.stage}>
      <EmptyStage height={128} hasPlus={hasPlus} />
    </span>
  );
}

function CopyPicture({ store, entry }: { readonly store: ProjectStore; readonly entry: LibraryEntry }) {
  const url = usePicture(store, entry, 'scene');
  return url === undefined ? <StagePicture /> : <img className={styles.picture} src={url} alt="" />;
}
