import type { Project, TableDocument } from '@playhouse/core';
import { buildProject, testEdit } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import { calcClips } from '../../../../../fixtures/clipboard/calc.ts';
import { excelClips } from '../../../../../fixtures/clipboard/excel.ts';
import { readClip } from './clipHtml.ts';
import { ownTableMark, readTabText, writeTableHtml, writeTabText } from './clipText.ts';
import { textOfCell } from './judgeCell.ts';
import { editsOfPaste, planPaste } from './planPaste.ts';

const clips = [
  ...excelClips.map((clip) => ({ ...clip, title: `Excel: ${clip.title}` })),
  ...calcClips.map((clip) => ({ ...clip, title: `LibreOffice: ${clip.title}` })),
];

function tableOf(project: Project): TableDocument {
  return project.tables.get('id70') ?? expect.fail('There is a table.');
}

/** A table with nothing but what was pasted into it, in columns that the paste adds. */
function pasted(html: string, text: string): TableDocument {
  const project = buildProject({ tables: [{ id: 'id70', name: 'Pasted', rows: [], columns: [] }] });
  const range = { top: 1, left: 1, bottom: 1, right: 1 };
  const plan = planPaste(tableOf(project), range, readClip(html, text, readTabText));
  let next = 100;
  const answers = { grows: true, keepsTexts: false };
  const edits = editsOfPaste(tableOf(project), plan, answers, () => `id${next++}`);
  return tableOf(edits.reduce((now, edit) => testEdit(now, edit), project));
}

const contentOf = ({ rows, columns }: TableDocument) => ({
  types: columns.map(({ type }) => type),
  cells: rows.map((_, row) => columns.map(({ $ }) => $[row])),
});

/** The cells of a table as they are copied. */
function copied({ rows, columns }: TableDocument) {
  return rows.map((_, row) => columns.map(({ $, type }) => ({ text: textOfCell($[row]), isText: type < 2 })));
}

it('has twenty clips or more, and each one is different', () => {
  expect(new Set(clips.map(({ html }) => html)).size).toBeGreaterThanOrEqual(20);
});

describe('a paste from an office program', () => {
  it.each(clips)('becomes a table, cell by cell: $title', ({ html, text, types, cells }) => {
    expect(contentOf(pasted(html, text))).toEqual({ types, cells });
  });

  it.each(clips)('has the same texts where only its text is read: $title', ({ html, text }) => {
    const shown = readClip(html, text, readTabText).map((row) => row.map((cell) => cell.text.trim()));
    const plain = readTabText(text).map((row) => row.map((cell) => cell.text.trim()));
    // Excel aligns some numbers with more spaces in one of the two.
    const packed = (rows: readonly (readonly string[])[]) =>
      rows.map((row) => row.map((cell) => cell.replace(/[ \u00a0\u202f]+/g, '')));
    const width = Math.max(...plain.map((row) => row.length));
    expect(packed(shown.map((row) => Array.from({ length: width }, (_, x) => row[x] ?? '')))).toEqual(packed(plain));
  });
});

describe('a copy to an office program', () => {
  it.each(clips)('states every cell of what was pasted: $title', ({ html, text }) => {
    const table = pasted(html, text);
    const copy = copied(table);
    const foreign = writeTableHtml(copy).replace(ownTableMark, 'class');
    const back = readClip(foreign, '', readTabText).map((row) => row.map(({ text: shown, raw }) => raw ?? shown));
    expect(back).toEqual(contentOf(table).cells);
    const lines = readTabText(writeTabText(copy.map((row) => row.map((cell) => cell.text))));
    expect(lines.map((row) => row.map((cell) => cell.text))).toEqual(copy.map((row) => row.map((cell) => cell.text)));
  });
});
