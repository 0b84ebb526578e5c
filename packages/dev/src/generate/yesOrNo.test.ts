import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { compileValidators, type Schema } from './schemaCode.ts';

const root: Schema = {
  $id: 'https://playhouse.example/root.json',
  title: 'Root',
  type: 'object',
  required: ['tree'],
  properties: {
    tree: { $ref: 'tree.json' },
    custom: { type: 'object', patternProperties: { '^id[0-9]+$': { type: 'number' } } },
  },
};

const schema: Schema = {
  $id: 'https://playhouse.example/tree.json',
  title: 'Tree',
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: 'string', pattern: '^id[0-9]{1,19}$' },
    name: { type: 'string', minLength: 1, maxLength: 3 },
    size: { type: 'integer', minimum: 0 },
    kind: { enum: ['a', 1] },
    list: { type: 'array', maxItems: 2, items: { $ref: '#' } },
  },
};

const mostly = <Value>(value: Value, other: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant<unknown>(value) }, { weight: 1, arbitrary: other });

const tree = fc.letrec((tie) => ({
  tree: fc.record(
    {
      id: mostly('id1', fc.constantFrom(7, 'id', 'id1x', 'Id1', `id${'1'.repeat(20)}`, `id${'1'.repeat(19)}`)),
      name: mostly('😀😀😀', fc.oneof(fc.string({ unit: 'binary', maxLength: 5 }), fc.constantFrom('😀😀😀😀', 1))),
      size: mostly(7, fc.constantFrom(-1, 0.5, '1', 0)),
      kind: mostly('a', fc.constantFrom(1, 'b', null)),
      list: fc.oneof(fc.array(tie('tree'), { maxLength: 3 }), fc.constant({})),
      other: fc.anything({ maxDepth: 1 }),
    },
    { requiredKeys: ['id'] },
  ),
})).tree;

it('validators without error messages give the same results as those of Ajv', async () => {
  const code = compileValidators([root, schema], { validate: root.$id });
  expect(code).not.toMatch(/instancePath|errors/);
  const lean: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const { validate } = lean as { validate(value: unknown): boolean };
  const judge = new Ajv2020({ strict: false, schemas: [schema] }).compile(root);
  const said = { true: 0, false: 0 };
  fc.assert(
    fc.property(
      fc.oneof(fc.record({ tree, custom: fc.constantFrom({ id7: 7 }, { id7: 'x' }, { x: 'x' }) }), fc.anything()),
      (value) => {
        const answer = judge(value);
        said[`${answer}`] += 1;
        expect(validate(value)).toBe(answer);
      },
    ),
    { seed: 1, numRuns: 3000 },
  );
  expect(Math.min(said.true, said.false)).toBeGreaterThan(50);
});
