import { validateProject } from '@playhouse/core';
import { expect, it } from 'vitest';
import { meaningsProject } from '../../fixtures/projects/build/meaningsProject.ts';
import { callApart } from './callApart.ts';
import { fixtures } from './playhouse.ts';

it('every scene of the fixture has the expected semantics', async () => {
  const { project, files } = meaningsProject();
  const { status, stdout, stderr } = await callApart(['test', `${fixtures}/meanings`, '--json']);
  expect(stderr).toBe('');
  const results: { name: string; passed: boolean }[] = JSON.parse(stdout).tests;
  expect(results.filter(({ passed }) => !passed)).toEqual([]);
  expect(results.map(({ name }) => name)).toEqual([...project.tests.keys()].sort());
  expect(status).toBe(0);
  expect(validateProject(project, files).issues.filter(({ severity }) => severity === 'blocking')).toEqual([]);
});
