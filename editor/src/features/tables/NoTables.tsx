import { Plus, ShoppingBag, Table2 } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import styles from './TableLibrary.module.css';

/** In place of the rows of an empty library. */
export function NoTables({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <div className={styles.empty}>
      <EmptyState
        picture={<Table2 aria-hidden size={52} strokeWidth={1.25} />}
        text="Tables hold levels, dialogs, prices: whatever a game looks up."
      >
        <Button icon={Plus} onPress={onAdd}>
          New table
        </Button>
      </EmptyState>
    </div>
  );
}

/** Below the rows while there is no purchase table. */
export function RestorePurchases({ onRestore }: { readonly onRestore: () => void }) {
  return (
    <div className={styles.restore}>
      <Button look="plain" icon={ShoppingBag} wide onPress={onRestore}>
        Restore Purchase Table
      </Button>
    </div>
  );
}
