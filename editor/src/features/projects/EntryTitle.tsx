import { useRef, useState } from 'react';
import { t } from '../../i18n/t.ts';
import styles from './EntryTitle.module.css';

export interface EntryTitleProps {
  readonly title: string;
  readonly isEditing: boolean;
  readonly onRename: (title: string) => void;
  readonly onEdit: (isEditing: boolean) => void;
}

/** A project's title; a double-click starts renaming. Enter accepts, Esc cancels. */
export function EntryTitle({ title, isEditing, onRename, onEdit }: EntryTitleProps) {
  const [text, setText] = useState(title);
  const isGivenUp = useRef(false);
  if (!isEditing) {
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard uses Rename in the menu
      <b className={styles.title} dir="auto" title={title} onDoubleClick={() => onEdit(true)}>
        {title || t('Untitled')}
      </b>
    );
  }
  return (
    <input
      dir="auto"
      className={styles.field}
      aria-label={t('Title')}
      defaultValue={title}
      maxLength={256}
      ref={(field) => field?.select()}
      onFocus={() => setText(title)}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => {
        if (!isGivenUp.current) onRename(text);
        isGivenUp.current = false;
        onEdit(false);
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') isGivenUp.current = true;
        if (event.key === 'Escape' || event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}
