import { ProgressBar } from 'react-aria-components/ProgressBar';
import { useStore } from 'zustand';
import { Button } from '../../components/Button.tsx';
import { t } from '../../i18n/t.ts';
import type { FileUploads } from './fileUploads.ts';
import styles from './UploadNote.module.css';

interface UploadNoteProps {
  readonly uploads: Pick<FileUploads, 'state' | 'cancel'>;
  readonly className?: string | undefined;
}

/** How many of the chosen files have been added, with a button that leaves out the rest. */
export function UploadNote({ uploads: { state, cancel }, className = '' }: UploadNoteProps) {
  const progress = useStore(state, (current) => current.progress);
  if (!progress) return null;
  const { done, of, file } = progress;
  return (
    <div className={`${styles.progress} ${className}`}>
      <ProgressBar
        aria-label={t('Adding files')}
        value={done}
        maxValue={of}
        valueLabel={t('{done} of {of}', { done, of })}
      >
        {({ percentage }) => (
          <>
            <span role="status">
              {t('{of, plural, one {Adding 1 file} other {Adding {done} of # files}}', { of, done: done + 1 })}
            </span>
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
        {t('Cancel')}
      </Button>
    </div>
  );
}
