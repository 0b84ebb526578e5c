import { keyOfEvent } from '@playhouse/player/input';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/t.ts';

/**
 * Takes the next key press, by its name in games; undefined when it was cancelled with Esc, or by using something
 * else. Returns a note about a key that games do not know.
 */
export function useKeyPress(isListening: boolean, take: (key: string | undefined) => void): string {
  const [note, setNote] = useState('');
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    setNote('');
    if (!isListening) return;
    const onKey = (event: KeyboardEvent) => {
      event.preventDefault();
      event.stopPropagation();
      if (event.repeat) return;
      if (event.key === 'Escape') return latest.current(undefined);
      const key = keyOfEvent(event);
      if (key === undefined) setNote(t('Games do not know this key.'));
      else latest.current(key);
    };
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest('[data-arms]')) latest.current(undefined);
    };
    const onLeave = () => latest.current(undefined);
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('pointerdown', onPointer, true);
    window.addEventListener('blur', onLeave);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('pointerdown', onPointer, true);
      window.removeEventListener('blur', onLeave);
    };
  }, [isListening]);
  return note;
}
