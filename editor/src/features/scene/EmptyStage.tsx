import type { Color } from '@playhouse/core';
import { Camera, Image, type LucideIcon, Paintbrush } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { t } from '../../i18n/t.ts';
import { type OfferedCommand, useOfferCommands } from '../../ui-state/offeredCommands.ts';
import { fileTypes } from '../assets/useUploads.ts';
import { EmptyStage as DrawnStage } from '../drawing/EmptyStage.tsx';
import styles from './EmptyStage.module.css';

const WebcamDialog = lazy(() => import('../images/WebcamDialog.tsx').then((part) => ({ default: part.WebcamDialog })));

export interface EmptyStageProps {
  /** The color of the scene, on which the words are. */
  readonly ground: Color;
  readonly onFiles: (files: readonly File[]) => void;
  /** Makes an actor with an empty image, and opens the image. */
  readonly onDraw: () => void;
}

/** Empty state of a new game's stage. docs/editor-design.md#empty-states. */
export function EmptyStage({ ground, onFiles, onDraw }: EmptyStageProps) {
  const [hasCamera, setCamera] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const ways: readonly WayProps[] = [
    {
      id: 'add',
      label: t('Add images'),
      hint: t('From this computer'),
      icon: Image,
      onAction: () => files.current?.click(),
    },
    {
      id: 'camera',
      label: t('Take a picture'),
      hint: t('With the camera'),
      icon: Camera,
      onAction: () => setCamera(true),
    },
    { id: 'draw', label: t('Draw one'), hint: t('In the image editor'), icon: Paintbrush, onAction: onDraw },
  ];
  useOfferCommands(t('Stage'), () => ways);
  return (
    <div className={styles.empty}>
      <div className={styles.card}>
        <DrawnStage height={176} hasPlus />
        <div className={styles.words} data-ground={isDark(ground) ? 'dark' : 'light'}>
          <h2 className={styles.title}>{t('The stage is yours')}</h2>
          <p className={styles.text}>{t('Drop images anywhere here. Each one becomes an actor.')}</p>
        </div>
        <div className={styles.ways}>
          <input
            ref={files}
            type="file"
            accept={fileTypes.images.join()}
            multiple
            hidden
            onChange={({ currentTarget }) => {
              onFiles([...(currentTarget.files ?? [])]);
              // So that the same file can be chosen again.
              currentTarget.value = '';
            }}
          />
          {ways.map((way) => (
            <Way key={way.id} {...way} />
          ))}
        </div>
      </div>
      {hasCamera ? (
        <Suspense>
          <WebcamDialog onClose={() => setCamera(false)} onPicture={(file) => onFiles([file])} />
        </Suspense>
      ) : null}
    </div>
  );
}

interface WayProps extends OfferedCommand {
  readonly icon: LucideIcon;
  readonly hint: string;
  readonly onAction: () => void;
}

/** One way to the first actor. */
function Way({ icon: Icon, label, hint, onAction }: WayProps) {
  return (
    <Button className={styles.action ?? ''} onPress={onAction}>
      <span className={styles.sign}>
        <Icon aria-hidden size={20} strokeWidth={1.75} />
      </span>
      <span>
        <span className={styles.deedName}>{label}</span>
        <span className={styles.hint}>{hint}</span>
      </span>
    </Button>
  );
}

/** Whether white words have more contrast than black ones. */
function isDark({ red, green, blue }: Color): boolean {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => part ** 2.2);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b < 0.18;
}
