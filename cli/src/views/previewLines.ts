/** A value as a few preview lines; the remaining lines are counted. */
export function previewLines(value: unknown, most: number): string[] {
  if (value === undefined) return ['(nothing)'];
  const lines = (JSON.stringify(value, undefined, 2) ?? String(value)).split('\n');
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `… and ${lines.length - most + 1} lines more`];
}
