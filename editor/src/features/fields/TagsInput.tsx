import { Trash2, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu } from '../../components/Menu.tsx';
import { t } from '../../i18n/t.ts';
import { useStoredOnLeave } from '../../ui-state/drafts.ts';
import { targetData } from '../../ui-state/targetData.ts';
import { usesEntries } from '../../ui-state/usesEntries.ts';
import styles from './TagsInput.module.css';

export interface TagsInputProps {
  readonly label: string;
  /** Separated by tabs, as stored; undefined when the values differ. */
  readonly value: string | undefined;
  /** Tags that the game already uses. */
  readonly known: readonly string[];
  readonly onChange: (value: string) => void;
  /** Called instead with a new tag where the values differ, so that none is lost. */
  readonly onAddToEach?: ((tag: string) => void) | undefined;
}

/**
 * Tags as pills, each with a menu. Enter, Tab and comma add one, Backspace in an empty input removes the last one,
 * Delete the focused one.
 */
export function TagsInput({ label, value, known, onChange, onAddToEach }: TagsInputProps) {
  const [text, setText] = useState('');
  const listId = useId();
  const tags = tagsOf(value ?? '');
  const change = (next: readonly string[]) => onChange(next.join('\t'));
  const add = () => {
    const tag = text.trim();
    setText('');
    if (tag === '' || tags.includes(tag)) return;
    if (value === undefined && onAddToEach) onAddToEach(tag);
    else change([...tags, tag]);
  };
  useStoredOnLeave(add);
  const offered = known.filter((tag) => !tags.includes(tag) && tag.toLowerCase().startsWith(text.toLowerCase()));
  return (
    <fieldset className={styles.tags} aria-label={label}>
      {tags.map((tag) => (
        <Tag key={tag} tag={tag} onRemove={() => change(tags.filter((other) => other !== tag))} />
      ))}
      <input
        className={styles.tagInput}
        aria-label={t('Add to {label}', { label })}
        placeholder={value === undefined ? t('Mixed') : ''}
        list={text.length > 0 ? listId : undefined}
        value={text}
        onChange={(event) => setText(event.currentTarget.value.replaceAll('\t', ''))}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ',' || (event.key === 'Tab' && text !== '')) {
            event.preventDefault();
            add();
          } else if (event.key === 'Backspace' && text === '' && tags.length > 0) change(tags.slice(0, -1));
        }}
      />
      <datalist id={listId}>
        {offered.slice(0, 6).map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </fieldset>
  );
}

function Tag({ tag, onRemove }: { readonly tag: string; readonly onRemove: () => void }) {
  const target = { kind: 'tag', id: tag } as const;
  return (
    <span className={styles.tag} {...targetData(target)}>
      <Menu
        label={tag}
        entries={[
          ...usesEntries(target),
          'line',
          { id: 'remove', label: t('Remove'), icon: Trash2, keys: 'Del', onAction: onRemove },
        ]}
      >
        <Button
          className={styles.tagWord ?? ''}
          aria-label={t('Tag {tag}', { tag })}
          onKeyDown={(event) => {
            if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
            else event.continuePropagation();
          }}
        >
          <span dir="auto">{tag}</span>
        </Button>
      </Menu>
      <Button
        className={styles.tagRemove ?? ''}
        excludeFromTabOrder
        aria-label={t('Remove {tag}', { tag })}
        onPress={onRemove}
      >
        <X aria-hidden size={12} strokeWidth={2} />
      </Button>
    </span>
  );
}

/** Tags as stored text. */
export function tagsOf(text: string): string[] {
  return text.split('\t').filter((tag) => tag !== '');
}
