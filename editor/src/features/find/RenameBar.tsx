import { applyEdit, indexTexts, type Path, renameEdit, textsAt, type UseTarget } from '@playhouse/core';
import { type FormEvent, useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import { useProject, useSession } from '../../session/SessionContext.ts';
import { useFinding } from '../../ui-state/finding.ts';
import styles from './Find.module.css';
import { type HitRow, labelOfText, pathOfHit, snippetOf } from './findRows.ts';

export interface RenameBarProps {
  readonly target: UseTarget;
  readonly name: string;
  readonly hits: readonly HitRow[];
}

/** Maximum number of changes shown in the preview. */
const mostShown = 6;

/** Renames a thing everywhere, with a preview of the changes. One undo step. */
export function RenameBar({ target, name, hits }: RenameBarProps) {
  const session = useSession();
  const change = useFinding((state) => state.change);
  const [typed, setTyped] = useState(name);
  const { refusal, changes } = useRenamePreview(target, useDeferredValue(typed), hits);
  const isSame = typed === name;
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (isSame) return change({ isRenaming: false });
    if (!session.dispatch(renameEdit(target, typed)).ok) return;
    const isNamed = ['image', 'sound', 'music', 'font', 'tag'].includes(target.kind);
    change({ isRenaming: false, ...(isNamed ? { target: { ...target, id: typed } as UseTarget } : {}) });
  };
  return (
    <form
      className={styles.rename}
      onSubmit={rename}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        change({ isRenaming: false });
      }}
    >
      <label className={styles.newName}>
        {t('New name')}
        <input
          // biome-ignore lint/a11y/noAutofocus: the user has asked for this field
          autoFocus
          onFocus={(event) => event.currentTarget.select()}
          value={typed}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={refusal !== undefined || undefined}
          aria-describedby="rename-preview"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <div id="rename-preview">
        {refusal === undefined ? null : <p className={styles.refusal}>{said(refusal)}</p>}
        {refusal === undefined && !isSame ? <Preview changes={changes} /> : null}
      </div>
      <div className={styles.actions}>
        <Button onPress={() => change({ isRenaming: false })}>{t('Cancel')}</Button>
        <Button look="main" type="submit" isDisabled={isSame || refusal !== undefined}>
          {t('Rename')}
        </Button>
      </div>
    </form>
  );
}

interface Change {
  readonly key: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** The texts of the hits after renaming, or why the name is not possible. */
function useRenamePreview(target: UseTarget, name: string, hits: readonly HitRow[]) {
  const project = useProject((current) => current);
  return useMemo(() => {
    const done = applyEdit(project, renameEdit(target, name));
    if (!done.ok) return { refusal: done.issues[0]?.message ?? t('This name is not possible.'), changes: [] };
    const places = hits.map((hit) => ({ hit, path: pathOfHit(hit) as Path }));
    const after = textsAt(indexTexts(done.value.project), places);
    const changes = places.flatMap(({ hit, path }, index): Change[] => {
      const before = hit.found.text.text;
      const now = after.get(places[index] ?? { hit, path })?.text.text;
      if (now === undefined || now === before) return [];
      return [{ key: `${index}`, label: labelOfText(hit.found.text), before: line(before), after: line(now) }];
    });
    return { refusal: undefined, changes };
  }, [project, target, name, hits]);
}

function line(text: string): string {
  const { before } = snippetOf(text, []);
  return before.length > 60 ? `${before.slice(0, 60)}…` : before;
}

function Preview({ changes }: { readonly changes: readonly Change[] }) {
  const more = changes.length - mostShown;
  return (
    <>
      <p className={styles.previewCount}>{previewWords(changes.length)}</p>
      <ul className={styles.preview}>
        {changes.slice(0, mostShown).map(({ key, label, before, after }) => (
          <li key={key}>
            <span className={styles.previewLabel}>{label}</span>
            <del>{before}</del> <span aria-hidden="true">→</span> <ins>{after}</ins>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className={styles.previewCount}>{t('and {more} more', { more })}</p> : null}
    </>
  );
}

function previewWords(count: number): string {
  if (count === 0) return t('The name changes. It appears nowhere else.');
  return t('{count, plural, one {The name changes, also here:} other {The name changes, also in these # places:}}', {
    count,
  });
}
