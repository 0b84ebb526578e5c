import { validateProject } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { expect, test } from 'vitest';
import { keyOfIssue } from './problemFix.ts';

const lost = (id: string) => ({ keypath: `self.attributes.${id}` });

test.each([
  ['two references that are missing', [lost('id88'), '+', lost('id89')]],
  ['two calls of what is not a function', ['nothing(1)+nothing(2)']],
])('the findings of one expression with %s have keys of their own', (_, parts) => {
  const speed = { '@': 'expression', $: parts };
  const project = buildProject({
    prototypes: [{ id: 'id1', behaviors: [{ id: 'id2', class: 'MoveBehavior', attributes: { speed } }] }],
  });
  const found = validateProject(project).issues.filter(({ code }) => code.startsWith('expression.'));
  expect(found).toHaveLength(2);
  expect(new Set(found.map(keyOfIssue)).size).toBe(2);
});
