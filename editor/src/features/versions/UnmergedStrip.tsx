import { GitMerge } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { Strip } from '../../components/Strip.tsx';
import { t } from '../../i18n/t.ts';
import { useConflicts } from '../../session/cloud/conflicts.ts';
import { useCloudNote, useOpenProject } from '../../session/SessionContext.ts';
import { useVersionsView } from '../../ui-state/versionsView.ts';

/** Says that this computer has more of the project than is shown, while nothing can merge it. */
export function UnmergedStrip() {
  const { id } = useOpenProject();
  const count = useConflicts(({ unmerged }) => unmerged.length);
  const kind = useCloudNote()?.kind;
  // While the server can be reached, they are merged in a moment.
  if (count === 0 || kind === 'synced' || kind === 'syncing') return null;
  const text = t(
    '{count, plural, one {One document has another version} other {# documents have other versions}} on this computer, to be merged when the server can be reached.',
    { count },
  );
  return (
    <Strip icon={GitMerge} tone="warning" text={text}>
      <Button size="small" onPress={() => useVersionsView.getState().show(id)}>
        {t('Show')}
      </Button>
    </Strip>
  );
}
