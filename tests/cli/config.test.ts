import fs from 'node:fs';
import path from 'node:path';
import { buildProject } from '@playhouse/core/testing';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../cli/src/config/readConfig.ts';
import schema from '../../schemas/config/playhouse.config.json' with { type: 'json' };
import { callApartJson } from './callApart.ts';
import { call, callJson } from './inProcess.ts';
import { putFiles, putProject, temporaryFolder } from './playhouse.ts';

const folder = temporaryFolder();
const inner = path.join(folder, 'games/inner');

beforeAll(() => {
  for (const name of ['one', 'two', 'old/three', 'drafts/four']) {
    const project = buildProject({ title: `${path.basename(name)}\u0007` });
    putProject(path.join(inner, name), { project, files: new Map() });
  }
});

function put(config: unknown): void {
  putFiles(folder, [['playhouse.config.json', typeof config === 'string' ? config : JSON.stringify(config)]]);
}

describe('playhouse.config.json', () => {
  it('is found in a parent folder, provides options that the call does not set, and can be ignored', async () => {
    put({ validate: { maxWarnings: 0 }, ignore: ['games/*/old', '**/four'] });
    expect(await callJson(['validate', 'one'], { cwd: inner })).toMatchObject({ status: 1 });
    expect(await callJson(['validate', 'one', '--max-warnings', '1'], { cwd: inner })).toMatchObject({
      status: 0,
    });
    expect(await callJson(['validate', 'one', '--no-config'], { cwd: inner })).toMatchObject({ status: 0 });
    const { value } = await callApartJson(['validate', '{one,old/*,drafts/*}'], { cwd: inner });
    expect(value.results.map(({ project }: { project: { path: string } }) => project.path)).toEqual(['one']);
    const named = await callJson(['validate', 'old/three'], { cwd: inner });
    expect(named.value.project.path).toBe('old/three');
  });

  it('prefers the section of a command to common options, and writes reports next to itself', async () => {
    put({ format: 'sarif', validate: { format: 'junit', output: 'report.xml' } });
    const { status, stdout } = await call(['validate', 'one'], { cwd: inner });
    expect([status, stdout.split('\n')[0]]).toEqual([0, 'one: one\ufffd']);
    expect(fs.readFileSync(path.join(folder, 'report.xml'), 'utf8')).toMatch(/^<\?xml/);
    put({ format: 'json', validate: {} });
    expect(JSON.parse((await call(['validate', 'one'], { cwd: inner })).stdout).project.path).toBe('one');
  });

  it.each([
    [
      'an unknown option',
      '{\n  "maxWarning": 3\n}',
      '2:3: There is no option "maxWarning" here. Choose one of ignore, ',
    ],
    [
      'an unknown option in a section',
      '{"validate": {"frames": 1}}',
      '1:15: There is no option "frames" here. Choose one of ignore, ',
    ],
    ['an invalid value', '{"validate": {"maxWarnings": -1}}', '1:30: "maxWarnings" must be a whole number from 0.'],
    ['an invalid section', '{"test": []}', '1:10: "test" must be an object of options.'],
    ['a key that every object has', '{"constructor": 1}', '1:2: There is no option "constructor" here. '],
    ['not JSON', '{\n "jobs": 2,\n}', '3:1: Expected '],
    ['a list', '[]', '1:1: A configuration must be an object, such as '],
  ])('with %s is rejected as invalid usage, with its location', async (_, text, words) => {
    put(text);
    const { status, stdout, stderr } = await call(['validate', 'one'], { cwd: inner });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^[^\n]+\.\n$/);
    expect(stderr).toContain(`../../playhouse.config.json:${words}`);
    const json = await callJson(['validate', 'one'], { cwd: inner });
    expect(json).toMatchObject({ status: 2, value: { error: { code: 'config.invalid' } } });
  });

  it('is accepted exactly when its schema accepts it', async () => {
    const validate = new Ajv2020({ strict: true }).compile(schema);
    const values = [0, 1, -1, 1.5, '', 'text', 'sarif', 'xml', [], ['a'], [''], [1], {}, null, true];
    const names = [
      'ignore',
      'jobs',
      'format',
      'output',
      'codeFrames',
      'maxWarnings',
      'maxSeconds',
      'only',
      'odd',
      '$schema',
    ];
    const cases = names.flatMap((name) =>
      values.flatMap((value) => [{ [name]: value }, { validate: { [name]: value } }, { test: { [name]: value } }]),
    );
    const accepted = [];
    for (const config of [...cases, { $schema: 'x' }, {}, { validate: {} }, { validate: [] }, { test: 1 }]) {
      put(config);
      const isRead = await readConfig('validate', inner).then(
        () => true,
        () => false,
      );
      expect([config, isRead]).toEqual([config, validate(config)]);
      if (isRead) accepted.push(config);
    }
    expect(accepted.length).toBeGreaterThan(20);
  });
});
