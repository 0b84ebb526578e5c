import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startDatabaseServer } from './databaseServer.ts';
import { judge, type Unavailable } from './judge.ts';
import { noteRefusals } from './refusals.ts';
import { runSuite, whyNot } from './suite.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    policy: { type: 'boolean', default: false },
    couchdb: { type: 'string' },
    against: { type: 'string' },
    grep: { type: 'string' },
  },
});
const folder = positionals[0] ?? process.env.PLAYHOUSE_POUCHDB;
const fault = folder === undefined ? 'Name a folder with PouchDB’s repository.' : whyNot(folder);
if (folder === undefined || fault) {
  console.error(fault);
  process.exitCode = 1;
} else await run(folder);

async function run(suite: string): Promise<void> {
  const refusals = values.policy ? await noteRefusals() : undefined;
  const server = values.against ? undefined : await startDatabaseServer({ couchdb: values.couchdb, refusals });
  const address = server?.address ?? values.against ?? '';
  const result = await runSuite(suite, { address, grep: values.grep, tell: refusals?.address });
  await server?.close();
  refusals?.close();
  const known = [
    ...(values.against ? [] : listed('unavailable.json')),
    ...(refusals ? listed('refusedByPolicy.json') : []),
  ];
  const { lines, isGood } = judge(result, known, { refusals, isCouchDb: values.couchdb !== undefined });
  console.log(lines.join('\n'));
  if (!isGood) process.exitCode = 1;
}

function listed(file: string): Unavailable[] {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}
