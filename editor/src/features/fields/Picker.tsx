import { ChevronDown, type LucideIcon, Plus, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { ListSearchField } from '../../components/ListSearchField.tsx';
import { inSentence } from '../../i18n/inSentence.ts';
import { t } from '../../i18n/t.ts';
import { newNameIn } from './newName.ts';
import picker from './Picker.module.css';
import { PickerButton } from './PickerButton.tsx';

export interface PickerOption {
  readonly id: string;
  readonly name: string;
  readonly picture?: ReactNode;
  /** Muted text after the name. */
  readonly hint?: string;
}

export interface PickerProps {
  /** Accessible name of the field, such as "Actor". */
  readonly label: string;
  /** The chosen option's id; undefined when the values differ. */
  readonly value: string | undefined;
  readonly options: readonly PickerOption[];
  readonly onChange: (id: string) => void;
  /** Label of the button when nothing is chosen, such as "No actor chosen". */
  readonly blank: string;
  /** Label when the chosen option does not exist, for options whose ids are no names. */
  readonly missing?: string;
  /** Text shown when the list is empty. */
  readonly empty: string;
  readonly isInvalid?: boolean;
  readonly describedBy?: string;
  /** Shown in place of the chosen option, for a picker beside another control of the same value. */
  readonly icon?: LucideIcon;
  /** Offers to create what is typed and has no option yet; `word` says what it is. */
  readonly creating?: { readonly word: string; readonly onCreate: (name: string) => void };
  /** Shown below the list, such as a button that adds something. */
  readonly footer?: (close: () => void) => ReactNode;
}

/** Lists up to this length have no search field. */
const longestPlainList = 8;

/** Picks one of several named things, with a search field. */
export function Picker(props: PickerProps) {
  const { label, value, options, isInvalid, describedBy, icon: Icon } = props;
  const chosen = options.find(({ id }) => id === value);
  const isMissing = value !== undefined && value !== '' && chosen === undefined;
  const word = chosen?.name ?? wordWithoutOption(props);
  return (
    <PickerButton
      label={Icon ? label : `${label}, ${word}`}
      opens="dialog"
      isInvalid={isInvalid}
      describedBy={describedBy}
      className={Icon ? picker.iconButton : picker.button}
      popover={(close) => (
        <Dialog aria-label={label} className={picker.menuDialog ?? ''}>
          <PickerList {...props} close={close} />
        </Dialog>
      )}
    >
      {Icon ? (
        <Icon aria-hidden size={15} strokeWidth={1.75} />
      ) : (
        <>
          {isMissing ? (
            <TriangleAlert aria-hidden size={15} strokeWidth={2} className={picker.missing} />
          ) : (
            chosen?.picture
          )}
          <span
            className={picker.word}
            data-blank={(chosen === undefined && !isMissing) || undefined}
            title={isMissing ? value : undefined}
            dir="auto"
          >
            {word}
          </span>
          <ChevronDown aria-hidden size={14} strokeWidth={2} className={picker.muted} />
        </>
      )}
    </PickerButton>
  );
}

/** What the button says when there is no chosen option. */
function wordWithoutOption({ value, blank, missing }: PickerProps): string {
  if (value === undefined) return t('Mixed');
  return value === '' ? blank : (missing ?? t('{value} is missing', { value }));
}

function PickerList(props: PickerProps & { close: () => void }) {
  const { label, value, options, onChange, empty, footer, creating, close } = props;
  const { contains } = useFilter({ sensitivity: 'base' });
  const [query, setQuery] = useState('');
  const hasSearch = options.length > longestPlainList || creating !== undefined;
  const typed = creating ? newNameIn(query, options) : undefined;
  const list = (
    <ListBox
      aria-label={label}
      className={picker.list ?? ''}
      selectionMode="single"
      autoFocus={!hasSearch}
      selectedKeys={value === undefined ? [] : [value]}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : [...keys];
        if (key === creation) creating?.onCreate(typed ?? '');
        else if (key !== undefined) onChange(String(key));
        close();
      }}
      renderEmptyState={() => <p className={picker.none}>{query === '' ? empty : t('Nothing has this name.')}</p>}
    >
      {options.map(({ id, name, picture, hint }) => (
        <ListBoxItem key={id} id={id} textValue={name} className={picker.item ?? ''}>
          {picture}
          <span className={picker.word} dir="auto">
            {name}
          </span>
          {hint ? <span className={picker.muted}>{hint}</span> : null}
        </ListBoxItem>
      ))}
      {typed === undefined ? null : (
        <ListBoxItem id={creation} textValue={query} className={picker.item ?? ''}>
          <Plus aria-hidden size={15} strokeWidth={1.75} />
          <span className={picker.word}>{t('Create {word} “{typed}”', { word: creating?.word, typed })}</span>
        </ListBoxItem>
      )}
    </ListBox>
  );
  return (
    <>
      {hasSearch ? (
        <Autocomplete filter={contains} inputValue={query} onInputChange={setQuery}>
          <SearchInput
            label={
              creating
                ? t('Search or create {label}', { label: inSentence(label) })
                : t('Search {label}', { label: inSentence(label) })
            }
          />
          {list}
        </Autocomplete>
      ) : // An empty list box would keep the focus from the footer.
      options.length === 0 ? (
        <p className={picker.empty}>{empty}</p>
      ) : (
        list
      )}
      {footer ? <div className={picker.footer}>{footer(close)}</div> : null}
    </>
  );
}

/** The id of the item that creates something, which nothing else has. */
const creation = ':create:';

function SearchInput({ label }: { readonly label: string }) {
  return (
    <span className={picker.pickerSearch}>
      <ListSearchField label={label} />
    </span>
  );
}
