import { type NameScope, type ProgramPart, scanSource } from '@playhouse/core';
import { Clapperboard, Globe, Smartphone, Table2, UserRound } from 'lucide-react';
import { Fragment } from 'react';
import { useSurroundings } from './behaviorSurroundings.ts';
import styles from './ExpressionView.module.css';

export interface ExpressionViewProps {
  readonly parts: readonly ProgramPart[];
}

/** A program with chips for what it refers to, by the names that people gave. docs/editor-design.md#components. */
export function ExpressionView({ parts }: ExpressionViewProps) {
  const { names } = useSurroundings();
  if (parts.length === 0) return <span className={styles.blank}>Empty</span>;
  return (
    <code className={styles.program}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {typeof part === 'string' ? <Source text={part} /> : <AttributeChip keypath={part.keypath} names={names} />}
        </Fragment>
      ))}
    </code>
  );
}

function Source({ text }: { readonly text: string }) {
  const tokens = scanSource(text);
  let at = 0;
  const pieces = tokens.map(({ kind, from, to }) => {
    const gap = text.slice(at, from);
    at = to;
    return (
      <Fragment key={from}>
        {gap}
        <span data-kind={kind}>{text.slice(from, to)}</span>
      </Fragment>
    );
  });
  return (
    <span className={styles.source}>
      {pieces}
      {text.slice(at)}
    </span>
  );
}

const roots = {
  self: { icon: UserRound, word: 'self' },
  game: { icon: Globe, word: 'game' },
  scene: { icon: Clapperboard, word: 'scene' },
  devices: { icon: Smartphone, word: 'devices' },
  controllerMaps: { icon: Smartphone, word: 'devices' },
  tables: { icon: Table2, word: 'tables' },
} as const;

/** An attribute as a chip: its root by icon and color, its short name; the whole name as tooltip and for reading. */
export function AttributeChip({ keypath, names }: { readonly keypath: string; readonly names: NameScope }) {
  const attribute = names.attributeAt(keypath);
  const whole = names.textOf(keypath);
  const root = Object.entries(roots).find(([name]) => name === attribute?.path[0])?.[1];
  if (!attribute || !root) {
    return (
      <span className={styles.chip} data-root="missing" title={keypath}>
        {whole}
      </span>
    );
  }
  const Icon = root.icon;
  return (
    <span className={styles.chip} data-root={root.word} title={`${whole}, ${attribute.type}`}>
      <Icon aria-hidden size={13} strokeWidth={2} />
      {shortName(whole)}
    </span>
  );
}

/** "Boots" of "game.Boots", "position.x" of "self.position.x". */
function shortName(whole: string): string {
  const bracket = /^[a-z]+\["(.*)"\]$/i.exec(whole);
  return bracket?.[1] ?? whole.slice(whole.indexOf('.') + 1);
}
