import { ShieldQuestion } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Strip } from '../../components/Strip.tsx';
import { showToast } from '../../components/toasts.ts';
import { t } from '../../i18n/t.ts';
import { isStorageKept, keepStorage } from '../../session/storageRoom.ts';

/** Present once the person has answered. */
const answered = 'playhouse-keep-answered';

/**
 * Asks once whether the browser is to keep projects when its disk is full, where it does not promise that yet. When it
 * refuses, as private windows do, says what that means.
 */
export function KeepStrip() {
  const [state, setState] = useState<'unknown' | 'asking' | 'refused' | 'done'>('unknown');
  useEffect(() => {
    if (isAnswered()) return;
    void isStorageKept().then((isKept) => setState(isKept === false ? 'asking' : 'done'));
  }, []);
  const answer = (next: 'refused' | 'done') => {
    try {
      localStorage.setItem(answered, 'yes');
    } catch {
      // Without storage, the question comes again.
    }
    setState(next);
  };
  const keep = async () => {
    const isKept = await keepStorage();
    answer(isKept ? 'done' : 'refused');
    if (isKept) showToast(t('Your projects stay on this computer.'));
  };
  if (state === 'asking') {
    return (
      <Strip icon={ShieldQuestion} text={t('Keep projects safe on this computer?')}>
        <Button size="small" look="main" onPress={() => void keep()}>
          {t('Keep')}
        </Button>
        <Button size="small" look="plain" onPress={() => answer('done')}>
          {t('Not now')}
        </Button>
      </Strip>
    );
  }
  if (state === 'refused') {
    return (
      <Strip
        icon={ShieldQuestion}
        tone="warning"
        text={t(
          'This browser may delete projects when its disk is full, and a private window forgets them when it closes. Export what you want to keep.',
        )}
      >
        <Button size="small" onPress={() => setState('done')}>
          {t('Got it')}
        </Button>
      </Strip>
    );
  }
  return null;
}

function isAnswered(): boolean {
  try {
    return localStorage.getItem(answered) !== null;
  } catch {
    return true;
  }
}
