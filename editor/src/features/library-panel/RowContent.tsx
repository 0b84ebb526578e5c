import { Check, Ellipsis, GripVertical } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import { Button } from 'react-aria-components/Button';
import { Checkbox } from 'react-aria-components/Checkbox';
import { Badge } from '../../components/Badge.tsx';
import { Menu, type MenuEntry } from '../../components/Menu.tsx';
import { RenameInput } from '../../components/RenameInput.tsx';
import { t } from '../../i18n/t.ts';
import styles from './LibraryRows.module.css';

/** One row of a library. A row that did not change keeps its identity, so that it is not rendered again. */
export interface LibraryRow {
  readonly id: string;
  readonly name: string;
  readonly picture: ReactNode;
  readonly errors: number;
  readonly warnings: number;
  /** True when the document is missing; `name` says so. */
  readonly isMissing: boolean;
}

/** What can be done with the rows of a library. */
export interface RowDeeds {
  readonly renamed: string | undefined;
  readonly onRename: (id: string | undefined) => void;
  readonly onRenamed: (id: string, name: string) => void;
  /**
   * A click selects a row, with Shift a range and with Ctrl one more; a double click or a touch opens it. Otherwise a
   * double click renames it.
   */
  readonly opensByDoubleClick?: boolean;
  /** The menu of a row. */
  readonly entriesOf: (row: LibraryRow) => readonly (MenuEntry | 'line')[];
}

interface RowDeedsNow extends RowDeeds {
  /** True while rows are being marked with check boxes. */
  readonly isMarking: boolean;
}

/** Rows take what they do from here, since the list keeps the elements of those that did not change. */
export const RowDeedsContext = createContext<RowDeedsNow>({
  renamed: undefined,
  onRename: nothing,
  onRenamed: nothing,
  entriesOf: () => [],
  isMarking: false,
});

function nothing(): void {}

/** The id of the open or selected thing. */
export const CurrentRowContext = createContext<string | undefined>(undefined);

/** Marks the row of the open thing. Alone, since it changes with every selection and the rest of a row does not. */
function CurrentMark({ id }: { readonly id: string }) {
  return useContext(CurrentRowContext) === id ? <span hidden data-current /> : null;
}

/** What a row shows, inside `RowDeedsContext`. */
export function RowContent({ row }: { readonly row: LibraryRow }) {
  const { id, name, picture, errors, warnings, isMissing } = row;
  const { isMarking, renamed, onRename, onRenamed, opensByDoubleClick, entriesOf } = useContext(RowDeedsContext);
  return (
    <>
      <CurrentMark id={id} />
      <Button slot="drag" className="ph-hidden" aria-label={t('Drag {name}', { name })} excludeFromTabOrder>
        <GripVertical aria-hidden size={14} />
      </Button>
      {isMarking ? (
        <Checkbox slot="selection" className={styles.check ?? ''}>
          {({ isSelected }) => (isSelected ? <Check aria-hidden size={12} strokeWidth={3} /> : null)}
        </Checkbox>
      ) : null}
      <span className={styles.picture}>{picture}</span>
      {renamed === id ? (
        <RenameInput
          label={t('Name')}
          value={name}
          className={styles.input ?? ''}
          onDone={(text) => {
            onRename(undefined);
            if (text !== undefined) onRenamed(id, text);
          }}
        />
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: F2 does the same
        <span
          className={styles.name}
          dir="auto"
          onDoubleClick={() => (isMissing || opensByDoubleClick ? undefined : onRename(id))}
        >
          {name}
        </span>
      )}
      <span className={styles.badges}>
        <Badge kind="error" count={errors} />
        <Badge kind="warning" count={warnings} />
      </span>
      {isMarking || renamed === id ? null : (
        <span className={styles.tools}>
          <Menu label={name} entries={() => entriesOf(row)} placement="bottom end" isInPalette={false}>
            <Button
              className={styles.tool ?? ''}
              aria-label={t('More actions for {name}', { name })}
              excludeFromTabOrder
            >
              <Ellipsis aria-hidden size={16} strokeWidth={2} />
            </Button>
          </Menu>
        </span>
      )}
    </>
  );
}
