import { ProgressBar } from 'react-aria-components/ProgressBar';
import { useStore } from 'zustand';
import { Button } from '../../components/Button.tsx';
import type { FileUploads } from '../assets/fileUploads.ts';
import styles from './AssetLibrary.module.css';

/** How many of the chosen files have been added, with a button that leaves out the rest. */
export function UploadNote({ uploads: { state, cancel } }: { readonly uploads: FileUploads }) {
  const progress = useStore(state, (current) => current.progress);
  if (!progress) return null;
  const { done, of, file } = progress;
  return (
    <div className={styles.progress}>
      <ProgressBar aria-label="Adding files" value={done} maxValue={of} valueLabel={`${done} of ${of}`}>
        {({ percentage }) => (
          <>
            <span role="status">{of === 1 ? 'Adding 1 file' : `Adding ${done + 1} of ${of} files`}</span>
            <span className={styles.file} dir="auto" title={file}>
              {file}
            </span>
            <span className={styles.track}>
              <span className={styles.bar} style={{ inlineSize: `${percentage}%` }} />
            </span>
          </>
        )}
      </ProgressBar>
      <Button size="small" onPress={cancel}>
        Cancel
      </Button>
    </div>
  );
}
