import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { apiTable } from './apiTable.ts';
import { openApi } from './openApi.ts';
import { apiSchemas } from './schemas.ts';

interface Description {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, { operationId: string; parameters?: object[] }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

const description = openApi('1.2.3') as Description;

it('describes each call of the table, and no other', () => {
  const described = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId }]) => `${operationId} ${method} ${path}`),
  );
  const expected = apiTable.map(
    ({ id, method, path }) => `${id} ${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
  );
  expect(described.sort()).toEqual(expected.sort());
  expect(new Set(apiTable.map(({ id }) => id)).size).toBe(apiTable.length);
});

it('declares the parameters of each path', () => {
  for (const [path, operations] of Object.entries(description.paths)) {
    for (const { parameters = [] } of Object.values(operations)) {
      const inPath = parameters
        .filter((each) => Reflect.get(each, 'in') === 'path')
        .map((each) => Reflect.get(each, 'name'));
      expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    }
  }
});

it('has only references that lead somewhere, and uses every schema', () => {
  const references = new Set(
    Array.from(JSON.stringify(description).matchAll(/"\$ref":"([^"]+)"/g), ([, to = '']) => to),
  );
  const names = [...references].map((to) => to.replace('#/components/schemas/', ''));
  expect(names.sort()).toEqual(Object.keys(description.components.schemas).sort());
});

it.each(Object.entries(apiSchemas))('has a valid schema %s that leaves no room for more', (_, schema) => {
  const ajv = new Ajv2020({ strict: true, strictTypes: false });
  expect(ajv.compile(schema)({ surprise: 1 })).toBe(false);
});
