/** Makes the examples that the editor shows and inserts, from the same rows as those of the reference. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BehaviorFixture } from '../../../../fixtures/behaviors/fixtureProject.ts';
import { exampleRowOf } from './exampleRow.ts';

const declarations = `import type { Behavior } from './entities.ts';

/** A behavior of an example: what it has beside the defaults of its class. */
export interface ExampleDescription {
  readonly class: string;
  readonly attributes?: Readonly<Record<string, unknown>>;
  readonly conditions?: Behavior['conditions'];
  readonly behaviors?: readonly ExampleDescription[];
  readonly elseBehaviors?: readonly ExampleDescription[];
}

/** An example of a behavior, and in a few words what it does. */
export interface BehaviorExample {
  readonly title: string;
  readonly behavior: ExampleDescription;
}

`;

const folder = 'fixtures/behaviors';

/** Returns the generated file by its path below the repository. */
export function generateBehaviorExamples(root: string): Map<string, string> {
  const names = readdirSync(path.join(root, folder)).filter((file) => file.endsWith('.json'));
  const fixtures = names
    .sort()
    .map((file): BehaviorFixture => JSON.parse(readFileSync(path.join(root, folder, file), 'utf8')));
  const examples = fixtures.flatMap((fixture) => {
    const row = exampleRowOf(fixture);
    if (!row) return [];
    const { title, example: _, ...behavior } = row;
    return [[fixture.class, { title, behavior: { class: fixture.class, ...behavior } }] as const];
  });
  const text = [
    `// Generated from ${folder} by \`npm run generate\`. Do not edit.\n`,
    declarations,
    '/** An example of every behavior, by class. What it refers to is in the project of the fixtures. */\n',
    'export const behaviorExamples: Readonly<Record<string, BehaviorExample>> = ',
    `${JSON.stringify(Object.fromEntries(examples), null, 2)};\n`,
  ];
  return new Map([['packages/core/src/generated/behaviorExamples.ts', text.join('')]]);
}
