import { ShoppingBag } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { t } from '../../i18n/t.ts';
import styles from './TableLibrary.module.css';

/** Below the rows of the library while there is no purchase table. */
export function RestorePurchases({ onRestore }: { readonly onRestore: () => void }) {
  return (
    <div className={styles.restore}>
      <Button look="plain" icon={ShoppingBag} wide onPress={onRestore}>
        {t('Restore Purchase Table')}
      </Button>
    </div>
  );
}
