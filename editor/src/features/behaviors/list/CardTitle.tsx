import { type Behavior, findBehavior } from '@playhouse/core';
import { RenameInput } from '../../../components/RenameInput.tsx';
import { t } from '../../../i18n/t.ts';
import { useSurroundings } from '../behaviorSurroundings.ts';
import { NoteText } from '../card/NoteText.tsx';
import styles from './BehaviorList.module.css';
import { useListState, useListStore } from './listStore.ts';

interface CardTitleProps {
  readonly behavior: Behavior;
  readonly title: string;
  readonly onRenamed: (name: string) => void;
}

/** The title of a card, renamed in place after F2 or a double click; for a note, its text. */
export function CardTitle({ behavior, title, onRenamed }: CardTitleProps) {
  const store = useListStore();
  const { isEditable } = useSurroundings();
  const isRenamed = useListState(({ renamed }) => renamed === behavior.id);
  if (findBehavior(behavior.class)?.type === 'Note') return <NoteText behavior={behavior} />;
  if (isRenamed) {
    return (
      <RenameInput
        label={t('Name')}
        value={title}
        className={styles.rename ?? ''}
        onDone={(text) => {
          store.setState({ renamed: undefined });
          if (text !== undefined) onRenamed(text);
        }}
      />
    );
  }
  return (
    <h3
      className={styles.title}
      dir="auto"
      onDoubleClick={() => (isEditable ? store.setState({ renamed: behavior.id }) : undefined)}
    >
      {title}
    </h3>
  );
}
