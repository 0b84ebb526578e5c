import fs from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backUpData, openPlayhouse } from '@playhouse/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callJson } from '../cli/inProcess.ts';
import { Member, serveProgram, uuidOf } from './servedProgram.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'playhouse-commands-'));
});

afterEach(() => rm(folder, { recursive: true }));

const options = () => ({ cwd: folder });

describe('backup and restore', () => {
  it('move a server to another folder, where everybody signs in as before', async () => {
    const served = await serveProgram(folder);
    const ann = new Member(served.address);
    await ann.join('ann-otter', served.setup);
    const { body } = await ann.call('PUT', `creator/project/${uuidOf(1)}`, { name: 'Maze' });
    const docs = [{ _id: 'object.json', title: 'Maze' }];
    await ann.call('POST', `db/project_${body.id}/_bulk_docs`, { docs });
    expect(await callJson(['backup', 'saved', '--data', 'data'], options())).toMatchObject({
      status: 3,
      value: { error: { code: 'data.locked' } },
    });
    await served.stop();
    const saved = await callJson(['backup', 'saved', '--data', 'data'], options());
    expect(saved).toMatchObject({ status: 0 });
    await rm(path.join(folder, 'data'), { recursive: true });
    expect(await callJson(['restore', 'saved', '--data', 'data'], options())).toEqual(saved);
    const again = await serveProgram(folder);
    const moved = new Member(again.address);
    const login = { username: 'ann-otter', password: 'correct horse' };
    expect((await moved.call('POST', 'auth/session/login', login)).status).toBe(200);
    expect((await moved.call('GET', `db/project_${body.id}/object.json`)).body).toMatchObject({ title: 'Maze' });
    const same = await moved.call('PUT', `creator/project/${uuidOf(1)}`, { name: 'Maze' });
    expect([same.status, same.body.id]).toEqual([200, body.id]);
    await again.stop();
  });

  it('refuse to overwrite, and to restore over data', async () => {
    const place = { data: path.join(folder, 'data') };
    await (await openPlayhouse(place)).close();
    await backUpData(place, path.join(folder, 'saved'));
    const codeOf = async (...args: string[]) => (await callJson(args, options())).value.error.code;
    expect(await codeOf('backup', 'saved', '--data', 'data')).toBe('backup.exists');
    expect(await codeOf('backup', 'other', '--data', 'none')).toBe('data.missing');
    expect(await codeOf('restore', 'saved', '--data', 'data')).toBe('backup.unusable');
    expect(await codeOf('restore', 'data', '--data', 'fresh')).toBe('backup.unusable');
  });
});

describe('doctor', () => {
  const faultsOf = async () => {
    const { status, value } = await callJson(['doctor', '--data', 'data'], options());
    const found = (value.findings as { name: string; isThere: boolean; isNeeded: boolean; text: string }[]).filter(
      ({ isThere, isNeeded }) => isNeeded && !isThere,
    );
    return { status, found };
  };

  it('finds nothing wrong with new data but that there is no administrator', async () => {
    await (await openPlayhouse({ data: path.join(folder, 'data') })).close();
    expect(await faultsOf()).toMatchObject({ status: 1, found: [{ name: 'Administrator' }] });
    const served = await serveProgram(folder);
    await new Member(served.address).join('ann-otter', served.setup);
    await served.stop();
    expect(await faultsOf()).toEqual({ status: 0, found: [] });
  });

  it('finds files that others can read', async () => {
    await (await openPlayhouse({ data: path.join(folder, 'data') })).close();
    fs.chmodSync(path.join(folder, 'data'), 0o755);
    expect((await faultsOf()).found[0]).toMatchObject({ name: 'Files', text: expect.stringContaining('can read') });
  });
});
