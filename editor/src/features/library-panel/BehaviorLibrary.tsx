import { type AnyBehaviorDescriptor, behaviorDescriptors } from '@playhouse/core';
import { type KeyboardEvent, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { SegmentedControl } from '../../components/SegmentedControl.tsx';
import { t } from '../../i18n/t.ts';
import { usePreferences } from '../../ui-state/preferences.ts';
import { holdTouches } from '../behaviors/list/behaviorDrag.ts';
import { useOwnBehaviors } from '../behaviors/own/ownBehaviors.ts';
import { BehaviorBucketView } from './BehaviorBucketView.tsx';
import styles from './BehaviorLibrary.module.css';
import { BehaviorRow } from './BehaviorRow.tsx';
import { type BehaviorBucket, behaviorBuckets, hiddenUsages } from './behaviorBuckets.ts';
import { FoundBehaviors } from './FoundBehaviors.tsx';
import { LibraryFrame } from './LibraryFrame.tsx';
import { useLibraryUi } from './libraryUi.ts';
import { ImportOwnButton, OwnBucket } from './OwnBehaviors.tsx';

const all: readonly AnyBehaviorDescriptor[] = behaviorDescriptors;

const organizations = [
  { id: 'usage', label: t('Usage') },
  { id: 'type', label: t('Kind') },
  { id: 'name', label: 'A-Z' },
] as const;

/** Every available behavior, in groups. docs/product-rules.md#behavior-list. */
export default function BehaviorLibrary() {
  const { query } = useLibraryUi(({ views }) => views.behaviors);
  const { behaviorOrganization, change } = usePreferences();
  const isSearching = query.trim() !== '';
  return (
    <LibraryFrame
      kind="behaviors"
      title={t('Behaviors')}
      count={all.length}
      isPlain
      add={<ImportOwnButton />}
      bodyRef={holdTouchesIn}
      below={
        <div className={styles.grouping}>
          <SegmentedControl
            label={t('Group by')}
            value={behaviorOrganization}
            onChange={(organization) => change({ behaviorOrganization: organization })}
            segments={organizations}
          />
        </div>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys of the buttons inside */}
      <div onKeyDown={moveInRows}>{isSearching ? <FoundBehaviors query={query.trim()} /> : <Buckets />}</div>
    </LibraryFrame>
  );
}

function holdTouchesIn(body: HTMLDivElement | null) {
  return body ? holdTouches(body) : undefined;
}

function Buckets() {
  const preferences = usePreferences();
  const { behaviorOrganization, favoriteBehaviors } = preferences;
  const [showsHidden, setShowsHidden] = useState(false);
  const own = useOwnBehaviors();
  const hidden = hiddenUsages(preferences);
  const shown = showsHidden ? all : all.filter(({ usage }) => !hidden.has(usage));
  const buckets = behaviorBuckets(shown, behaviorOrganization, favoriteBehaviors);
  return (
    <>
      {buckets.filter(isFavorites).map(drawBucket)}
      <OwnBucket own={own} />
      {buckets.filter((bucket) => !isFavorites(bucket)).map(drawBucket)}
      {hidden.size === 0 ? null : (
        <Button className={styles.more ?? ''} onPress={() => setShowsHidden(!showsHidden)}>
          {hiddenWords(hidden.size, showsHidden)}
        </Button>
      )}
    </>
  );
}

function isFavorites({ id }: BehaviorBucket): boolean {
  return id === 'favorites';
}

function drawBucket({ id, title, members }: BehaviorBucket) {
  return (
    <BehaviorBucketView key={id} id={id} title={title} count={members.length}>
      {members.map((descriptor) => (
        <BehaviorRow key={descriptor.class} descriptor={descriptor} />
      ))}
    </BehaviorBucketView>
  );
}

function hiddenWords(count: number, areShown: boolean): string {
  return areShown
    ? t('{count, plural, one {Hide # group} other {Hide # groups}}', { count })
    : t('{count, plural, one {# hidden group} other {# hidden groups}}', { count });
}

/** Up and Down move between rows, Left and Right between the tools of a row. */
function moveInRows(event: KeyboardEvent<HTMLElement>): void {
  const from = event.target instanceof HTMLElement ? event.target.closest('li') : null;
  const step = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
  if (!from || !isInside || step === undefined || event.target instanceof HTMLInputElement) return;
  const isAcross = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
  const stops = isAcross
    ? [...from.querySelectorAll<HTMLElement>('button')]
    : [...event.currentTarget.querySelectorAll<HTMLElement>('li > button:first-of-type')];
  const current = isAcross ? event.target : from.querySelector('button');
  const next = current instanceof HTMLElement ? stops[stops.indexOf(current) + step] : undefined;
  event.preventDefault();
  next?.focus();
}
