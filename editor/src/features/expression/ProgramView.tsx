import { type NameScope, type ProgramPart, scanSource } from '@playhouse/core';
import { Fragment } from 'react';
import { t } from '../../i18n/t.ts';
import { chipLook } from './attributeRoots.ts';
import { withoutHidden } from './hiddenCharacters.ts';
import styles from './ProgramView.module.css';
import { documentOf } from './programDocument.ts';

export interface ProgramViewProps {
  readonly parts: readonly ProgramPart[];
  /** Names of its attributes in its scope. */
  readonly names: NameScope;
  /** Ranges of errors in the program's text with full names. */
  readonly wrong?: readonly { readonly from: number; readonly to: number }[];
}

/** An expression with chips for its references, labeled with their names. docs/editor-design.md#expressions. */
export function ProgramView({ parts, names, wrong = [] }: ProgramViewProps) {
  if (parts.length === 0) return <span className={styles.blank}>{t('Empty')}</span>;
  const { chips } = documentOf(parts, names);
  const isWrong: IsWrong = (from, to) => wrong.some((scope) => scope.from < to && from < scope.to) || undefined;
  let next = 0;
  let at = 0;
  return (
    <code className={styles.program} dir="ltr">
      {parts.map((part, index) => {
        const start = at;
        if (typeof part === 'string') {
          at += part.length;
          return <Source key={index} text={part} isWrong={(from, to) => isWrong(start + from, start + to)} />;
        }
        at = chips[next++]?.to ?? at;
        return (
          <span key={index} data-wrong={isWrong(start, at)}>
            <AttributeChip keypath={part.keypath} names={names} />
          </span>
        );
      })}
    </code>
  );
}

type IsWrong = (from: number, to: number) => true | undefined;

function Source({ text, isWrong }: { readonly text: string; readonly isWrong: IsWrong }) {
  const tokens = scanSource(text);
  let at = 0;
  const pieces = tokens.map(({ kind, from, to }) => {
    const gap = text.slice(at, from);
    at = to;
    return (
      <Fragment key={from}>
        {withoutHidden(gap)}
        <span data-kind={kind} data-wrong={isWrong(from, to)}>
          {withoutHidden(text.slice(from, to))}
        </span>
      </Fragment>
    );
  });
  return (
    <span className={styles.source}>
      {pieces}
      {withoutHidden(text.slice(at))}
    </span>
  );
}

/** An attribute as a chip: its root by icon and color, its short name; the full name as tooltip and accessible name. */
export function AttributeChip({ keypath, names }: { readonly keypath: string; readonly names: NameScope }) {
  const { root, short, whole } = chipLook(keypath, names);
  const Icon = root?.icon;
  return (
    <span className={styles.chip} data-root={root?.word ?? 'missing'} data-keypath={keypath} title={whole}>
      {Icon ? <Icon aria-hidden size={13} strokeWidth={2} /> : null}
      <span className={styles.short} dir="auto">
        {short}
      </span>
    </span>
  );
}
