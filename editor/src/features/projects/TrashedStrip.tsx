import type { LibraryEntry } from '@playhouse/sync';
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { loaded } from '../../components/loaded.ts';
import { Strip } from '../../components/Strip.tsx';
import { t } from '../../i18n/t.ts';
import { useOpenProject } from '../../session/SessionContext.ts';
import { getServices } from '../../session/services.ts';

/** Says that another tab has moved the open project to the trash. Changes are still saved. */
export function TrashedStrip() {
  const { id } = useOpenProject();
  const [entry, setEntry] = useState<LibraryEntry>();
  useEffect(() => {
    let isCurrent = true;
    let stop: () => unknown = () => undefined;
    const start = async () => {
      const { store } = await getServices();
      const look = async () => {
        const list = await store.list();
        if (isCurrent && list.ok) setEntry(list.value.find((each) => each.id === id));
      };
      if (isCurrent) stop = store.watch(() => void look());
    };
    void start();
    return () => {
      isCurrent = false;
      stop();
    };
  }, [id]);
  if (entry?.deletedAt === undefined) return null;
  const restore = async () => {
    const { restoreProject } = await loaded(() => import('./projectCommands.ts'));
    await restoreProject((await getServices()).store, entry);
  };
  return (
    <Strip icon={Trash2} tone="warning" text={t('This project is in the Trash Can.')}>
      <Button size="small" onPress={() => void restore()}>
        {t('Bring back')}
      </Button>
    </Strip>
  );
}
