import fs from 'node:fs';
import path from 'node:path';
import { buildProject } from '@playhouse/core/testing';
import { Ajv } from 'ajv';
import { parse as parseJUnit } from 'junit2json';
import { beforeAll, describe, expect, it } from 'vitest';
import { callApart } from './callApart.ts';
import { call } from './inProcess.ts';
import { putFiles, putProject, temporaryFolder } from './playhouse.ts';
import { sarifSchema } from './sarifSchema.ts';

const folder = temporaryFolder();
const move = { id: 'id7', class: 'ChangeSceneAction', attributes: { sceneKey: 'id404' } };
/** What a name from a project must not inject into a report: end a line, a command, an element, a color. */
const hostile = 'Evil\r\n::error::%0A,x: <b a="1">&\u001b[31m]]>';

beforeAll(() => {
  const faulty = buildProject({
    title: hostile,
    prototypes: [
      { id: 'id1', name: hostile, behaviors: [move] },
      { id: 'id2', name: 'Ring\u0007', behaviors: [{ ...move, id: 'id8' }] },
    ],
    scenes: [{ id: 'id1', name: 'Garden' }],
  });
  putProject(path.join(folder, 'my games/faulty #1'), { project: faulty, files: new Map() });
  putProject(path.join(folder, 'good'), { project: buildProject({ title: 'Good' }), files: new Map() });
  putFiles(folder, [['notes.txt', 'no project']]);
});

const places = ['my games/faulty #1', 'good', 'notes.txt'];

async function report(format: string, options: readonly string[] = [], given = places) {
  const outcome = await callApart(['validate', ...given, '--format', format, ...options], { cwd: folder });
  return { ...outcome, text: outcome.stdout };
}

/** The text that a region of a file covers. */
function covered(file: string, region: { startLine: number; startColumn: number; endColumn: number }): string {
  const line = fs.readFileSync(path.join(folder, file), 'utf8').split('\n')[region.startLine - 1] ?? '';
  return line.slice(region.startColumn - 1, region.endColumn - 1);
}

describe('a report as SARIF', () => {
  it('satisfies the standard and code scanning, and points at the value', async () => {
    const { status, text } = await report('sarif');
    expect(status).toBe(3);
    const log = JSON.parse(text);
    const validate = new Ajv({ allErrors: true, strict: false }).compile(sarifSchema);
    expect([validate(log), validate.errors]).toEqual([true, null]);
    const [{ tool, results, invocations }] = log.runs;
    const rules: { id: string }[] = tool.driver.rules;
    expect(results).toHaveLength(6);
    for (const { ruleId, ruleIndex } of results) expect(rules[ruleIndex]?.id).toBe(ruleId);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    expect(invocations).toEqual([{ executionSuccessful: false }]);
    const missing = results.filter(({ ruleId }: { ruleId: string }) => ruleId === 'reference.missing');
    expect(missing).toHaveLength(2);
    for (const { locations, level } of missing) {
      expect(level).toBe('error');
      const { artifactLocation, region } = locations[0].physicalLocation;
      expect(artifactLocation).toMatchObject({ uriBaseId: '%SRCROOT%' });
      expect(artifactLocation.uri).toMatch(/^my%20games\/faulty%20%231\/actors\/id[12]\.json$/);
      expect(covered(decodeURIComponent(artifactLocation.uri), region)).toBe('"id404"');
    }
    const unreadable = results.find(({ ruleId }: { ruleId: string }) => ruleId === 'archive.unreadable');
    expect(unreadable.locations[0].physicalLocation.artifactLocation.uri).toBe('notes.txt');
  });

  it('identifies a finding after lines and list indexes have moved, and distinguishes different ones', async () => {
    const target = path.join(folder, 'my games/faulty #1');
    const file = path.join(target, 'actors/id1.json');
    const prints = async (): Promise<string[]> => {
      const log = JSON.parse((await report('sarif', [], ['my games/faulty #1'])).text);
      return log.runs[0].results.map((result: { partialFingerprints: Record<string, string> }) =>
        JSON.stringify(result.partialFingerprints),
      );
    };
    const before = await prints();
    expect(new Set(before).size).toBe(before.length);
    const text = fs.readFileSync(file, 'utf8');
    const note =
      '"behaviors": [\n\n{"id": "id99", "class": "NoteBehavior", "enabled": true, "attributes": {"name": "", "note": ""}},';
    fs.writeFileSync(file, text.replace('"behaviors": [', note));
    expect(await prints()).toEqual(before);
    fs.writeFileSync(file, text);
  });
});

