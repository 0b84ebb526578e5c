import type { RepairChange } from '@playhouse/core';
import { Box, type Key, Text, useApp, useInput } from 'ink';
import { createElement, Fragment, type ReactNode, useState } from 'react';
import { changeLine } from '../repair/repairResult.ts';
import { lineOf } from '../terminal.ts';
import { previewLines } from './previewLines.ts';
import { createChoice, type PressedKey, pressKey, type RepairChoice } from './repairChoice.ts';

export interface RepairViewProps {
  readonly projectPath: string;
  readonly changes: readonly RepairChange[];
  /** Maximum lines of the view. */
  readonly rows: number;
  readonly hasColors: boolean;
  readonly onDone: (choice: RepairChoice) => void;
}

/** Lines around the list: title, blank lines, headings of the preview, keys. */
const chrome = 7;
/** Maximum lines of a value in the preview. */
const previewRows = 4;

/** A list of changes to choose from, with a preview of the one under the cursor. Must fit the terminal. */
export function RepairView({ projectPath, changes, rows, hasColors, onDone }: RepairViewProps): ReactNode {
  const [choice, setChoice] = useState(() => createChoice(changes.length));
  const { exit } = useApp();
  useInput((input, key) => {
    const next = pressKey(choice, keyOf(input, key));
    setChoice(next);
    if (next.decision === undefined) return;
    onDone(next);
    exit();
  });
  const height = Math.max(3, rows - chrome - 2 * previewRows);
  const first = Math.max(0, Math.min(choice.cursor - (height >> 1), changes.length - height));
  const shown = changes.slice(first, first + height);
  const current = changes[choice.cursor];
  const color = (name: string): { color?: string } => (hasColors ? { color: name } : {});
  return createElement(
    Box,
    { flexDirection: 'column' },
    line({ bold: hasColors }, `${clean(projectPath)}: ${choice.chosen.size} of ${changes.length} changes chosen`),
    ...shown.map((change, at) => {
      const index = first + at;
      const isHere = index === choice.cursor;
      const mark = `${isHere ? '›' : ' '} [${choice.chosen.has(index) ? 'x' : ' '}] `;
      return line({ key: index, ...(isHere ? color('cyan') : {}) }, `${mark}${clean(changeLine(change))}`);
    }),
    line({}, ' '),
    current && preview('before', current.from, '-', color('red')),
    current && preview('after', current.to, '+', color('green')),
    line({}, ' '),
    choice.isAsking
      ? line({ bold: hasColors }, `Make ${choice.chosen.size} of ${changes.length} changes, after a backup? y/n`)
      : line({ dimColor: hasColors }, '↑↓ move · space choose · a all · n none · enter write · q leave'),
  );
}

function preview(name: string, value: unknown, mark: string, look: { color?: string }): ReactNode {
  const lines = previewLines(value, previewRows);
  return createElement(
    Fragment,
    { key: name },
    ...lines.map((text, at) => line({ key: at, ...look }, `${mark} ${clean(text)}`)),
  );
}

function line(props: Readonly<Record<string, unknown>>, text: string): ReactNode {
  return createElement(Text, { wrap: 'truncate-end', ...props }, text);
}

/** No text in a project may control the terminal. */
function clean(text: string): string {
  return lineOf(text).trimEnd();
}

function keyOf(input: string, key: Key): PressedKey {
  const names = [
    ['up', key.upArrow],
    ['down', key.downArrow],
    ['pageUp', key.pageUp],
    ['pageDown', key.pageDown],
    ['enter', key.return],
    ['escape', key.escape],
  ] as const;
  const name = names.find(([, isPressed]) => isPressed)?.[0];
  return { input, ctrl: key.ctrl, ...(name === undefined ? {} : { name }) };
}
