import {
  type CsvDecimal,
  type CsvEncoding,
  type CsvReading,
  type CsvSeparator,
  csvDecimals,
  csvEncodings,
  csvSeparators,
  examineCsv,
  type ReadCsvOptions,
  type TableDocument,
  tableLimits,
} from '@playhouse/core';
import { CircleAlert, Info, TriangleAlert, Upload } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Switch } from '../../components/Switch.tsx';
import { showToast } from '../../components/toasts.ts';
import { t } from '../../i18n/t.ts';
import { useSession } from '../../session/SessionContext.ts';
import { undoAction } from '../../session/undoAction.ts';
import { type CsvNote, csvNotes, decimalNames, encodingNames, importOf, separatorNames } from './model/csvReport.ts';
import { textOfCell } from './model/judgeCell.ts';
import { refusalOf } from './model/refusalOf.ts';
import styles from './TableEditor.module.css';
import { typeIcon } from './typeIcons.ts';

export interface CsvDialogProps {
  readonly table: TableDocument;
  /** The file to import; true asks for one, undefined closes the dialog. */
  readonly file: File | true | undefined;
  readonly onClose: () => void;
}

/** Replaces a table by a file, after a preview. docs/product-rules.md#tables-and-cells. */
export function CsvDialog({ table, file, onClose }: CsvDialogProps) {
  return (
    <Dialog title={t('Import a CSV file')} size="large" isOpen={file !== undefined} onClose={onClose}>
      {file === undefined ? null : <Steps table={table} given={file === true ? undefined : file} onClose={onClose} />}
    </Dialog>
  );
}

interface StepsProps {
  readonly table: TableDocument;
  readonly given: File | undefined;
  readonly onClose: () => void;
}

function Steps({ table, given, onClose }: StepsProps) {
  const [file, setFile] = useState(given);
  const [bytes, setBytes] = useState<Uint8Array>();
  useEffect(() => {
    if (!file) return undefined;
    let isCurrent = true;
    // A larger file is refused by its size alone.
    const part = file.size > tableLimits.fileBytes ? file.slice(0, tableLimits.fileBytes + 1) : file;
    void part.arrayBuffer().then((buffer) => (isCurrent ? setBytes(new Uint8Array(buffer)) : undefined));
    return () => {
      isCurrent = false;
    };
  }, [file]);
  if (!file) return <ChooseFile onChosen={setFile} onClose={onClose} />;
  return bytes ? <Import table={table} name={file.name} bytes={bytes} onClose={onClose} /> : null;
}

function ChooseFile({ onChosen, onClose }: { readonly onChosen: (file: File) => void; readonly onClose: () => void }) {
  const choose = () => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain';
    input.onchange = () => {
      const [file] = input.files ?? [];
      if (file) onChosen(file);
    };
    input.click();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button does the same */}
      <div
        className={styles.drop}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          const [file] = event.dataTransfer.files;
          if (file) onChosen(file);
        }}
      >
        <p>{t('Drop a file here: CSV or TSV, from any spreadsheet.')}</p>
        <Button icon={Upload} look="main" autoFocus onPress={choose}>
          {t('Choose a file')}
        </Button>
      </div>
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Button onPress={onClose}>{t('Cancel')}</Button>
      </div>
    </>
  );
}

/** What the user chose in place of what was detected. */
interface Choices {
  readonly separator?: CsvSeparator;
  readonly encoding?: CsvEncoding;
  readonly decimal?: CsvDecimal;
  readonly columnNames?: boolean;
  readonly rowNames?: boolean;
}

interface ImportProps {
  readonly table: TableDocument;
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly onClose: () => void;
}

