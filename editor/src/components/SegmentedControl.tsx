import type { LucideIcon } from 'lucide-react';
import type { KeyboardEvent } from 'react';
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

/**
 * A choice among a few options that are all visible. Tab reaches the chosen one, the arrows the others; Enter or Space
 * chooses, because some choices open another page. Without React Aria, since the first page shows one.
 */
export function SegmentedControl<Id extends string>(props: SegmentedControlProps<Id>) {
  const { label, segments, value, onChange, size = 'normal', shrinks = false } = props;
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={styles.group}
      data-size={size}
      data-shrinks={shrinks || undefined}
      onKeyDown={walk}
    >
      {segments.map(({ id, label: name, icon: Icon, iconOnly, count }) => (
        // biome-ignore lint/a11y/useSemanticElements: an input would choose with each arrow
        <button
          key={id}
          type="button"
          role="radio"
          aria-checked={id === value}
          tabIndex={id === value ? 0 : -1}
          className={styles.segment}
          data-icon-only={iconOnly || undefined}
          {...(iconOnly || shrinks ? { 'aria-label': name } : {})}
          onClick={() => (id === value ? undefined : onChange(id))}
        >
          {Icon ? <Icon aria-hidden size={16} strokeWidth={1.75} /> : null}
          {iconOnly ? null : <span className={styles.name}>{name}</span>}
          {count === undefined ? null : <span className={styles.count}>{count}</span>}
        </button>
      ))}
    </div>
  );
}

/** Moves the focus to the segment beside it. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
  const segments = [...event.currentTarget.children];
  const next = segments[segments.indexOf(event.target as Element) + (isReversed ? -by : by)];
  if (next instanceof HTMLElement) next.focus();
  event.preventDefault();
  event.stopPropagation();
}
