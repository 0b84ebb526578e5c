import { type NamedAttribute, takesAttribute } from '@playhouse/core';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { SearchField } from '../../components/SearchField.tsx';
import { inSentence } from '../../i18n/inSentence.ts';
import { t } from '../../i18n/t.ts';
import { AttributeColumns } from '../expression/AttributeColumns.tsx';
import { AttributeChip } from '../expression/ProgramView.tsx';
import styles from './AttributeField.module.css';
import { type FieldControlProps, storedText } from './fieldControl.ts';
import pickerStyles from './Picker.module.css';
import { PickerButton } from './PickerButton.tsx';

/** One of the attributes that can be referred to here: searched by name, or browsed in columns from its root. */
export function AttributeField(props: FieldControlProps) {
  const { label, scope, value, onChange, field, isInvalid, describedBy } = props;
  const keypath = storedText(value);
  const known = keypath !== undefined && scope.names.attributeAt(keypath) !== undefined;
  const word =
    keypath === undefined
      ? t('Mixed')
      : keypath === ''
        ? t('No attribute chosen')
        : known
          ? scope.names.textOf(keypath)
          : t('Missing attribute');
  const canTake = ({ type }: NamedAttribute) => takesAttribute(field, type);
  return (
    <PickerButton
      label={`${label}, ${word}`}
      opens="dialog"
      isInvalid={isInvalid}
      describedBy={describedBy}
      popoverClassName={`${pickerStyles.popover} ${styles.popover}`}
      popover={(close) => (
        <Dialog aria-label={label} className={styles.dialog ?? ''}>
          <AttributeSearch
            {...props}
            canTake={canTake}
            onChoose={(attribute) => {
              onChange(attribute.keypath);
              close();
            }}
          />
        </Dialog>
      )}
    >
      <span className={pickerStyles.word} data-blank={!keypath || undefined}>
        {keypath ? <AttributeChip keypath={keypath} names={scope.names} /> : word}
      </span>
      <ChevronDown aria-hidden size={14} strokeWidth={2} className={pickerStyles.muted} />
    </PickerButton>
  );
}

interface AttributeSearchProps extends FieldControlProps {
  readonly canTake: (attribute: NamedAttribute) => boolean;
  readonly onChoose: (attribute: NamedAttribute) => void;
}

/** Maximum number of results shown. */
const mostResults = 50;

function AttributeSearch({ label, scope, value, canTake, onChoose }: AttributeSearchProps) {
  const [query, setQuery] = useState('');
  const words = query.trim().toLowerCase();
  const found =
    words === ''
      ? []
      : scope.names
          .attributes()
          .filter(
            (attribute) => canTake(attribute) && scope.names.textOf(attribute.keypath).toLowerCase().includes(words),
          )
          .slice(0, mostResults);
  return (
    <>
      <SearchField
        label={t('Search {label}', { label: inSentence(label) })}
        value={query}
        onChange={setQuery}
        isFocusedAtFirst={!matchMedia('(pointer: coarse)').matches}
      />
      {words === '' ? (
        <AttributeColumns scope={scope} canInsert={canTake} onInsert={onChoose} />
      ) : (
        <ListBox
          aria-label={label}
          className={pickerStyles.list ?? ''}
          selectionMode="single"
          selectedKeys={typeof value === 'string' ? [value] : []}
          onSelectionChange={(keys) => {
            const [key] = keys === 'all' ? [] : [...keys];
            const chosen = found.find(({ keypath }) => keypath === (key ?? value));
            if (chosen) onChoose(chosen);
          }}
          renderEmptyState={() => (
            <p className={pickerStyles.none}>{t('No attribute named “{query}” fits here.', { query: query.trim() })}</p>
          )}
        >
          {found.map(({ keypath, type }) => (
            <ListBoxItem
              key={keypath}
              id={keypath}
              textValue={scope.names.textOf(keypath)}
              className={pickerStyles.item ?? ''}
            >
              <span className={pickerStyles.word} dir="auto">
                {scope.names.textOf(keypath)}
              </span>{' '}
              <span className={pickerStyles.muted}>{type}</span>
            </ListBoxItem>
          ))}
        </ListBox>
      )}
    </>
  );
}
