import { type LucideIcon, Plus } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { t } from '../../i18n/t.ts';
import { useFirstCopy } from '../../session/SessionContext.ts';
import styles from './EmptyLibrary.module.css';

export interface EmptyLibraryProps {
  readonly icon: LucideIcon;
  readonly text: string;
  /** What the button adds: "New table". */
  readonly add: string;
  readonly onAdd: () => void;
}

/** In place of the rows of an empty library. */
export function EmptyLibrary({ icon: Picture, text, add, onAdd }: EmptyLibraryProps) {
  const isWhole = useFirstCopy() === undefined;
  if (!isWhole) return <EmptyState text={t('Still downloading.')} />;
  return (
    <div className={styles.empty}>
      <EmptyState picture={<Picture aria-hidden size={52} strokeWidth={1.25} />} text={text}>
        <Button icon={Plus} onPress={onAdd}>
          {add}
        </Button>
      </EmptyState>
    </div>
  );
}