describe('a report as JUnit', () => {
  it('can be read by another parser, with one suite per project and one case per document', async () => {
    const { status, text } = await report('junit');
    expect(status).toBe(3);
    const read = await parseJUnit(text);
    if (!read || !('testsuite' in read)) throw new Error('It has no suites.');
    const { testsuite = [], tests, failures, errors } = read;
    expect(testsuite.map(({ name }) => name)).toEqual(places);
    const cases = testsuite.map((suite) => suite.testcase ?? []);
    const [faulty = [], good = [], unread = []] = cases;
    expect(faulty.map(({ name }) => name)).toEqual([
      'actors/id1.json',
      'actors/id2.json',
      'assets.json',
      'object.json',
      'scenes/id1.json',
    ]);
    expect(faulty.map((each) => each.failure?.length ?? 0)).toEqual([1, 1, 0, 0, 0]);
    const [failure] = faulty[0]?.failure ?? [];
    expect(failure).toMatchObject({ type: 'reference.missing' });
    expect(failure?.inner).toContain('<b a="1">&\ufffd[31m]]>');
    expect(good.every((each) => !each.failure && !each.error)).toBe(true);
    expect(unread.map((each) => each.error?.[0]?.type)).toEqual(['archive.unreadable']);
    expect([tests, failures, errors]).toEqual([cases.flat().length, 2, 1]);
  });

  it('counts too many warnings as a separate failure', async () => {
    const bell = buildProject({ title: 'Ring\u0007' });
    putProject(path.join(folder, 'bell'), { project: bell, files: new Map() });
    const failed = async (most: string): Promise<(string | undefined)[]> => {
      const read = await parseJUnit((await report('junit', ['--max-warnings', most], ['bell'])).text);
      if (!read || !('testsuite' in read)) throw new Error('It has no suites.');
      const cases = read.testsuite?.[0]?.testcase ?? [];
      return cases.filter((each) => each.failure).map(({ name }) => name);
    };
    expect([await failed('1'), await failed('0')]).toEqual([[], ['warnings']]);
  });
});

/** Parses one line of a log like a GitHub runner. */
function readCommand(line: string): { level: string; properties: Record<string, string>; message: string } | undefined {
  const match = /^\s*::(\w+)(?: (.*?))?::(.*)$/.exec(line);
  if (!match) return undefined;
  const plain = (text: string): string =>
    text
      .replaceAll('%0D', '\r')
      .replaceAll('%0A', '\n')
      .replaceAll('%3A', ':')
      .replaceAll('%2C', ',')
      .replaceAll('%25', '%');
  const pairs = (match[2] ?? '').split(',').map((pair) => pair.split('='));
  const properties = Object.fromEntries(pairs.map(([name = '', value = '']) => [name, plain(value)]));
  return { level: match[1] ?? '', properties, message: plain(match[3] ?? '') };
}

