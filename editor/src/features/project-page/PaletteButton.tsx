import { Search } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { IconButton } from '../../components/IconButton.tsx';
import { keyNames } from '../../i18n/keyNames.ts';
import { t } from '../../i18n/t.ts';
import { commandNames } from '../shortcuts/commandNames.ts';
import { useKeysOf } from '../shortcuts/shortcuts.ts';
import styles from './TopBar.module.css';

const { label } = commandNames.palette;

/** Opens the palette: with words where there is room for them. */
export function PaletteButton({ onPress }: { readonly onPress: () => void }) {
  const keys = useKeysOf('palette');
  return (
    <>
      <Button className={styles.find ?? ''} onPress={onPress}>
        <Search aria-hidden size={16} strokeWidth={1.75} />
        <span className={styles.findWords}>{t('Find or do anything')}</span>
        {keys === undefined ? null : <kbd className={styles.findKeys}>{keyNames(keys)}</kbd>}
      </Button>
      <span className={styles.palette}>
        <IconButton icon={Search} label={label} {...(keys === undefined ? {} : { keys })} onPress={onPress} />
      </span>
    </>
  );
}
