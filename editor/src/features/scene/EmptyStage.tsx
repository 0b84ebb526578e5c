import type { Color } from '@playhouse/core';
import { Image } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { t } from '../../i18n/t.ts';
import { fileTypes } from '../assets/useUploads.ts';
import { EmptyStage as DrawnStage } from '../drawing/EmptyStage.tsx';
import styles from './EmptyStage.module.css';

export interface EmptyStageProps {
  /** The color of the scene, on which the words are. */
  readonly ground: Color;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Empty state of a new game's stage. docs/editor-design.md#empty-states. */
export function EmptyStage({ ground, onFiles }: EmptyStageProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.card}>
        <DrawnStage height={176} hasPlus />
        <div className={styles.words} data-ground={isDark(ground) ? 'dark' : 'light'}>
          <h2 className={styles.title}>{t('The stage is yours')}</h2>
          <p className={styles.text}>{t('Drop images anywhere here. Each one becomes an actor.')}</p>
        </div>
        <FileTrigger
          acceptedFileTypes={fileTypes.images}
          allowsMultiple
          onSelect={(list) => onFiles(list ? [...list] : [])}
        >
          <Button className={styles.action ?? ''}>
            <span className={styles.sign}>
              <Image aria-hidden size={20} strokeWidth={1.75} />
            </span>
            <span>
              <span className={styles.deedName}>{t('Add images')}</span>
              <span className={styles.hint}>{t('From this computer')}</span>
            </span>
          </Button>
        </FileTrigger>
      </div>
    </div>
  );
}

/** Whether white words have more contrast than black ones. */
function isDark({ red, green, blue }: Color): boolean {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => part ** 2.2);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b < 0.18;
}
