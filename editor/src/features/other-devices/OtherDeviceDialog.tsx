import { TriangleAlert } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { showToast } from '../../components/toasts.ts';
import { rich } from '../../i18n/rich.tsx';
import { t } from '../../i18n/t.ts';
import { useOtherDevice } from '../../ui-state/otherDevice.ts';
import styles from './OtherDeviceDialog.module.css';
import { SharedAddress } from './SharedAddress.tsx';
import { type SharingState, useSharing } from './useSharing.ts';

/** Shares the open game with a device in the same network: a QR code, its address as text, and how to end it. */
export default function OtherDeviceDialog() {
  const { isAsked, ask } = useOtherDevice();
  const close = () => ask(false);
  return (
    <Dialog title={t('Play on another device')} isOpen={isAsked} onClose={close}>
      {isAsked ? <Content onClose={close} /> : null}
    </Dialog>
  );
}

function Content({ onClose }: { readonly onClose: () => void }) {
  const { state, stop } = useSharing();
  const end = async () => {
    const isEnded = await stop();
    showToast(isEnded ? t('The game is no longer shared.') : t('The server does not answer. Try again.'));
    if (isEnded) onClose();
  };
  return (
    <>
      {state.kind === 'shared' ? <SharedAddress {...state} /> : <Obstacle state={state} />}
      <div className={styles.actions}>
        {state.kind === 'shared' ? <Button onPress={() => void end()}>{t('Stop sharing')}</Button> : null}
        <Button look="main" onPress={onClose}>
          {t('Close')}
        </Button>
      </div>
    </>
  );
}

/** What keeps other devices from playing the game, and what to do about it. */
function Obstacle({ state }: { readonly state: Exclude<SharingState, { kind: 'shared' }> }) {
  if (state.kind === 'asking') return <p role="status">{t('Sharing the game …')}</p>;
  return (
    <div role="alert" className={styles.obstacle}>
      <p className={styles.warning}>
        <TriangleAlert aria-hidden size={16} strokeWidth={1.75} />
        {obstacleText(state)}
      </p>
      {state.kind === 'alone' || state.kind === 'none' ? <HowToServe /> : null}
      {state.kind === 'signedOut' ? <a href="./login">{t('Sign in')}</a> : null}
    </div>
  );
}

function obstacleText(state: Exclude<SharingState, { kind: 'shared' | 'asking' }>): string {
  switch (state.kind) {
    case 'alone':
      return t('Only this computer reaches the server of Playhouse. Other devices cannot.');
    case 'none':
      return t('No server of Playhouse answers at this address, so nothing can be sent to other devices.');
    case 'signedOut':
      return t('Sign in to share a game from this computer.');
    case 'full':
      return t('The server shares as many games as it can. Try again later.');
    case 'tooLarge':
      return t('The game has {size} MB. At most {most} MB can be shared.', {
        size: Math.ceil(state.bytes / 1e6),
        most: Math.floor(state.most / 1e6),
      });
    default:
      return t('The game could not be shared. Try again.');
  }
}

/** What is typed into a terminal, in every language. */
const commands = {
  plain: 'playhouse serve --host 0.0.0.0 --plain-lan',
  encrypted: 'playhouse serve --host 0.0.0.0 --tls-local',
} as const;

function HowToServe() {
  return (
    <>
      <p>
        {rich('In a network that you trust, start it with {command}', {
          command: <code className={styles.command}>{commands.plain}</code>,
        })}
      </p>
      <p>
        {rich('With encryption, start it with {command} and let the other devices trust its certificate once.', {
          command: <code className={styles.command}>{commands.encrypted}</code>,
        })}
      </p>
    </>
  );
}
