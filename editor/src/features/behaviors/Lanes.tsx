import type { Behavior } from '@playhouse/core';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import styles from './BehaviorCard.module.css';
import { ConditionRow } from './ConditionRow.tsx';

export interface LanesProps {
  readonly behavior: Behavior;
  readonly title: string;
  /** Draws the cards of a lane; told where they are, for names that are read aloud. */
  readonly cards: (behaviors: readonly Behavior[], where: string) => ReactNode;
}

/** The parts of a block that hold others: When, Do, Otherwise. */
export function Lanes({ behavior, title, cards }: LanesProps) {
  const { conditions, behaviors = [], elseBehaviors } = behavior;
  return (
    <div className={styles.lanes}>
      {conditions ? <WhenLane behavior={behavior} /> : null}
      <fieldset className={styles.lane} aria-label="Do">
        <p className={styles.laneHead}>
          <b>Do</b>
          {behaviors.length === 0 ? <span className={styles.laneNone}>: nothing yet</span> : null}
        </p>
        {cards(behaviors, `Do of ${title}`)}
      </fieldset>
      {elseBehaviors ? (
        <OtherwiseLane behaviors={elseBehaviors}>{cards(elseBehaviors, `Otherwise of ${title}`)}</OtherwiseLane>
      ) : null}
    </div>
  );
}

function WhenLane({ behavior }: { readonly behavior: Behavior }) {
  const conditions = behavior.conditions ?? [];
  const isAny = behavior.attributes.compoundConditionKind === 1;
  return (
    <fieldset className={styles.when} aria-label="When">
      <p className={styles.whenHead}>
        When <span className={styles.all}>{isAny ? 'Any' : 'All'}</span> of these {isAny ? 'is' : 'are'} true
      </p>
      {conditions.map((condition, index) => (
        <ConditionRow key={condition.id} condition={condition} position={index + 1} count={conditions.length} />
      ))}
      {conditions.length === 0 ? <p className={styles.laneNone}>No conditions, so this is always true.</p> : null}
    </fieldset>
  );
}

function OtherwiseLane({
  behaviors,
  children,
}: {
  readonly behaviors: readonly Behavior[];
  readonly children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(behaviors.length > 0);
  if (behaviors.length === 0) {
    return (
      <p className={styles.laneHead}>
        <b>Otherwise</b>
        <span className={styles.laneNone}>: nothing yet</span>
      </p>
    );
  }
  return (
    <fieldset className={styles.lane} aria-label="Otherwise">
      <Button className={styles.laneHead ?? ''} aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        {isOpen ? (
          <ChevronDown aria-hidden size={14} strokeWidth={2} />
        ) : (
          <ChevronRight aria-hidden size={14} strokeWidth={2} />
        )}
        <b>Otherwise</b>
      </Button>
      {isOpen ? children : null}
    </fieldset>
  );
}
