import { type ReadBundle, type Result, readClipboardText, refuse } from '@playhouse/core';
import { t } from '../../i18n/t.ts';

/** The bundle in a file, which contains the same text as the clipboard. */
export async function readPartFile(file: Blob): Promise<Result<ReadBundle>> {
  const read = file.size > mostBytes ? undefined : readClipboardText(await file.text());
  if (read?.ok) return read;
  const message = t(
    'This file cannot be pasted. It is damaged, comes from another version of Playhouse, or is not an exported selection.',
  );
  return refuse({ code: 'document.unreadable', severity: 'blocking', path: [], params: {}, message });
}

/** Three bytes per character of the longest text. */
const mostBytes = 3 * 64 * 1024 * 1024;
