import { Play } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../components/Button.tsx';
import { Toasts } from '../components/Toast.tsx';
import { SharedGame } from '../features/other-devices/SharedGame.tsx';
import { useSharedContents } from '../features/other-devices/useSharedContents.ts';
import { t } from '../i18n/t.ts';
import { ClosedCurtain } from './ClosedCurtain.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { Screen } from './Screen.tsx';

/** A game that another device shares: it is loaded, played, and forgotten with the page. */
export default function SharedGamePage({ token }: { readonly token: string }) {
  return (
    <PageBoundary part="game">
      <Played token={token} />
      <Toasts />
    </PageBoundary>
  );
}

function Played({ token }: { readonly token: string }) {
  const [round, setRound] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const found = useSharedContents(token, round);
  const again = () => setRound(round + 1);
  if (found.kind === 'loading') {
    return (
      <Screen picture={<ClosedCurtain />} title={t('Loading the game …')} text={t('It comes from another device.')} />
    );
  }
  if (found.kind !== 'there') {
    const [title, text] =
      found.kind === 'broken' ? [t('This game cannot be played'), found.message] : texts[found.kind];
    return (
      <Screen picture={<ClosedCurtain />} title={title} text={text}>
        <Button onPress={again}>{t('Try again')}</Button>
      </Screen>
    );
  }
  const { title } = found.contents.project.object;
  return (
    <>
      <title>{t('{title} - Playhouse', { title })}</title>
      {isPlaying ? (
        <SharedGame key={found.round} contents={found.contents} onRestart={again} />
      ) : (
        <Screen title={title} text={t('Nothing of it is stored on this device.')}>
          {/* Browsers let a page make sounds once it was pressed. */}
          <Button look="spot" icon={Play} onPress={() => setPlaying(true)}>
            {t('Play')}
          </Button>
        </Screen>
      )}
    </>
  );
}

const texts = {
  gone: [
    t('This game is no longer shared'),
    t('Ask for a new code where the game is made: with “Play on another device…” in the menu of Play.'),
  ],
  unreachable: [
    t('The game cannot be reached'),
    t('Check that this device is in the same network, and that the server of Playhouse runs.'),
  ],
} as const;
