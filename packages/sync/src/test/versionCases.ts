import { createProject, documentsOf, type ProjectContents } from '@playhouse/core';
import { mostVersions } from '../store/versionsToDrop.ts';
import { type StoreCase, unwrap } from './projectStoreCases.ts';

const picture = Uint8Array.from([137, 80, 78, 71, 0, 255]);
const other = Uint8Array.from([137, 80, 78, 71, 1, 255]);

/** A game with a picture at a path. */
function contentsOf(title: string, bytes: Uint8Array = picture): ProjectContents {
  const project = createProject({ title });
  const image = { id: 'id900', name: 'Wall', files: [{ name: 'wall.png', size: bytes.length }] };
  const assets = { ...project.assets, images: [image] } as typeof project.assets;
  return { project: { ...project, assets }, files: new Map([['images/wall.png', bytes]]) };
}

/** A game with so many pictures. */
function withPictures(count: number): ProjectContents {
  const project = createProject({ title: 'Pictures' });
  const names = Array.from({ length: count }, (_, at) => `wall${at}.png`);
  const images = names.map((name, at) => ({ id: `id${900 + at}`, name, files: [{ name, size: 1 }] }));
  const assets = { ...project.assets, images } as typeof project.assets;
  return {
    project: { ...project, assets },
    files: new Map(names.map((name, at) => [`images/${name}`, Uint8Array.of(at)])),
  };
}

const named = (name: string) => ({ kind: 'named', name }) as const;
const auto = { kind: 'auto', name: '' } as const;

/** What every store promises about versions. */
export const versionCases: readonly StoreCase[] = [
  {
    title: 'versions are listed, newest first, and have the documents and bytes that were kept',
    async run(store, check) {
      const { id } = unwrap(await store.create({ title: 'Maze', contents: contentsOf('Maze') }));
      check.equal(unwrap(await store.versions.list(id)), [], 'none at first');
      check.equal(unwrap(await store.versions.keep(id, named('One'), contentsOf('Maze'))), 'kept', 'first');
      // The same path, other bytes: as after a file was removed and another one added.
      check.equal(unwrap(await store.versions.keep(id, named('Two'), contentsOf('Maze 2', other))), 'kept', 'second');
      const listed = unwrap(await store.versions.list(id));
      check.equal(
        listed.map(({ kind, name }) => [kind, name]),
        [
          ['named', 'Two'],
          ['named', 'One'],
        ],
        'list',
      );
      for (const [at, title, bytes] of [
        [1, 'Maze', picture],
        [0, 'Maze 2', other],
      ] as const) {
        const { documents, files } = unwrap(await store.versions.read(id, listed[at]?.id ?? ''));
        check.equal(documents, new Map(documentsOf(contentsOf(title, bytes).project)), `documents of ${title}`);
        check.equal(files, new Map([['images/wall.png', bytes]]), `files of ${title}`);
      }
    },
  },
  {
    title: 'an automatic version that equals the newest one is not kept, and named ones always are',
    async run(store, check) {
      const { id } = unwrap(await store.create({ title: 'Maze', contents: contentsOf('Maze') }));
      const keep = async (version: typeof auto | ReturnType<typeof named>, contents: ProjectContents) =>
        unwrap(await store.versions.keep(id, version, contents));
      check.equal(await keep(auto, contentsOf('Maze')), 'kept', 'first');
      check.equal(await keep(auto, contentsOf('Maze')), 'same', 'again');
      check.equal(await keep(named('One'), contentsOf('Maze')), 'kept', 'with a name');
      check.equal(await keep(auto, contentsOf('Maze', other)), 'kept', 'another picture');
      check.equal(await keep(auto, contentsOf('Maze 2', other)), 'kept', 'another document');
      check.equal(unwrap(await store.versions.list(id)).length, 4, 'all');
    },
  },
  {
    title: 'the oldest automatic versions go with their files, and those with a name stay',
    async run(store, check) {
      const { id } = unwrap(await store.create({ title: 'Maze', contents: contentsOf('Maze') }));
      unwrap(await store.versions.keep(id, named('First'), contentsOf('First', other)));
      for (let count = 0; count < mostVersions + 5; count += 1) {
        unwrap(await store.versions.keep(id, auto, contentsOf(`Maze ${count}`, Uint8Array.of(count))));
      }
      const listed = unwrap(await store.versions.list(id));
      check.equal([listed.length, listed.at(-1)?.name], [mostVersions, 'First'], 'left');
      for (const version of listed) {
        check.equal(unwrap(await store.versions.read(id, version.id)).files.size, 1, `files of ${version.id}`);
      }
      const missing = await store.versions.read(id, 'version/none');
      check.equal(missing.ok ? '' : missing.fault.code, 'version.notFound', 'one that is gone');
    },
  },
  {
    title: 'versions that are kept at the same time keep their files, also where older ones go',
    async run(store, check) {
      const { id } = unwrap(await store.create({ title: 'Maze', contents: contentsOf('Maze') }));
      for (let count = 0; count < mostVersions; count += 1) {
        unwrap(await store.versions.keep(id, auto, contentsOf(`Maze ${count}`)));
      }
      // While many files are stored one after the other, a small version drops an old one with its files.
      const large = store.versions.keep(id, named('large'), withPictures(40));
      const small = store.versions.keep(id, named('small'), contentsOf('Small', other));
      for (const each of await Promise.all([large, small])) unwrap(each);
      const listed = unwrap(await store.versions.list(id));
      check.equal(listed.length, mostVersions, 'left');
      const stored = listed.find(({ name }) => name === 'large')?.id ?? '';
      check.equal(unwrap(await store.versions.read(id, stored)).files, withPictures(40).files, 'files');
    },
  },
  {
    title: 'versions are deleted with their project, and copies start without',
    async run(store, check) {
      const { id } = unwrap(await store.create({ title: 'Maze', contents: contentsOf('Maze') }));
      unwrap(await store.versions.keep(id, named('One'), contentsOf('Maze')));
      const copy = unwrap(await store.duplicate(id, 'Copy'));
      check.equal(unwrap(await store.versions.list(copy.id)), [], 'copy');
      unwrap(await store.destroy(id));
      check.equal(unwrap(await store.versions.list(id)), [], 'deleted');
    },
  },
];
