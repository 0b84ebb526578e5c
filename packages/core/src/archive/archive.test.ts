import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { buildProject } from '../testing.ts';
import { packArchive } from './packArchive.ts';
import { readProject } from './readProject.ts';
import { readArchive, unpackArchive } from './unpackArchive.ts';
import { writeProject } from './writeProject.ts';

const text = (value: string): Uint8Array => new TextEncoder().encode(value);
const png = new Uint8Array(5000).fill(7);
const files = writeProject({
  project: buildProject({ prototypes: [{ name: 'Ünïcödé \u{1f600}' }], images: ['hero'] }),
  files: new Map([
    ['images/hero é.png', png],
    ['sounds/x.wav', png],
    ['fonts/empty.ttf', new Uint8Array()],
  ]),
});

describe('a packed archive', () => {
  const packed = packArchive(files);

  it('unpacks to the same files in code-point order', () => {
    expect(unpackArchive(packed)).toEqual({ ok: true, value: files });
  });

  it('can be read by another zip program', () => {
    const other = unzipSync(packed);
    expect(Object.keys(other)).toEqual([...files.keys()]);
    for (const [name, bytes] of files) expect(other[name]).toEqual(bytes);
  });

  it('has the same bytes whatever the order of the files and the time zone', () => {
    const zone = process.env.TZ;
    process.env.TZ = 'Pacific/Kiritimati';
    expect(packArchive(new Map([...files].reverse()))).toEqual(packed);
    process.env.TZ = zone ?? '';
    if (zone === undefined) Reflect.deleteProperty(process.env, 'TZ');
  });

  it('stores images uncompressed and compresses text', () => {
    const sizeOf = (name: string, bytes: Uint8Array) => packArchive(new Map([[name, bytes]])).length;
    expect(sizeOf('images/a.png', png)).toBeGreaterThan(5000);
    expect(sizeOf('sounds/a.wav', png)).toBeLessThan(300);
    expect(sizeOf('object.json', text('{}'))).toBe(30 + 46 + 22 + 2 * 'object.json'.length + 2);
  });

  it('is valid even without files', () => {
    expect(unpackArchive(packArchive(new Map()))).toEqual({ ok: true, value: new Map() });
  });
});

it('any files survive packing and unpacking unchanged', () => {
  const name = fc.stringMatching(/^[a-z0-9]{1,8}$/).map((base) => `images/${base}.bin`);
  const contents = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.nat(200_000).map((size) => new Uint8Array(size).fill(65)),
  );
  fc.assert(
    fc.property(fc.dictionary(name, contents, { maxKeys: 6 }), (dictionary) => {
      const given = new Map(Object.entries(dictionary));
      const unpacked = unpackArchive(packArchive(given));
      expect(unpacked.ok && Object.fromEntries(unpacked.value)).toEqual({ ...dictionary });
    }),
    { seed: 1, numRuns: 100 },
  );
});

it('an archive that is cut off or damaged anywhere is refused or unpacks to the same files, and never throws', () => {
  const packed = packArchive(
    new Map([
      ['object.json', text('{"a":1}'.repeat(20))],
      ['images/a.png', text('123')],
    ]),
  );
  const whole = unpackArchive(packed);
  fc.assert(
    fc.property(fc.nat(packed.length - 1), fc.nat(255), fc.boolean(), (at, byte, isCut) => {
      const damaged = isCut ? packed.slice(0, at) : packed.slice();
      if (!isCut) damaged[at] = byte;
      const result = unpackArchive(damaged, { names: 'any' });
      if (result.ok) {
        const contents = [...result.value.values()];
        expect(contents).toEqual(whole.ok ? [...whole.value.values()] : []);
      } else expect(result.issues[0]?.message).toMatch(/^[A-Z].*\.$/);
    }),
    { seed: 1, numRuns: 3000 },
  );
});

it('any well-formed text, in any field, survives an archive unchanged', () => {
  const base = buildProject({
    prototypes: [{}],
    tables: [{ name: 'T', rows: ['a'], columns: [{ name: 'c', cells: [''] }] }],
  });
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (value) => {
      const name = value.slice(0, 100).toWellFormed();
      const object = {
        ...base.object,
        title: name,
        longDescription: value,
        attributes: {
          ...base.object.attributes,
          id9: { '@': 'text', $: value, name },
          [`x${value}`]: { [`y${value}`]: [value] },
        },
      };
      const source = { id: 'id1', name, event: value, enabled: true, source: value };
      const project = { ...base, object, delegates: new Map([['id1', source]]) };
      const unpacked = unpackArchive(packArchive(writeProject({ project, files: new Map() })));
      const read = unpacked.ok ? readProject(unpacked.value) : unpacked;
      expect(read).toMatchObject({ ok: true, value: { contents: { project } } });
    }),
    { seed: 1, numRuns: 300 },
  );
});

describe('the archive of a project', () => {
  it('may have one outer folder, as file managers pack it', () => {
    const outer = new Map([...files].map(([name, bytes]) => [`Top Down/${name}`, bytes]));
    expect(unpackArchive(packArchive(outer))).toEqual({ ok: true, value: files });
  });

  it('may have foreign entries, which are skipped and named', () => {
    const foreign = ['__MACOSX/._object.json', 'readme.txt', 'images/Thumbs.db/x', 'inner.zip', '.git/config'];
    const mixed = new Map([...files, ...foreign.map((name) => [name, text('x')] as const)]);
    const result = readArchive(packArchive(mixed));
    expect(result.ok && result.value.files).toEqual(files);
    expect(result.ok && result.value.notes.map(({ code, params }) => [code, params.name]).sort()).toEqual(
      foreign.map((name) => ['archive.foreign', name]).sort(),
    );
  });

  it('of a legacy project is unpacked completely', () => {
    const legacy = ['object.xml', 'actors/1.xml', 'images/é.png', 'A.gsproj'].map(
      (name) => [`A.gameproj/${name}`, text(name)] as const,
    );
    expect(unpackArchive(packArchive(new Map(legacy)))).toEqual({ ok: true, value: new Map(legacy.toSorted()) });
    const both = new Map([...files, ['old/object.xml', text('<game/>')] as const]);
    expect(unpackArchive(packArchive(both))).toEqual({ ok: true, value: files });
  });

  it('with other names is unpacked completely when all entries are requested', () => {
    const other = new Map([['a/b.txt', text('1')]]);
    expect(unpackArchive(packArchive(other), { names: 'any' })).toEqual({ ok: true, value: other });
    expect(unpackArchive(packArchive(other))).toEqual({ ok: true, value: new Map() });
  });
});
