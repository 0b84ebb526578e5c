import { Puzzle, Shapes } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { SegmentedControl } from '../../components/SegmentedControl.tsx';

/** The two sides of an actor: what it does, and its picture with its body. The address says which one is open. */
export function ActorViewSwitch() {
  const [search, setSearch] = useSearchParams();
  return (
    <SegmentedControl
      label="View of the actor"
      shrinks
      value={search.get('view') === 'body' ? 'body' : 'behaviors'}
      onChange={(view) => setSearch(view === 'body' ? { view } : {})}
      segments={[
        { id: 'behaviors', label: 'Behaviors', icon: Puzzle },
        { id: 'body', label: 'Picture and body', icon: Shapes },
      ]}
    />
  );
}
