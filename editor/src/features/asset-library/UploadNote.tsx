import { ProgressBar } from 'react-aria-components/ProgressBar';
import { Button } from '../../components/Button.tsx';
import type { FileUploads } from '../assets/useUploads.ts';
import styles from './AssetLibrary.module.css';

/** How many of the chosen files have been added, with a button that leaves out the rest. */
export function UploadNote({ uploads: { progress, cancel } }: { readonly uploads: FileUploads }) {
  if (!progress) return null;
  const { done, of } = progress;
  return (
    <div className={styles.progress}>
      <ProgressBar aria-label="Adding files" value={done} maxValue={of} valueLabel={`${done} of ${of}`}>
        {({ percentage }) => (
          <>
            <span role="status">{of === 1 ? 'Adding 1 file' : `Adding ${done + 1} of ${of} files`}</span>
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
