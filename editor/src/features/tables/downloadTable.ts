import { type CsvSeparator, contentOfTable, type TableDocument, writeCsv } from '@playhouse/core';
import type { MenuEntry } from '../../components/Menu.tsx';
import { t } from '../../i18n/t.ts';

const kinds: readonly { id: string; label: string; hint: string; separator: CsvSeparator; ending: string }[] = [
  { id: 'comma', label: 'CSV', hint: t('with commas'), separator: ',', ending: 'csv' },
  { id: 'semicolon', label: 'CSV', hint: t('with semicolons'), separator: ';', ending: 'csv' },
  { id: 'tab', label: 'TSV', hint: t('with tabs'), separator: '\t', ending: 'tsv' },
];

/** Menu entries that save a table as a file for spreadsheets. */
export function downloadEntries(table: TableDocument): readonly MenuEntry[] {
  return kinds.map(({ id, label, hint, separator, ending }) => ({
    id,
    label,
    hint,
    onAction() {
      // Excel takes a file without the mark for one in the system's old encoding.
      const text = writeCsv(contentOfTable(table), { separator, byteOrderMark: true });
      download(`${fileName(table.name)}.${ending}`, text, ending === 'csv' ? 'text/csv' : 'text/tab-separated-values');
    },
  }));
}

function fileName(name: string): string {
  return (
    name
      .replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')
      .slice(0, 100)
      .trim() || t('Table')
  );
}

function download(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
