import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readClip } from './clipHtml.ts';
import { isWholeCopy, ownTableMark, readTabText, writeTableHtml, writeTabText } from './clipText.ts';

/** What Excel writes around a table. */
const excel = (rows: string) =>
  `<html xmlns:x="urn:schemas-microsoft-com:office:excel">\r\n<head>\r\n<style>\r\n<!--table {mso-displayed-decimal-separator:"\\,";\r\n\tmso-displayed-thousand-separator:"\\.";}\r\n.xl65 {mso-number-format:"\\@";}\r\n--></style>\r\n</head>\r\n<body link="#0563C1">\r\n<table border=0 cellpadding=0 width=128 style='border-collapse:\r\n collapse'>\r\n<!--StartFragment-->\r\n <col width=64 span=2 style='width:48pt'>\r\n${rows}\r\n<!--EndFragment-->\r\n</table>\r\n</body>\r\n</html>`;
/** What LibreOffice writes around a table. */
const libre = (rows: string) =>
  `<!DOCTYPE html>\n<html>\n<head>\n<meta http-equiv="content-type" content="text/html; charset=utf-8"/>\n<title></title>\n<style type="text/css">\nbody,div,table { font-family:"Liberation Sans"; }\n</style>\n</head>\n<body>\n<table cellspacing="0" border="0">\n<colgroup span="2" width="85"></colgroup>\n${rows}\n</table>\n</body>\n</html>`;
const sheets = (rows: string) =>
  `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><table xmlns="http://www.w3.org/1999/xhtml" dir="ltr" data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody>${rows}</tbody></table>`;

type Wanted = readonly (readonly (string | readonly [text: string, raw: number | boolean])[])[];

