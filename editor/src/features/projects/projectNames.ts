import { t } from '../../i18n/t.ts';

/** "Top Down 2" for a copy of "Top Down", or the next free number. */
export function copyTitle(title: string, taken: readonly string[]): string {
  const plain = title.replace(/ \d+$/, '');
  const used = new Set(taken);
  for (let number = 2; ; number += 1) {
    const candidate = `${plain} ${number}`;
    if (!used.has(candidate)) return candidate;
  }
}

/** A title as a file name: characters that file systems reject become hyphens. */
export function fileNameOf(title: string): string {
  const name = title
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters must be removed
    .replace(/[/\\:*?"<>|\u0000-\u001f\u007f]+/g, '-')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 80);
  return name === '' ? t('Project') : name;
}
