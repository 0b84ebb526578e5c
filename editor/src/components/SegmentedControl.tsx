import type { LucideIcon } from 'lucide-react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import styles from './SegmentedControl.module.css';

interface Segment<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly icon?: LucideIcon;
  /** Shows only the icon; the label becomes its accessible name. */
  readonly iconOnly?: boolean;
  /** Muted number after the label. */
  readonly count?: number;
}

export interface SegmentedControlProps<Id extends string> {
  readonly label: string;
  readonly segments: readonly Segment<Id>[];
  readonly value: Id;
  readonly onChange: (value: Id) => void;
  readonly size?: 'normal' | 'large';
  /** Shows only the icons when its container is narrow. */
  readonly shrinks?: boolean;
}

/** A choice among a few options that are all visible. */
export function SegmentedControl<Id extends string>(props: SegmentedControlProps<Id>) {
  const { label, segments, value, onChange, size = 'normal', shrinks = false } = props;
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={styles.group ?? ''}
      data-size={size}
      data-shrinks={shrinks || undefined}
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = segments.find(({ id }) => keys.has(id));
        if (chosen) onChange(chosen.id);
      }}
    >
      {segments.map(({ id, label: name, icon: Icon, iconOnly, count }) => (
        <ToggleButton
          key={id}
          id={id}
          className={styles.segment ?? ''}
          data-icon-only={iconOnly || undefined}
          {...(iconOnly || shrinks ? { 'aria-label': name } : {})}
        >
          {Icon ? <Icon aria-hidden size={16} strokeWidth={1.75} /> : null}
          {iconOnly ? null : <span className={styles.name}>{name}</span>}
          {count === undefined ? null : <span className={styles.count}>{count}</span>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