describe('a report for GitHub', () => {
  it.each([
    [['--format', 'github'], {}],
    [[], { GITHUB_ACTIONS: 'true' }],
  ])('is chosen by %j and %j, and contains only the findings', async (options, env) => {
    const { status, stdout } = await callApart(['validate', ...places, ...options], { cwd: folder, env });
    expect(status).toBe(3);
    expect(stdout).not.toContain('\u001b');
    const commands = stdout.split('\n').flatMap((line) => readCommand(line) ?? []);
    expect(commands.map(({ level, properties }) => [level, properties.title, properties.file])).toEqual([
      ['error', 'reference.missing', 'my games/faulty #1/actors/id1.json'],
      ['error', 'reference.missing', 'my games/faulty #1/actors/id2.json'],
      ['error', 'archive.unreadable', 'notes.txt'],
      ['warning', 'document.text', 'my games/faulty #1/object.json'],
      ['warning', 'document.text', 'my games/faulty #1/actors/id1.json'],
      ['warning', 'document.text', 'my games/faulty #1/actors/id2.json'],
    ]);
    const [first] = commands;
    expect(first?.message).toContain('::error::%0A,x: <b a="1">&');
    const { line, col, endColumn } = first?.properties ?? {};
    const region = { startLine: Number(line), startColumn: Number(col), endColumn: Number(endColumn) + 1 };
    expect(covered(first?.properties.file ?? '', region)).toBe('"id404"');
    expect(stdout).toMatch(/\n3 projects: 1 passed, 1 with issues, 1 could not be read\.\n$/);
  });

  it('names files relative to the root of the checkout', async () => {
    const env = { GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: folder };
    const { stdout } = await call(['validate', 'faulty #1'], { cwd: path.join(folder, 'my games'), env });
    expect(stdout).toContain('file=my games/faulty #1/actors/id1.json,');
  });
});

describe('destinations of reports', () => {
  it('write the report to a file, and leave terminal output unchanged', async () => {
    const file = path.join(folder, 'out.sarif');
    const plain = await call(['validate', 'my games/faulty #1'], { cwd: folder });
    const { status, stdout } = await report('sarif', ['--output', 'out.sarif'], ['my games/faulty #1']);
    expect([status, stdout]).toEqual([plain.status, plain.stdout]);
    expect(JSON.parse(fs.readFileSync(file, 'utf8')).version).toBe('2.1.0');
    const json = await call(['validate', 'good', '--json', '--format', 'junit', '--output', 'out.xml'], {
      cwd: folder,
    });
    expect(JSON.parse(json.stdout)).toMatchObject({ project: { path: 'good' } });
    expect(fs.readFileSync(path.join(folder, 'out.xml'), 'utf8')).toMatch(/^<\?xml /);
  });

  it.each([
    [['--format', 'json'], /^\{"project":\{"title":"Good".*\}\n$/],
    [['--format', 'text'], /^good: Good\n {2}No problems\n$/],
    [['--format', 'json', '--quiet'], /^\{"project":/],
  ])('include standard output with %j', async (options, shape) => {
    const { status, stdout, stderr } = await call(['validate', 'good', ...options], { cwd: folder });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(shape);
  });

  it.each([
    [['good', '--format', 'xml'], 2, /^Option '--format <format>' argument 'xml' is invalid: allowed choices are /],
    [['good', '--json', '--format', 'sarif'], 2, /^--json and --format sarif cannot both go to standard output; /],
    [['good', '--output', 'nowhere/x.txt'], 3, /^nowhere\/x\.txt cannot be written: it does not exist \(ENOENT\)\.\n$/],
    [['nowhere', '--format', 'text'], 3, /^There is nothing at nowhere\.\n$/],
  ])('are rejected in one sentence for %j', async (args, status, words) => {
    const outcome = await call(['validate', ...args], { cwd: folder });
    const [error = ''] = [outcome.stderr, outcome.stdout].filter((text) => text !== '');
    const text = error.startsWith('{') ? JSON.parse(error).error.message : error;
    expect([outcome.status, text]).toEqual([status, expect.stringMatching(words)]);
  });

  it('all include a project that cannot be read', async () => {
    for (const format of ['sarif', 'junit', 'github', 'json']) {
      const { status, stdout } = await report(format, [], ['nowhere']);
      expect([format, status, stdout.includes('There is nothing at nowhere.')]).toEqual([format, 3, true]);
    }
  });
});
