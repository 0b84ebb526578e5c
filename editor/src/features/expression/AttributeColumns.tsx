import type { NamedAttribute } from '@playhouse/core';
import { ChevronRight, Folder, Gamepad2, Lock } from 'lucide-react';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { rich } from '../../i18n/rich.tsx';
import { t } from '../../i18n/t.ts';
import styles from './AttributeColumns.module.css';
import { attributeIcon } from './attributeIcons.ts';
import { chipLook, findRoot } from './attributeRoots.ts';
import { type AttributeNode, type AttributeRootNode, attributeTree } from './attributeTree.ts';
import type { ExpressionScope } from './expressionScope.ts';
import { AttributeChip } from './ProgramView.tsx';
import { valueLabel } from './valueLabels.ts';

export interface AttributeColumnsProps {
  readonly scope: ExpressionScope;
  readonly onInsert: (attribute: NamedAttribute) => void;
  /** Attributes that do not fit are left out. */
  readonly canInsert?: (attribute: NamedAttribute) => boolean;
}

/**
 * The attributes that can be used, in columns starting at the root. A root that cannot be used stays visible with the
 * reason. docs/editor-design.md#expressions.
 */
export function AttributeColumns({ scope, onInsert, canInsert = always }: AttributeColumnsProps) {
  const roots = useMemo(() => attributeTree(scope.names), [scope.names]);
  const [root, setRoot] = useState(() => roots.find(({ refusal }) => refusal === undefined)?.word ?? 'game');
  const [open, setOpen] = useState<readonly AttributeNode[]>([]);
  const [pointed, setPointed] = useState<NamedAttribute>();
  const chosen = roots.find(({ word }) => word === root);
  const lists =
    chosen?.refusal === undefined ? [chosen?.children() ?? [], ...open.map((node) => node.children?.() ?? [])] : [];
  const canShow = ({ attribute }: AttributeNode) => !attribute || canInsert(attribute);
  const enter = (word: string) => {
    setRoot(word);
    setOpen([]);
    setPointed(undefined);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys of the buttons inside
    <div className={styles.columns} onKeyDown={moveInColumns}>
      <ul className={styles.column} data-column="roots" aria-label={t('Attributes')} translate="no">
        {roots.map((node) => (
          <RootRow key={node.word} node={node} isChosen={node.word === root} onChoose={() => enter(node.word)} />
        ))}
      </ul>
      {lists.map((nodes, depth) => (
        <ul
          key={`${root} ${open[depth - 1]?.key ?? ''}`}
          className={styles.column}
          data-column="names"
          translate="no"
          aria-label={open[depth - 1]?.label ?? root}
        >
          {nodes.filter(canShow).map((node) => (
            <NodeRow
              key={node.key}
              node={node}
              scope={scope}
              isOpen={open[depth]?.key === node.key}
              onPoint={() => setPointed(node.attribute)}
              onChoose={() => {
                if (node.attribute) onInsert(node.attribute);
                else setOpen([...open.slice(0, depth), node]);
              }}
            />
          ))}
        </ul>
      ))}
      <Detail attribute={pointed} scope={scope} refusal={chosen?.refusal} />
    </div>
  );
}

const always = () => true;

interface RootRowProps {
  readonly node: AttributeRootNode;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function RootRow({ node: { word, refusal }, isChosen, onChoose }: RootRowProps) {
  const Icon = word === 'controllerMaps' ? Gamepad2 : findRoot(word)?.icon;
  const name = word === 'controllerMaps' ? t('controllers') : word;
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        data-refused={refusal !== undefined || undefined}
        aria-current={isChosen || undefined}
        aria-label={refusal === undefined ? name : t('{name}, locked: {refusal}', { name, refusal })}
        title={refusal}
        onClick={onChoose}
      >
        {Icon ? <Icon aria-hidden size={15} strokeWidth={1.75} /> : null}
        <span className={styles.name}>{name}</span>
        {refusal === undefined ? (
          <ChevronRight aria-hidden size={13} strokeWidth={2} />
        ) : (
          <Lock aria-hidden size={13} strokeWidth={2} />
        )}
      </button>
    </li>
  );
}

interface NodeRowProps {
  readonly node: AttributeNode;
  readonly scope: ExpressionScope;
  readonly isOpen: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

function NodeRow({ node: { label, attribute }, scope, isOpen, onPoint, onChoose }: NodeRowProps) {
  const Icon = attribute ? attributeIcon(attribute.type) : Folder;
  const value = attribute && scope.evaluate?.([{ keypath: attribute.keypath }]);
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-current={isOpen || undefined}
        onFocus={onPoint}
        onPointerEnter={onPoint}
        onClick={onChoose}
      >
        <Icon aria-hidden size={15} strokeWidth={1.75} />
        <span className={styles.name}>{label === '' ? '""' : label}</span>
        {attribute ? (
          <span className={styles.value}>{value === undefined ? '' : valueLabel(value)}</span>
        ) : (
          <ChevronRight aria-hidden size={13} strokeWidth={2} />
        )}
      </button>
    </li>
  );
}

interface DetailProps {
  readonly attribute: NamedAttribute | undefined;
  readonly scope: ExpressionScope;
  readonly refusal: string | undefined;
}

function Detail({ attribute, scope, refusal }: DetailProps) {
  if (refusal !== undefined) {
    return (
      <div className={styles.detail}>
        <Lock aria-hidden size={16} strokeWidth={1.75} />
        <p>{refusal}</p>
      </div>
    );
  }
  if (!attribute) return <div className={styles.detail} />;
  const { keypath, type, title, choices } = attribute;
  const written = scope.names.textOf(keypath);
  const value = scope.evaluate?.([{ keypath }]);
  const isSaid = title === '' || title === chipLook(keypath, scope.names).short;
  return (
    <div className={styles.detail}>
      <p className={styles.head}>
        <AttributeChip keypath={keypath} names={scope.names} />
        <span>{type}</span>
      </p>
      {isSaid ? null : <p>{title}</p>}
      {value === undefined ? null : (
        <p className={styles.start}>
          {rich('At the start: <span>{value}</span>', {
            span: (parts) => <span>{parts}</span>,
            value: valueLabel(value),
          })}
        </p>
      )}
      <code className={styles.written}>{written}</code>
      {choices ? (
        <ul className={styles.choices}>
          {choices.map(([code, label]) => (
            <li key={code}>
              {code} {label}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Arrow keys move within and between columns; Right opens a group. */
function moveInColumns(event: KeyboardEvent<HTMLElement>): void {
  const from = event.target instanceof HTMLElement ? event.target.closest('button') : null;
  const column = from?.closest('ul');
  if (!from || !column) return;
  const { currentTarget } = event;
  const findColumns = () => [...currentTarget.querySelectorAll('ul[data-column]')];
  const columns = findColumns();
  const buttons = [...column.querySelectorAll('button')];
  const at = buttons.indexOf(from);
  const go = (list: Element | undefined) =>
    (list?.querySelector<HTMLElement>('[aria-current]') ?? list?.querySelector('button'))?.focus();
  if (event.key === 'ArrowDown') buttons[at + 1]?.focus();
  else if (event.key === 'ArrowUp') buttons[at - 1]?.focus();
  else if (event.key === 'ArrowLeft') go(columns[columns.indexOf(column) - 1]);
  else if (event.key === 'ArrowRight') {
    if (from.getAttribute('aria-current') === null && from.querySelector(`.${styles.value}`) === null) from.click();
    queueMicrotask(() => go(findColumns()[columns.indexOf(column) + 1]));
  } else return;
  event.preventDefault();
}
