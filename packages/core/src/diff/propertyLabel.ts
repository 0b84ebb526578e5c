/** A stored property in English: `longDescription` as `Long description`. */
export function propertyLabel(key: string): string {
  const words = key.replace(/([a-z0-9])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
