/** "Top Down 2" for a copy of "Top Down", or the next number that is free. */
export function copyTitle(title: string, taken: readonly string[]): string {
  const plain = title.replace(/ \d+$/, '');
  const used = new Set(taken);
  for (let number = 2; ; number += 1) {
    const candidate = `${plain} ${number}`;
    if (!used.has(candidate)) return candidate;
  }
}

/** A title as a file's name: what file systems refuse becomes a hyphen. */
export function fileNameOf(title: string): string {
  const name = title
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must go
    .replace(/[/\\:*?"<>|\u0000-\u001f\u007f]+/g, '-')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 80);
  return name === '' ? 'Project' : name;
}
