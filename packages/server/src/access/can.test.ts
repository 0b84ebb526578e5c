import { describe, expect, it } from 'vitest';
import type { ProjectRecord } from '../records/recordTypes.ts';
import { type Actor, can, type ProjectAction, type Verdict } from './can.ts';

const account = { roles: [], sku: 'PRO.TRIAL', kind: 'person' } as const;
const owner: Actor = { id: 'owner', account, scopes: 'all' };
const actors: Readonly<Record<string, Actor | undefined>> = {
  nobody: undefined,
  owner,
  'owner with Pro': { ...owner, account: { ...account, sku: 'PRO.YEAR' } },
  'owner by token': { ...owner, scopes: ['projects'] },
  'owner by another token': { ...owner, scopes: ['classroom:read'] },
  editor: { ...owner, id: 'editor' },
  viewer: { ...owner, id: 'viewer' },
  stranger: { ...owner, id: 'stranger' },
  teacher: { ...owner, id: 'teacher', account: { ...account, roles: ['teacher'] } },
  admin: { ...owner, id: 'admin', account: { ...account, roles: ['admin'] } },
  __proto__name: { ...owner, id: '__proto__' },
  constructor: { ...owner, id: 'constructor' },
};

const project: ProjectRecord = {
  uuid: '',
  owner: 'owner',
  name: 'Maze',
  createdAt: '',
  updatedAt: '',
  publishedAt: null,
  deletedAt: null,
  state: 'active',
  locked: false,
  members: { editor: 'edit', viewer: 'view' },
  bytes: 0,
  documents: 0,
};

const actions: readonly ProjectAction[] = ['read', 'write', 'rename', 'trash', 'undelete', 'forget'];
const [y, n, h]: readonly [Verdict, Verdict, Verdict] = ['yes', 'no', 'hidden'];
const none = [h, h, h, h, h, h];

/** What each may do, in the order of the actions. */
const expected: Readonly<Record<string, Readonly<Record<string, readonly Verdict[]>>>> = {
  active: {
    nobody: none,
    owner: [y, y, n, y, y, y],
    'owner with Pro': [y, y, y, y, y, y],
    'owner by token': [y, y, n, y, y, y],
    'owner by another token': none,
    editor: [y, y, n, n, n, n],
    viewer: [y, n, n, n, n, n],
    stranger: none,
    teacher: none,
    admin: none,
    __proto__name: none,
    constructor: none,
  },
  locked: {
    nobody: none,
    owner: [y, n, n, y, y, n],
    'owner with Pro': [y, n, n, y, y, n],
    'owner by token': [y, n, n, y, y, n],
    'owner by another token': none,
    editor: [y, n, n, n, n, n],
    viewer: [y, n, n, n, n, n],
    stranger: none,
    teacher: none,
    admin: none,
    __proto__name: none,
    constructor: none,
  },
  trashed: {
    nobody: none,
    owner: [h, h, h, y, y, h],
    'owner with Pro': [h, h, h, y, y, h],
    'owner by token': [h, h, h, y, y, h],
    'owner by another token': none,
    editor: [h, h, h, n, n, h],
    viewer: [h, h, h, n, n, h],
    stranger: none,
    teacher: none,
    admin: none,
    __proto__name: none,
    constructor: none,
  },
  erasing: Object.fromEntries(Object.keys(actors).map((name) => [name, none])),
  missing: Object.fromEntries(Object.keys(actors).map((name) => [name, none])),
};

const projects: Readonly<Record<string, ProjectRecord | undefined>> = {
  active: project,
  locked: { ...project, locked: true },
  trashed: { ...project, state: 'trashed' },
  erasing: { ...project, state: 'erasing' },
  missing: undefined,
};

describe.each(Object.keys(projects))('with a project that is %s', (state) => {
  it.each(Object.keys(actors))('%s may do what the table says', (name) => {
    const wish = (action: ProjectAction) => ({ on: 'project', action, project: projects[state] }) as const;
    expect(actions.map((action) => can(actors[name], wish(action)))).toEqual(expected[state]?.[name]);
  });
});

describe('with what is not a project', () => {
  it.each<[string, Parameters<typeof can>[1], Readonly<Record<string, Verdict>>]>([
    ['the own user database', { on: 'user', action: 'write', user: 'owner' }, { owner: y, 'owner by token': n }],
    ['reading the own user database', { on: 'user', action: 'read', user: 'owner' }, { owner: y, 'owner by token': y }],
    ['a foreign user database', { on: 'user', action: 'read', user: 'other' }, {}],
    ['reading what everybody reads', { on: 'everybody', action: 'read' }, { all: y }],
    ['writing what everybody reads', { on: 'everybody', action: 'write' }, { all: n }],
    ['the own account', { on: 'account', action: 'change', user: 'owner' }, { owner: y, 'owner by token': n }],
    ['a foreign account', { on: 'account', action: 'read', user: 'other' }, {}],
    ['the server', { on: 'server', action: 'administer' }, { admin: y }],
  ])('%s', (_, wish, yes) => {
    const known = new Map(Object.entries(yes));
    for (const [name, actor] of Object.entries(actors)) {
      const isToken = name.includes('token');
      const asked = isToken ? 'owner by token' : name.startsWith('owner') ? 'owner' : name;
      const refused = isToken && (wish.on === 'account' || wish.on === 'server') ? n : h;
      expect([name, can(actor, wish)]).toEqual([name, actor ? (known.get(asked) ?? known.get('all') ?? refused) : h]);
    }
  });
});
