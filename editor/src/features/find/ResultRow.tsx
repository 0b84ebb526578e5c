import { findBehavior } from '@playhouse/core';
import { Fragment } from 'react';
import { Icon } from '../../components/Icon.tsx';
import { t } from '../../i18n/t.ts';
import { KindTile } from '../behaviors/KindTile.tsx';
import styles from './Find.module.css';
import type { HitView, PlaceRow } from './findRows.ts';
import { ownerIcons, textIcon } from './textIcons.ts';

/** The position of a row in the virtual list. */
export interface RowSpot {
  readonly ref: (element: HTMLElement | null) => void;
  readonly index: number;
  readonly start: number;
}

/** The scene, actor or table that contains the rows below. */
export function PlaceRowView({ row, place }: { readonly row: PlaceRow; readonly place: RowSpot }) {
  return (
    <div ref={place.ref} data-index={place.index} role="presentation" className={styles.place} style={at(place)}>
      <Icon icon={ownerIcons[row.owner.kind]} size={16} />
      <span className={styles.placeTitle} dir="auto">
        {row.title}
      </span>
      <span className={styles.placeCount}>{row.count}</span>
    </div>
  );
}

export interface HitRowViewProps {
  readonly id: string;
  readonly view: HitView;
  readonly place: RowSpot;
  readonly isActive: boolean;
  readonly isVisited: boolean;
  readonly onPress: () => void;
}

/** One hit: its kind, the text with the match highlighted, and the blocks around it. */
export function HitRowView({ id, view, place, isActive, isVisited, onPress }: HitRowViewProps) {
  const { label, snippet, trail, behaviorClass, address, note, textKind, owner } = view;
  const words = [trail.join(' › '), note, address === undefined ? t('no page yet') : ''].filter((word) => word !== '');
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys
    <div
      ref={place.ref}
      data-index={place.index}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.hit}
      data-visited={isVisited || undefined}
      style={at(place)}
      onClick={onPress}
    >
      {behaviorClass === undefined ? (
        <span className={styles.hitIcon}>
          <Icon icon={textIcon(textKind, view.ownerKind)} size={16} />
        </span>
      ) : (
        <KindTile descriptor={findBehavior(behaviorClass)} size="small" />
      )}
      <span className={styles.hitWords}>
        <span className={styles.hitText} data-code={textKind === 'expression' || undefined} dir="auto">
          {snippet.found === '' ? (
            snippet.before
          ) : (
            <>
              <span className={styles.hitBefore}>
                <bdi>{snippet.before}</bdi>
              </span>
              <mark>{snippet.found}</mark>
              <span className={styles.hitAfter}>
                {snippet.after.map(({ text, isFound }, index) => {
                  return isFound ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>;
                })}
              </span>
            </>
          )}
        </span>
        <span className={styles.hitWhere}>
          <span>{label}</span>
          {words.map((word) => (
            <span key={word}> · {word}</span>
          ))}
          <span className="ph-hidden">{t(', in {owner}', { owner })}</span>
        </span>
      </span>
    </div>
  );
}

function at({ start }: RowSpot) {
  return { transform: `translateY(${start}px)` };
}
