import { HardDrive } from 'lucide-react';
import type { ReactNode } from 'react';
import { Strip } from '../../components/Strip.tsx';
import { t } from '../../i18n/t.ts';
import { useRoom } from './useRoom.ts';

/** Says that this computer has little room left, before anything is refused. `children` are what can be done. */
export function RoomStrip({ children }: { readonly children?: ReactNode }) {
  const room = useRoom();
  if (room === undefined) return null;
  return (
    <Strip
      icon={HardDrive}
      tone="warning"
      text={
        room === 0
          ? t('This computer has no room for more pictures.')
          : t('This computer has room for about {room, plural, one {# more picture} other {# more pictures}}.', {
              room,
            })
      }
    >
      {children}
    </Strip>
  );
}
