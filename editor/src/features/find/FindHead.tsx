import { type TextKind, targetName, textKinds } from '@playhouse/core';
import { Pencil, Search } from 'lucide-react';
import { type ReactNode, type RefObject, Suspense } from 'react';
import { Button } from 'react-aria-components/Button';
import { type LazyPart, lazyPart } from '../../components/lazyPart.ts';
import { t } from '../../i18n/t.ts';
import { useProject } from '../../session/SessionContext.ts';
import { useFinding } from '../../ui-state/finding.ts';
import styles from './Find.module.css';
import { type FindRow, hitsOf } from './findRows.ts';
import type { RenameBarProps } from './RenameBar.tsx';
import { targetWords } from './targetWords.ts';

export const RenameBar: LazyPart<RenameBarProps> = lazyPart(async () => (await import('./RenameBar.tsx')).RenameBar);

export interface FindHeadProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly rows: readonly FindRow[];
  readonly counts: ReadonlyMap<TextKind, number>;
  readonly onGo: (direction: 1 | -1) => void;
  /** Moves the focus to the list. */
  readonly onList: () => void;
  /** Buttons at the end of the title. */
  readonly children: ReactNode;
}

/** The title, and below it the search field with its filters, or the thing whose uses are listed, with its new name. */
export function FindHead(props: FindHeadProps) {
  const { mode, target, isRenaming, change } = useFinding();
  const project = useProject((current) => current);
  const name = target && targetName(project, target);
  const isUses = mode === 'uses' && target !== undefined;
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>{isUses ? t('Uses of “{name}”', { name: name ?? '' }) : t('Find in project')}</h2>
        {props.children}
      </header>
      {isUses ? (
        <div className={styles.about}>
          <span className={styles.kindWord}>{targetWords[target.kind]}</span>
          {isRenaming || name === undefined ? null : (
            <Button className={styles.textButton ?? ''} onPress={() => change({ isRenaming: true })}>
              <Pencil aria-hidden size={14} strokeWidth={2} />
              {t('Rename everywhere')}
            </Button>
          )}
        </div>
      ) : (
        <QueryField {...props} />
      )}
      {isUses && isRenaming && name !== undefined ? (
        <Suspense fallback={null}>
          <RenameBar key={JSON.stringify(target)} target={target} name={name} hits={hitsOf(props.rows)} />
        </Suspense>
      ) : null}
    </>
  );
}

function QueryField({ field, counts, onGo, onList }: FindHeadProps) {
  const { query, change } = useFinding();
  return (
    <>
      <label className={styles.query}>
        <Search aria-hidden size={15} strokeWidth={1.75} />
        <input
          ref={field}
          type="search"
          aria-label={t('Find in project')}
          placeholder={t('Find in project')}
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => change({ query: event.currentTarget.value, visited: undefined })}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onGo(event.shiftKey ? -1 : 1);
            else if (event.key === 'ArrowDown') onList();
            else return;
            event.preventDefault();
          }}
        />
      </label>
      {counts.size === 0 ? null : <KindFilter counts={counts} />}
    </>
  );
}

const kindWords: Readonly<Record<TextKind, string>> = {
  name: t('Names'),
  behavior: t('Behaviors'),
  value: t('Values'),
  expression: t('Expressions'),
  text: t('Texts'),
  cell: t('Cells'),
};

function KindFilter({ counts }: { readonly counts: ReadonlyMap<TextKind, number> }) {
  const { kind, change } = useFinding();
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const choices = [
    { id: 'all' as const, word: t('All'), count: total },
    ...textKinds.map((id) => ({ id, word: kindWords[id], count: counts.get(id) ?? 0 })),
  ].filter(({ id, count }) => count > 0 || id === kind);
  return (
    <fieldset className={styles.kinds} aria-label={t('Show')}>
      {choices.map(({ id, word, count }) => (
        <button
          key={id}
          type="button"
          className={styles.kind}
          aria-pressed={kind === id}
          onClick={() => change({ kind: id })}
        >
          {word} <span className={styles.kindCount}>{count}</span>
        </button>
      ))}
    </fieldset>
  );
}
