import { keyNames } from '../../i18n/keyNames.ts';
import styles from './ShortcutsDialog.module.css';

/** Keys as they are labeled on a keyboard. */
export function KeyCaps({ keys }: { readonly keys: string }) {
  return <kbd className={styles.keys}>{keyNames(keys)}</kbd>;
}
