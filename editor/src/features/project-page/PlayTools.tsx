import { ChevronDown, Play } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Menu } from '../../components/Menu.tsx';
import { Tooltip } from '../../components/Tooltip.tsx';
import { t } from '../../i18n/t.ts';
import { usePreferences } from '../../ui-state/preferences.ts';
import { playName } from '../preview/lookNames.ts';
import { useKeysOf } from '../shortcuts/shortcuts.ts';
import styles from './PlayTools.module.css';
import { usePlayEntries } from './usePlayEntries.ts';
import { usePlayedScene } from './usePlayedScene.ts';

/** Play, and the ways to play, which phones have in the menu of more commands. */
export function PlayTools({ onPlay }: { readonly onPlay: () => void }) {
  const playMode = usePreferences((preferences) => preferences.playMode);
  const { name } = usePlayedScene();
  const keys = useKeysOf('play');
  const entries = usePlayEntries(onPlay);
  return (
    <div className={styles.tools}>
      <Tooltip text={playName(playMode, name)} {...(keys && { keys })}>
        <Button className={styles.play ?? ''} onPress={onPlay} aria-label={t('Play')}>
          <Play aria-hidden size={15} fill="currentColor" strokeWidth={0} />
          <span className={styles.word}>{t('Play')}</span>
        </Button>
      </Tooltip>
      <Menu label={t('Ways to play')} placement="bottom end" entries={entries}>
        <Button className={styles.ways ?? ''} aria-label={t('Ways to play')}>
          <ChevronDown aria-hidden size={15} strokeWidth={2.25} />
        </Button>
      </Menu>
    </div>
  );
}
