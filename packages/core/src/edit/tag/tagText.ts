import { limits } from '../../model/limits.ts';
import { hasControls } from '../../model/text.ts';
import { refusal } from '../defineEdit.ts';

/** Tags joined by tabs, in order. docs/format.md#tags. */
export function tagsIn(text: unknown): readonly string[] {
  return typeof text === 'string' ? text.split('\t').filter((tag) => tag !== '') : [];
}

/** The tags of a list. */
export function tagText(tags: readonly string[]): string {
  return tags.join('\t');
}

/** Why a text cannot be a tag; undefined when it can. Tags are case-sensitive. docs/runtime-rules.md#physics. */
export function tagFault(tag: unknown) {
  if (typeof tag !== 'string' || tag.trim() === '') return refusal('A tag needs a name.');
  const isOdd = tag !== tag.trim() || /[\t\r\n]/.test(tag) || hasControls(tag) || !tag.isWellFormed();
  if (isOdd) return refusal('A tag cannot contain tabs or line breaks, or start or end with a space.');
  return tag.length > limits.nameLength ? refusal('This tag is too long.') : undefined;
}
