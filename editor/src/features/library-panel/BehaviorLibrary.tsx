import { type AnyBehaviorDescriptor, behaviorDescriptors, usages } from '@playhouse/core';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure } from '../../components/Disclosure.tsx';
import { SegmentedControl } from '../../components/SegmentedControl.tsx';
import { Tooltip } from '../../components/Tooltip.tsx';
import { KindTile } from '../behaviors/KindTile.tsx';
import { watchForDrag } from '../behaviors/list/behaviorDrag.ts';
import { currentList } from '../behaviors/list/currentList.ts';
import styles from './BehaviorLibrary.module.css';
import { LibraryFrame } from './LibraryFrame.tsx';
import { useLibraryUi } from './libraryUi.ts';

/** Groups that are hidden by default. docs/product-rules.md#preferences. */
const hiddenUsages: readonly string[] = ['Monetization', 'Game Services'];

type Grouping = 'usage' | 'kind' | 'a-z';

/** All behaviors, in groups. docs/product-rules.md#behavior-list. */
export function BehaviorLibrary() {
  const { query } = useLibraryUi(({ views }) => views.behaviors);
  const [grouping, setGrouping] = useState<Grouping>('usage');
  const [showsHidden, setShowsHidden] = useState(false);
  const all: readonly AnyBehaviorDescriptor[] = behaviorDescriptors;
  const words = query.trim().toLowerCase();
  const found = all
    .filter(({ title }) => title.toLowerCase().includes(words))
    .toSorted((a, b) => a.title.localeCompare(b.title));
  const isSearching = words !== '';
  const isHidden = ({ usage }: AnyBehaviorDescriptor) => !showsHidden && !isSearching && hiddenUsages.includes(usage);
  const shown = found.filter((descriptor) => !isHidden(descriptor));
  const groups = groupsOf(shown, grouping);
  return (
    <LibraryFrame
      kind="behaviors"
      title="Behaviors"
      count={all.length}
      isPlain
      below={
        <div className={styles.grouping}>
          <SegmentedControl
            label="Group by"
            value={grouping}
            onChange={setGrouping}
            segments={[
              { id: 'usage', label: 'Usage' },
              { id: 'kind', label: 'Kind' },
              { id: 'a-z', label: 'A–Z' },
            ]}
          />
        </div>
      }
    >
      {found.length === 0 ? <p className={styles.none}>Nothing named “{query}”.</p> : null}
      {grouping === 'a-z' || isSearching ? (
        <Rows descriptors={shown} />
      ) : (
        groups.map(([name, members], index) => (
          <Disclosure key={name} title={name} count={members.length} isOpenAtFirst={index === 0}>
            <Rows descriptors={members} />
          </Disclosure>
        ))
      )}
      {!showsHidden && !isSearching ? (
        <Button className={styles.more ?? ''} onPress={() => setShowsHidden(true)}>
          {hiddenUsages.length} hidden groups
        </Button>
      ) : null}
    </LibraryFrame>
  );
}

function groupsOf(
  descriptors: readonly AnyBehaviorDescriptor[],
  grouping: Grouping,
): readonly (readonly [string, readonly AnyBehaviorDescriptor[]])[] {
  const names = grouping === 'kind' ? ['Action', 'Persistent', 'Block', 'Note'] : [...usages];
  return names
    .map((name) => [name, descriptors.filter((one) => (grouping === 'kind' ? one.type : one.usage) === name)] as const)
    .filter(([, members]) => members.length > 0);
}

function Rows({ descriptors }: { readonly descriptors: readonly AnyBehaviorDescriptor[] }) {
  return (
    <ul className={styles.rows}>
      {descriptors.map((descriptor) => (
        <li key={descriptor.class}>
          <Tooltip text={descriptor.help} placement="end">
            <Button
              className={styles.row ?? ''}
              onPress={() => currentList.getState().list?.insert(descriptor.class)}
              onPointerDown={(event) =>
                watchForDrag(event, () => ({ kind: 'class', class: descriptor.class, title: descriptor.title }))
              }
            >
              <KindTile descriptor={descriptor} size="small" />
              {descriptor.title}
              <span className="ph-hidden">{`, ${descriptor.type.toLowerCase()}. ${descriptor.help}`}</span>
            </Button>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}
