import { stat } from 'node:fs/promises';
import path from 'node:path';
import { AuditLog } from '../audit/auditLog.ts';
import { databaseNames } from '../backup/databaseNames.ts';
import { Libraries } from '../projects/libraries.ts';
import { projectDatabase, recordKinds, userDatabase } from '../records/recordKinds.ts';
import { Records } from '../records/records.ts';
import type { RecordKind } from '../records/recordTypes.ts';
import { checkShape } from '../shapes/checkShape.ts';
import type { DatabaseStore } from '../stores/databaseStore.ts';
import { DiskWatch, spaceOf } from './diskWatch.ts';

/** What was looked at, and what is wrong with it; blank when nothing is. */
export interface DataFinding {
  readonly name: string;
  readonly fault: string;
}

const most = 1_000_000;

/** Looks at everything that a server stores: whether it is there, whole, and readable by its owner only. */
export async function examineData(store: DatabaseStore, folder: string): Promise<DataFinding[]> {
  const records = new Records(store);
  const instance = await records.get('instance', 'instance');
  if (!instance) return [{ name: 'Data', fault: 'There is no data here yet.' }];
  return [
    { name: 'Files', fault: await faultOfFiles(folder) },
    { name: 'Disk', fault: await faultOfDisk(folder) },
    { name: 'Records', fault: await faultOfRecords(records) },
    { name: 'Databases', fault: await faultOfDatabases(store, records) },
    { name: 'Jobs', fault: await faultOfJobs(records) },
    { name: 'Libraries', fault: await faultOfLibraries(records) },
    { name: 'Audit log', fault: await faultOfAudit(store, records) },
    {
      name: 'Administrator',
      fault: instance.hasAdmin ? '' : 'Nobody is administrator. Use the link that the server prints.',
    },
  ];
}

async function faultOfFiles(folder: string): Promise<string> {
  for (const name of ['', 'secret.json']) {
    const file = path.join(folder, name);
    const mode = (await stat(file)).mode & 0o077;
    if (mode !== 0 && process.platform !== 'win32') return `Others on this computer can read ${file}. Change its mode.`;
  }
  return '';
}

async function faultOfDisk(folder: string): Promise<string> {
  const disk = new DiskWatch(() => spaceOf(folder));
  await disk.look();
  return disk.isFull() ? 'The disk is nearly full: nothing more can be stored.' : '';
}

async function faultOfRecords(records: Records): Promise<string> {
  const kinds: readonly RecordKind[] = [
    'account',
    'name',
    'invite',
    'token',
    'session',
    'project',
    'owner',
    'slots',
    'job',
  ];
  for (const kind of kinds) {
    for (const { key, value } of await records.list(kind, '', most)) {
      const wrong = checkShape(recordKinds[kind].schema, value);
      if (wrong !== undefined) return `The record ${kind} ${key} is not as it should be: ${wrong}`;
    }
  }
  return '';
}

async function faultOfDatabases(store: DatabaseStore, records: Records): Promise<string> {
  const users = (await records.list('account', '', most)).map(({ key }) => userDatabase(key));
  const listed = await records.list('project', '', most);
  // One that is being erased may have lost its database already.
  const projects = listed.filter(({ value }) => value.state !== 'erasing').map(({ key }) => projectDatabase(key));
  for (const name of [...users, ...projects]) {
    const info = await store.info(name);
    if (!info.ok) return `The database ${name} cannot be read: ${info.fault.message}`;
  }
  return '';
}

async function faultOfJobs(records: Records): Promise<string> {
  for (const { key, value } of await records.list('job', '', most)) {
    if (value.state === 'failed') return `The job ${key} failed: ${value.error}`;
  }
  return '';
}

async function faultOfLibraries(records: Records): Promise<string> {
  const libraries = new Libraries(records);
  for (const { key } of await records.list('account', '', most)) {
    const before = JSON.stringify(await records.get('projectLibrary', key));
    await libraries.write(key);
    const isSame = JSON.stringify(await records.get('projectLibrary', key)) === before;
    if (!isSame) return `The library of ${key} was not up to date. It was written again; look once more.`;
  }
  return '';
}

async function faultOfAudit(store: DatabaseStore, records: Records): Promise<string> {
  const audit = new AuditLog(records, Date.now);
  for (const name of await databaseNames(store, records, Date.now())) {
    const [, month] = /^audit_(\d{6})$/.exec(name) ?? [];
    const entry = month === undefined ? undefined : await audit.verify(month);
    if (entry !== undefined)
      return `The audit log of ${month} was changed at entry ${entry}, or entries before it are missing.`;
  }
  return '';
}
