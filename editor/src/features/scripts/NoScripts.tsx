import { FileCode, Plus } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import styles from './ScriptLibrary.module.css';

/** In place of the rows of an empty library. */
export function NoScripts({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <div className={styles.empty}>
      <EmptyState
        picture={<FileCode aria-hidden size={52} strokeWidth={1.25} />}
        text="A script is JavaScript that runs when something happens: the game starts, a scene changes, a value is saved."
      >
        <Button icon={Plus} onPress={onAdd}>
          New script
        </Button>
      </EmptyState>
    </div>
  );
}