const pastes: readonly (readonly [title: string, html: string, text: string, wanted: Wanted])[] = [
  ['plain text', '', 'hello', [['hello']]],
  ['nothing', '', '', [['']]],
  [
    'two columns',
    '',
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a last line break', '', 'a\r\nb\r\n', [['a'], ['b']]],
  ['old Mac line breaks', '', 'a\rb\r', [['a'], ['b']]],
  ['blank cells and a blank line', '', '\ta\n\n\tb\n', [['', 'a'], [''], ['', 'b']]],
  ['quoted tabs, breaks and quotes', '', '"a\tb"\t"c\r\nd"\t"say ""hi"""\n', [['a\tb', 'c\nd', 'say "hi"']]],
  [
    'quotes that are part of the text',
    '',
    '"a" and b\t5"\n"open\tx',
    [
      ['"a" and b', '5"'],
      ['"open', 'x'],
    ],
  ],
  ['lines of unequal length', '', 'a\tb\nc\n', [['a', 'b'], ['c']]],
  [
    'Excel with a comma as decimal mark',
    excel(
      ' <tr height=20>\r\n  <td height=20 width=64>Name</td>\r\n  <td class=xl65 width=64>Wert</td>\r\n </tr>\r\n <tr>\r\n  <td>Käse &amp; Wurst</td>\r\n  <td align=right>3,5</td>\r\n </tr>',
    ),
    'Name\tWert\r\nKäse & Wurst\t3,5\r\n',
    [
      ['Name', 'Wert'],
      ['Käse & Wurst', ['3,5', 3.5]],
    ],
  ],
  [
    'Excel with a line break in a cell and in its own lines',
    excel(' <tr>\r\n  <td>first<br>\r\n    second</td>\r\n  <td>long text that\r\n  wraps</td>\r\n </tr>'),
    '"first\nsecond"\tlong text that wraps\r\n',
    [['first\nsecond', 'long text that wraps']],
  ],
  [
    'Excel with spaces',
    excel("<tr><td><span style='mso-spacerun:yes'>&nbsp; </span>two</td></tr>"),
    '  two',
    [['  two']],
  ],
  [
    'Excel with stated values',
    excel('<tr><td x:num="0.25">25%</td><td x:bool="TRUE">WAHR</td><td x:num>7</td></tr>'),
    '',
    [
      [
        ['25%', 0.25],
        ['WAHR', true],
        ['7', 7],
      ],
    ],
  ],
  [
    'Excel with merged cells',
    excel(
      '<tr><td colspan=2>top</td><td>x</td></tr><tr><td rowspan=2>side</td><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr>',
    ),
    '',
    [
      ['top', '', 'x'],
      ['side', 'a', 'b'],
      ['', 'c', 'd'],
    ],
  ],
  [
    'LibreOffice',
    libre(
      '<tr>\n<td height="17" align="left">Größe</td>\n<td align="right" sdval="3.5" sdnum="1031;">3,5</td>\n</tr>\n<tr>\n<td align="left"><br></td>\n<td align="right" sdval="1" sdnum="1031;0;BOOLEAN">WAHR</td>\n</tr>',
    ),
    'Größe\t3,5\n\tWAHR\n',
    [
      ['Größe', ['3,5', 3.5]],
      ['', ['WAHR', true]],
    ],
  ],
  [
    'LibreOffice with formatting',
    libre('<tr><td><b><font color="#ff0000">red</font></b> text</td><td>a &lt; b</td></tr>'),
    '',
    [['red text', 'a < b']],
  ],
  [
    'Google Sheets',
    sheets(
      '<tr style="height:21px;"><td data-sheets-value=\'{"1":2,"2":"x"}\'>x</td><td data-sheets-value=\'{"1":3,"3":1.25}\'>1,25 €</td><td data-sheets-value=\'{"1":4,"4":0}\'>FALSE</td></tr>',
    ),
    '',
    [['x', ['1,25 €', 1.25], ['FALSE', false]]],
  ],
  [
    'Google Sheets with a date',
    sheets(
      '<tr><td data-sheets-value=\'{"1":3,"3":46352}\' data-sheets-numberformat=\'{"1":5,"2":"dd.mm.yyyy"}\'>26.11.2026</td></tr>',
    ),
    '',
    [['26.11.2026']],
  ],
  [
    'Word with paragraphs',
    '<html><body><table><tr><td><p class=MsoNormal>one</p><p>two</p></td><td><p>&#8230;&#x41;</p></td></tr></table></body></html>',
    '',
    [['one\ntwo', '…A']],
  ],
  [
    'a table inside a cell',
    '<table><tr><td>out<table><tr><td>in</td></tr></table></td><td>b</td></tr></table>',
    '',
    [['outin', 'b']],
  ],
  [
    'scripts and comments',
    '<table><tr><td>a<script>alert("<td>")</script><!-- <td>no</td> -->b</td></tr></table>',
    '',
    [['ab']],
  ],
  ['HTML without a table', '<p>just <b>text</b></p>', 'just text', [['just text']]],
  ['two tables', '<table><tr><td>1</td></tr></table><p>x</p><table><tr><td>2</td></tr></table>', '', [['1'], ['2']]],
  ['a table without rows that are written out', '<table><td>1<td>2</table>', '', [['1', '2']]],
];

describe('a paste', () => {
  it.each(pastes)('is read cell by cell: %s', (_title, html, text, wanted) => {
    const read = readClip(html, text, readTabText).map((row) =>
      row.map((cell) => (cell.raw === undefined ? cell.text : [cell.text, cell.raw])),
    );
    expect(read).toEqual(wanted);
  });
});

describe('a copy', () => {
  const block = [
    ['007', 'a\tb', 'two\nlines'],
    ['say "hi"', '<b>&', ''],
    ['', '', ''],
  ];

  it('is read as the same cells, from its text', () => {
    const html = writeTableHtml(block.map((row) => row.map((text) => ({ text, isText: true }))));
    const read = readClip(html, writeTabText(block), readTabText);
    expect(read.map((row) => row.map(({ text }) => text))).toEqual(block);
  });

  it.each([
    [[['a']], 'a'],
    [[['']], ''],
    [[['a', 'b']], 'a\tb\n'],
    [[['a\nb']], '"a\nb"'],
  ])('of %j is the text %j', (cells, wanted) => {
    expect(writeTabText(cells)).toBe(wanted);
  });

  it('tells office programs what is text, and escapes it', () => {
    const html = writeTableHtml([
      [
        { text: '=1+1', isText: true },
        { text: '<5>', isText: false },
      ],
    ]);
    expect(html).toContain(`<td style="mso-number-format:'\\@'">=1+1</td><td>&lt;5&gt;</td>`);
  });

  it.each([
    ['a number, whatever the language', '-1.5', false, '<td sdval="-1.5" sdnum="1033;" x:num="-1.5">-1.5</td>'],
    ['a boolean', 'true', false, '<td sdval="1" sdnum="1033;0;BOOLEAN" x:bool="TRUE">true</td>'],
    ['a line break that stays in its cell', 'a\nb', true, 'a<br style="mso-data-placement:same-cell">b'],
    ['several spaces', 'a  b', true, 'a<span style="mso-spacerun:yes">&nbsp;&nbsp;</span>b'],
    ['a blank cell', '', false, '<td></td>'],
  ])('states %s', (_title, text, isText, wanted) => {
    expect(writeTableHtml([[{ text, isText }]])).toContain(wanted);
  });

  it('is read by another program as the same cells', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'Ä', ' ', '<', '&', '"', '\n', '7', '.', ';') });
    const cell = fc.oneof(
      // HTML has no line breaks at the ends of a cell.
      text.map((value) => ({ text: value.replace(/^\n+|\n+$/g, ''), isText: true })),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => ({ text: String(value), isText: false })),
      fc.boolean().map((value) => ({ text: String(value), isText: false })),
    );
    const block = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })).chain(([rows, columns]) => {
      const row = fc.array(cell, { minLength: columns, maxLength: columns });
      return fc.array(row, { minLength: rows, maxLength: rows });
    });
    fc.assert(
      fc.property(block, (cells) => {
        // As a foreign program that knows nothing of our mark.
        const html = writeTableHtml(cells).replace(ownTableMark, 'class');
        const read = readClip(html, '', readTabText).map((row) => row.map(({ text: shown, raw }) => raw ?? shown));
        const wanted = cells.map((row) => row.map(({ text: shown, isText }) => (isText ? shown : JSON.parse(shown))));
        expect(read).toEqual(wanted);
      }),
      { seed: 11 },
    );
  });
});

it.each([
  ['columns' as const, true],
  ['all' as const, true],
  [undefined, false],
])('tells a copy of whole %s apart', (whole, wanted) => {
  expect(isWholeCopy(writeTableHtml([[{ text: 'a', isText: true }]], whole))).toBe(wanted);
});
