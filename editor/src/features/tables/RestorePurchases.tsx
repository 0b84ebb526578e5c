import { Button } from '../../components/Button.tsx';
import { libraryCommands } from '../library-panel/libraryCommands.ts';
import { useLibraryCommands } from '../library-panel/useLibraryCommands.ts';
import styles from './TableLibrary.module.css';

const { icon, label } = libraryCommands.restorePurchases;

/** Below the rows of the library while there is no purchase table. */
export function RestorePurchases({ onRestore }: { readonly onRestore: () => void }) {
  useLibraryCommands({ restorePurchases: onRestore });
  return (
    <div className={styles.restore}>
      <Button look="plain" icon={icon} wide onPress={onRestore}>
        {label}
      </Button>
    </div>
  );
}
