import { type FaultWorld, makeProject, openBoth, signIn, until } from './faultWorld.ts';
import { noisePng } from './noisePng.ts';

/** Something that people do, and that a fault meets. */
export interface Operation {
  /** Before the fault. */
  prepare(world: FaultWorld): Promise<void>;
  /** What the person does while the fault lasts. It is done again when it fails, as people do. */
  act(world: FaultWorld): Promise<void>;
  /** Whether its effect is everywhere. */
  isDone(world: FaultWorld): boolean | Promise<boolean>;
  /** The sync of the first device does not run: the fault meets calls only. */
  readonly isApart?: boolean;
}

const path = (id: string) => ['actors', id, 'attributes', 'name'];
const nameOf = (world: FaultWorld, device: 'ann' | 'ben', id: string) =>
  world[device].session.getState().project.actors.get(id)?.attributes.name;
const versions = ({ ann }: FaultWorld) => `/creator/project/${ann.project}/versions`;

/** Every operation by name. docs/sync.md#faults */
export const operations: Readonly<Record<string, Operation>> = {
  'the first copy': {
    isApart: true,
    prepare: makeProject,
    async act({ ann, ben }) {
      if (ann.isOpen) return;
      const found = await ann.store.open(ben.uuid);
      if (!found.ok) await ann.download(ben.project);
      await ann.open();
    },
    isDone: ({ ann, ben }) => ann.isOpen && ann.text() === ben.text(),
  },
  'an edit is sent': {
    prepare: openBoth,
    act: async ({ ann }) => ann.set('id101', 'sent'),
    isDone: ({ ben }) => ben.get('id101') === 'sent',
  },
  'an edit is received': {
    prepare: openBoth,
    act: async ({ ben }) => ben.set('id101', 'received'),
    isDone: ({ ann }) => ann.get('id101') === 'received',
  },
  'a picture is sent': {
    prepare: openBoth,
    act: async ({ ann }) => ann.addFile('images/sent.png', noisePng(1)),
    isDone: ({ ben }) => ben.files.has('images/sent.png'),
  },
  'a picture is received': {
    prepare: openBoth,
    act: async ({ ben }) => ben.addFile('images/received.png', noisePng(2)),
    isDone: ({ ann }) => ann.files.has('images/received.png'),
  },
  'both edit': {
    prepare: openBoth,
    async act({ ann, ben }) {
      for (let number = 1; number <= 5; number += 1) {
        ann.edit({ op: 'set', path: path('id5'), value: `Ann ${number}` });
        ben.edit({ op: 'set', path: path('id6'), value: `Ben ${number}` });
        await until(() => false, 150);
      }
    },
    isDone: (world) => nameOf(world, 'ben', 'id5') === 'Ann 5' && nameOf(world, 'ann', 'id6') === 'Ben 5',
  },
  'versions are merged': {
    prepare: openBoth,
    async act({ ann, ben }) {
      for (const id of ['id101', 'id102', 'id103']) {
        ann.set(id, `Ann's ${id}`);
        ben.set(id.replace('1', '2'), `Ben's ${id}`);
        await until(() => false, 700);
      }
    },
    isDone: ({ ann, ben }) =>
      [ann, ben].every((each) => each.get('id103') === "Ann's id103" && each.get('id203') === "Ben's id103"),
  },
  'a document is deleted': {
    prepare: openBoth,
    act: async ({ ann }) => {
      if (ann.session.getState().project.actors.has('id7')) ann.edit({ op: 'unset', path: ['actors', 'id7'] });
    },
    isDone: (world) => !world.ben.session.getState().project.actors.has('id7'),
  },
  'cloud sync is turned on': {
    isApart: true,
    prepare: ({ ann }) => ann.create(new Map([['images/hero.png', noisePng(3)]])),
    async act({ ann }) {
      if (ann.isOpen) return;
      await ann.turnOn();
      await ann.open();
    },
    async isDone({ ann, ben }) {
      if (!ann.isOpen) return false;
      if (!ben.isOpen) {
        await ben.download(ann.project);
        await ben.open();
      }
      return ann.text() === ben.text();
    },
  },
  'the session is checked': {
    isApart: true,
    async prepare(world) {
      await openBoth(world);
      await world.browser.call('POST', '/auth/session/logout', {});
      world.ben.set('id101', 'meanwhile');
      if (!(await until(() => world.ann.state.phase === 'paused', 30_000))) throw new Error('The session did not end.');
      world.ann.set('id102', 'signed out');
    },
    async act({ ann, browser, number }) {
      if (browser.cookie('playhouse_session') === undefined) await signIn(browser, number);
      const { status } = await ann.call('GET', '/auth/session/check.json');
      ann.tell({ type: 'sessionChecked', isSignedIn: status === 'success' });
    },
    isDone: ({ ann, ben }) => ann.get('id101') === 'meanwhile' && ben.get('id102') === 'signed out',
  },
  'projects are listed': {
    isApart: true,
    prepare: openBoth,
    async act({ ann, ben }) {
      const { user } = await ann.call('GET', '/auth/session/check.json');
      const id = (user as { id: string }).id;
      const { projects } = await ann.call('GET', `/db/creator2_${id}_ini/project_library`);
      if (!(projects as { id: string }[]).some((each) => each.id === ben.project)) throw new Error('It is not listed.');
    },
    isDone: () => true,
  },
  'a version is restored': {
    isApart: true,
    async prepare(world) {
      await openBoth(world);
      await world.ben.call('POST', versions(world), { name: 'Before' });
      world.ben.set('id101', 'after');
      await until(() => world.ann.get('id101') === 'after', 30_000);
    },
    async act(world) {
      const { versions: kept } = await world.ann.call('GET', versions(world));
      const before = (kept as { id: string; name?: string }[]).find(({ name }) => name === 'Before');
      await world.ann.call('POST', `${versions(world)}/${before?.id}/restore`, {});
    },
    isDone: ({ ann, ben }) => ann.get('id101') === undefined && ben.get('id101') === undefined,
  },
};
