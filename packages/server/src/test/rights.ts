export const roles = [
  'nobody',
  'expired',
  'owner',
  'editor',
  'viewer',
  'stranger',
  'pro',
  'teacher',
  'admin',
  'token',
  'otherToken',
] as const;
export const objects = [
  'shared',
  'locked',
  'trashed',
  'missing',
  'ownUser',
  'foreignUser',
  'config',
  'registry',
] as const;
export type RoleName = (typeof roles)[number];
export type ObjectName = (typeof objects)[number];

/**
 * What each role may do with each database, in the order of `objects`: read, write, or nothing. Written by hand, as a
 * second opinion on `can`. The token is one of the owner.
 */
export const rights: Readonly<Record<RoleName, string>> = {
  nobody: '- - - - - - - -',
  expired: '- - - - - - - -',
  owner: 'w r - - w - r -',
  editor: 'w r - - w - r -',
  viewer: 'r r - - w - r -',
  stranger: '- - - - w - r -',
  pro: '- - - - w - r -',
  teacher: '- - - - w - r -',
  admin: '- - - - w - r -',
  token: 'w r - - r - r -',
  otherToken: '- - - - r - r -',
};
