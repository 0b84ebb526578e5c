import { roles } from './rights.ts';

/** A sound body of each call that takes more than an empty one. */
export const bodies: Readonly<Record<string, unknown>> = {
  login: { username: 'owner-5x', password: 'correct horse' },
  createAccount: { username: 'owner-5x', password: 'correct horse' },
  changeAccount: { avatar_url: '/avatars/fox.svg' },
  giveToken: { title: 'laptop', scopes: ['projects'] },
  askForToken: { title: 'laptop' },
  takeToken: { device: 'x' },
  answerDevice: { allow: true },
  createProject: { name: 'Maze' },
  renameProject: { name: 'Maze' },
  confirmDeletions: { documents: 1 },
  keepVersion: { name: 'First' },
  keepLostVersions: { document: 'object.json', revisions: ['1-a'] },
  mergeProject: { documents: ['object.json'] },
  changeAnyAccount: { sku: 'PRO.TRIAL' },
};

const ofOwner = ['owner', 'token'];
const signedIn = roles.filter((role) => role !== 'nobody' && role !== 'expired');
const sessionsOnly = signedIn.filter((role) => !role.includes('oken'));

/** Who gets an answer of success from each call about the shared project, or about themselves. */
export const successes: Readonly<Record<string, readonly string[]>> = {
  config: roles,
  health: roles,
  ready: roles,
  checkSession: roles,
  login: roles,
  logout: roles,
  createAccount: [],
  changeAccount: sessionsOnly,
  offerNames: roles,
  listSessions: sessionsOnly,
  endSession: [],
  listTokens: sessionsOnly,
  giveToken: sessionsOnly,
  endToken: [],
  askForToken: roles,
  takeToken: [],
  findDevice: [],
  answerDevice: [],
  createProject: signedIn.filter((role) => role !== 'otherToken'),
  renameProject: [],
  trashProject: ofOwner,
  undeleteProject: ofOwner,
  confirmDeletions: [...ofOwner, 'editor'],
  packProject: [...ofOwner, 'editor', 'viewer'],
  listVersions: [...ofOwner, 'editor', 'viewer'],
  keepVersion: [...ofOwner, 'editor'],
  keepLostVersions: [...ofOwner, 'editor'],
  getVersion: [...ofOwner, 'editor', 'viewer'],
  restoreVersion: [...ofOwner, 'editor'],
  deleteVersion: [],
  mergeProject: [...ofOwner, 'editor'],
  limits: signedIn.filter((role) => role !== 'otherToken'),
  // These calls come from the computer of the server, where people need no account.
  tellSharing: roles.filter((role) => role !== 'otherToken'),
  shareGame: roles.filter((role) => role !== 'otherToken'),
  replaceSharedGame: [],
  readSharedGame: [],
  endSharedGame: [],
  listAccounts: ['admin'],
  changeAnyAccount: ['admin'],
  makeInvite: ['admin'],
  bringBackProject: [],
};
