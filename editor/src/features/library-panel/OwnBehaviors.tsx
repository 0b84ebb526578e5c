import type { ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { t } from '../../i18n/t.ts';
import { useOpenProject } from '../../session/SessionContext.ts';
import { reloadKept, useKeptBehaviors } from '../behaviors/own/keptBehaviors.ts';
import type { OwnBehavior } from '../behaviors/own/ownBehaviors.ts';
import { importOwn } from '../behaviors/own/ownCommands.ts';
import { choosePartFile } from '../paste/partFile.ts';
import { BehaviorBucketView } from './BehaviorBucketView.tsx';
import styles from './BehaviorLibrary.module.css';
import { libraryCommands } from './libraryCommands.ts';
import { OwnBehaviorRow } from './OwnBehaviorRow.tsx';
import { useLibraryCommands } from './useLibraryCommands.ts';

/** What the author saved, or why that cannot be shown. Absent while there is nothing. */
export function OwnBucket({ own }: { readonly own: readonly OwnBehavior[] }) {
  const isFailed = useKeptBehaviors(({ state }) => state === 'failed');
  return (
    <>
      {own.length === 0 ? null : (
        <BehaviorBucketView id="own" title={t('Own behaviors')} count={own.length}>
          {ownRows(own)}
        </BehaviorBucketView>
      )}
      {isFailed ? (
        <div role="alert" className={styles.failure}>
          <p>{t('Your own behaviors cannot be read from the storage of this browser.')}</p>
          <Button size="small" onPress={() => void reloadKept()}>
            {t('Try again')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Rows of what the author saved. */
export function ownRows(own: readonly OwnBehavior[]): ReactNode[] {
  return own.map((behavior) => <OwnBehaviorRow key={behavior.id} own={behavior} />);
}

/** Adds behaviors from an exported file to the own behaviors. */
export function ImportOwnButton() {
  const open = useOpenProject();
  const { icon, label } = libraryCommands.importBehavior;
  const choose = () => choosePartFile((file) => void importOwn(open, file));
  useLibraryCommands({ importBehavior: choose });
  return <IconButton icon={icon} label={label} onPress={choose} />;
}
