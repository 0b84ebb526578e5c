import type { Issue } from '@playhouse/core';
import { said } from './said.ts';
import { t } from './t.ts';

/** What a finding says, in the language of the editor. */
export function issueText({ message, params }: Pick<Issue, 'message' | 'params'>): string {
  const { file, why } = params;
  // The reason continues a sentence that begins with the name of the file.
  const isJoined = typeof file === 'string' && typeof why === 'string' && message === `${file} ${why}.`;
  return isJoined ? t('{file} {why}.', { file, why: said(why) }) : said(message);
}
