import type { ReactNode } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { t } from '../../i18n/t.ts';
import { useFirstCopy } from '../../session/SessionContext.ts';
import styles from './AssetLibrary.module.css';

export interface EmptyAssetsProps {
  readonly picture: ReactNode;
  /** Invites to add some. */
  readonly prompt: string;
}

/** In place of the rows of an empty library of assets. */
export function EmptyAssets({ picture, prompt }: EmptyAssetsProps) {
  const isWhole = useFirstCopy() === undefined;
  return (
    <div className={styles.empty}>
      {isWhole ? <EmptyState picture={picture} text={prompt} /> : <EmptyState text={t('Still downloading.')} />}
    </div>
  );
}
