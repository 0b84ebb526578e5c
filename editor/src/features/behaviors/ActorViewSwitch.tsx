import { Shapes } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { BehaviorIcon } from '../../components/ownIcons.ts';
import { SegmentedControl } from '../../components/SegmentedControl.tsx';
import { t } from '../../i18n/t.ts';

/** The two sides of an actor: what it does, and its picture with its body. The address says which one is open. */
export function ActorViewSwitch() {
  const [search, setSearch] = useSearchParams();
  return (
    <SegmentedControl
      label={t('View of the actor')}
      shrinks
      value={search.get('view') === 'body' ? 'body' : 'behaviors'}
      onChange={(view) => setSearch(view === 'body' ? { view } : {})}
      segments={[
        { id: 'behaviors', label: t('Behaviors'), icon: BehaviorIcon },
        { id: 'body', label: t('Picture and body'), icon: Shapes },
      ]}
    />
  );
}
