const owners: Readonly<Record<string, string>> = { game: 'the game', scene: 'the scene', self: 'the actor' };

/**
 * Says that an attribute no longer exists. People know custom attributes only by name, and the name no longer exists
 * either, so the id is not shown.
 */
export function missingAttributeText(keypath: string): string {
  const [root = ''] = keypath.split('.');
  const isOwn = /\.id[0-9]+$/.test(keypath);
  if (!isOwn) return `The attribute ${keypath} does not exist.`;
  return `This uses an attribute of ${owners[root] ?? 'another actor'} that no longer exists.`;
}

/** Like `missingAttributeText`, for a table. */
export function missingTableText(keypath: string): string {
  return /\.id[0-9]+$/.test(keypath)
    ? 'This uses a table that no longer exists.'
    : `The table ${keypath} does not exist.`;
}
