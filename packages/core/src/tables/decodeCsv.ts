import { type Result, succeed } from '../model/issue.ts';
import { hasControls } from '../model/text.ts';
import { csvProblem, csvTooLarge } from './csvIssue.ts';
import { tableLimits } from './tableLimits.ts';

/** Encodings of files, the most likely first. */
export const csvEncodings = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be', 'windows-1250', 'macintosh'] as const;

export type CsvEncoding = (typeof csvEncodings)[number];

interface DecodedCsv {
  readonly text: string;
  readonly encoding: CsvEncoding;
}

/**
 * The text of a file: UTF-8 or UTF-16 by its byte order mark, otherwise UTF-8, or Windows-1252 if that is invalid, as
 * written by older spreadsheets. The mark is removed, and half characters are replaced. With an encoding of the user's
 * choice, everything that it cannot read is replaced.
 */
export function decodeCsv(input: string | Uint8Array, encoding?: CsvEncoding): Result<DecodedCsv> {
  if (input.length > tableLimits.fileBytes) {
    return csvTooLarge(`The file has ${input.length} bytes; at most ${tableLimits.fileBytes} can be read.`);
  }
  if (typeof input === 'string') return succeed({ text: withoutMark(input).toWellFormed(), encoding: 'utf-8' });
  if (encoding !== undefined) return succeed({ text: new TextDecoder(encoding).decode(input), encoding });
  const marked = marks.find(({ mark }) => mark.every((byte, at) => input[at] === byte));
  if (marked) {
    const text = decode(input, marked.encoding);
    return text === undefined
      ? csvProblem('The text of the file is damaged.')
      : succeed({ text, encoding: marked.encoding });
  }
  if (input.includes(0)) return csvProblem('This is not a text file.');
  const text = decode(input, 'utf-8');
  if (text !== undefined) return succeed({ text, encoding: 'utf-8' });
  const old = decode(input, 'windows-1252') ?? '';
  return hasControls(old) ? csvProblem('This is not a text file.') : succeed({ text: old, encoding: 'windows-1252' });
}

const marks = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

function decode(bytes: Uint8Array, encoding: CsvEncoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