function Import({ table, name, bytes, onClose }: ImportProps) {
  const session = useSession();
  const [choices, setChoices] = useState<Choices>({});
  const read = useMemo(() => {
    const options: ReadCsvOptions = { columnNames: 'guess', decimal: 'guess', columns: table.columns, ...choices };
    return examineCsv(bytes, options);
  }, [bytes, choices, table.columns]);
  const found = read.ok ? read.value : undefined;
  const edit = useMemo(
    () => (read.ok ? importOf(table, read.value.content, session.newId) : undefined),
    [table, read, session],
  );
  const notes = useMemo(() => {
    const refused = edit && refusalOf(session.getState().project, [edit]);
    return csvNotes(table, read, refused);
  }, [table, read, edit, session]);
  const canImport = edit !== undefined && notes.every(({ tone }) => tone !== 'error');
  const apply = () => {
    if (!edit) return;
    const done = session.dispatch(edit);
    if (!done.ok) return showToast(done.issues[0]?.message ?? t('This file cannot be imported.'));
    onClose();
    return showToast(t('{name} imported', { name }), undoAction(session));
  };
  return (
    <>
      <div className={styles.options}>
        <Choice
          label={t('Separator')}
          value={found?.separator ?? choices.separator ?? ','}
          options={csvSeparators.map((id) => [id, separatorNames[id]])}
          onChange={(separator) => setChoices({ ...choices, separator })}
        />
        <Choice
          label={t('Encoding')}
          value={found?.encoding ?? choices.encoding ?? 'utf-8'}
          options={csvEncodings.map((id) => [id, encodingNames[id]])}
          onChange={(encoding) => setChoices({ ...choices, encoding })}
        />
        <Choice
          label={t('Decimals')}
          value={found?.decimal ?? choices.decimal ?? '.'}
          options={csvDecimals.map((id) => [id, decimalNames[id]])}
          onChange={(decimal) => setChoices({ ...choices, decimal })}
        />
        <Switch
          label={t('First line: names')}
          isOn={found?.columnNames ?? choices.columnNames ?? true}
          onChange={(columnNames) => setChoices({ ...choices, columnNames })}
        />
        <Switch
          label={t('First column: names')}
          isOn={found?.rowNames ?? choices.rowNames ?? false}
          onChange={(rowNames) => setChoices({ ...choices, rowNames })}
        />
      </div>
      {found ? <Preview {...found} /> : null}
      <ul className={styles.facts} aria-label={t('What the import does')}>
        {notes.map((note) => (
          <Note key={note.text} {...note} />
        ))}
      </ul>
      <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8 }}>
        <Button onPress={onClose}>{t('Cancel')}</Button>
        <Button look="main" isDisabled={!canImport} onPress={apply}>
          {t('Import')}
        </Button>
      </div>
    </>
  );
}

interface ChoiceProps<Id extends string> {
  readonly label: string;
  readonly value: Id;
  readonly options: readonly (readonly [id: Id, label: string])[];
  readonly onChange: (id: Id) => void;
}

function Choice<Id extends string>({ label, value, options, onChange }: ChoiceProps<Id>) {
  return (
    <label className={styles.option}>
      {label}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value as Id)}>
        {options.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

const noteIcons = { plain: Info, warning: TriangleAlert, error: CircleAlert } as const;

function Note({ tone, text }: CsvNote) {
  return (
    <li className={styles.note} data-tone={tone}>
      <Icon icon={noteIcons[tone]} size={15} />
      {text}
    </li>
  );
}

/** How much of a file is shown. */
const shownRows = 50;
const shownColumns = 30;

function Preview({ content: { rowNames, columns } }: CsvReading) {
  const shown = columns.slice(0, shownColumns);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className={styles.preview} tabIndex={0} aria-label={t('Preview')}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="ph-hidden">{t('Row')}</span>
            </th>
            {shown.map(({ name, type }, index) => (
              <th key={index} scope="col">
                <span className={styles.typed}>
                  <Icon icon={typeIcon(type)} size={14} />
                  {name || t('Column {index}', { index: index + 1 })}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowNames.slice(0, shownRows).map((name, row) => (
            <tr key={row}>
              <th scope="row">{name === '' ? row + 1 : `${row + 1} ${name}`}</th>
              {shown.map(({ type, cells }, index) => (
                <td key={index} data-number={type === 2 || type === 3 || type === 5 || undefined}>
                  {textOfCell(cells[row])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
