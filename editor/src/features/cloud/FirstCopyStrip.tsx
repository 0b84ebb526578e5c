import type { FirstCopyState } from '@playhouse/sync/cloud';
import { CloudDownload, CloudOff } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { Strip } from '../../components/Strip.tsx';
import { t } from '../../i18n/t.ts';
import { useAccount } from '../../session/cloud/account.ts';
import { arrivedText } from '../../session/cloud/arrivedText.ts';
import { useFirstCopy, useOpenProject } from '../../session/SessionContext.ts';

/** Says how much of a project is here, while it is copied for the first time, and why it cannot be changed yet. */
export function FirstCopyStrip() {
  const { cloud } = useOpenProject();
  const copy = useFirstCopy();
  const isSignedIn = useAccount(({ account }) => account.kind === 'in');
  if (!copy) return null;
  if (copy.phase === 'copying' || copy.phase === 'done') {
    const progress = arrivedText(copy);
    const text = t('{progress}. You can look at the project and play it. It can be changed when everything is here.', {
      progress,
    });
    return <Strip icon={CloudDownload} text={text} isQuiet />;
  }
  return (
    <Strip icon={CloudOff} tone="warning" text={stoppedText(copy, isSignedIn)}>
      {copy.phase === 'short' ? (
        <Button size="small" onPress={() => cloud.firstCopy?.takeAsItIs()}>
          {t('Use it without them')}
        </Button>
      ) : null}
    </Strip>
  );
}

function stoppedText({ phase, arrived, total, missing }: FirstCopyState, isSignedIn: boolean): string {
  if (phase === 'short') {
    return t(
      '{missing, plural, one {One part of this project is} other {# parts of this project are}} not in the cloud yet. Another device may still be sending. The project can be changed when everything is here.',
      { missing },
    );
  }
  if (phase === 'refused') {
    return t('This project is not completely downloaded, and the server no longer gives it to you.');
  }
  if (!isSignedIn) return t('This project is not completely downloaded. Sign in to get the rest.');
  return total === undefined || arrived === 0
    ? t('This project is not completely downloaded. The rest follows when the server can be reached.')
    : t('The download stopped at {arrived} of {total}. The rest follows when the server can be reached.', {
        arrived,
        total: Math.max(arrived, total),
      });
}
