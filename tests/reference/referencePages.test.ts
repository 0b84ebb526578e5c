import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type BehaviorDescriptor,
  behaviorDescriptors,
  builtInAttributes,
  conditionKinds,
  delegateEvents,
  expressionFunctions,
  issueCodes,
  keyNames,
} from '@playhouse/core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { generateReference } from '../../packages/dev/src/generate/reference/generateReference.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = 'docs/reference';
const written = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => file.endsWith('.md'));
const pages = new Map(written.map((file) => [file, readFileSync(path.join(root, folder, file), 'utf8')]));

function page(file: string): string {
  return pages.get(file) ?? '';
}

/** Anchors of the headings of a page, as code hosts generate them. */
function anchorsOf(text: string): Set<string> {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    ),
  );
}

function jsonIn(text: string): unknown[] {
  return [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => JSON.parse(json));
}

const schemas = new Ajv2020({ strict: false });
for (const place of ['project', 'behaviors', 'conditions']) {
  const names = readdirSync(path.join(root, 'schemas', place));
  for (const name of names)
    schemas.addSchema(JSON.parse(readFileSync(path.join(root, 'schemas', place, name), 'utf8')));
}
const isValid = (place: string, value: unknown) =>
  schemas.getSchema(`https://playhouse.example/schemas/1/${place}.json`)?.(value);

describe('the reference', () => {
  it('has exactly the generated and the hand-written pages', async () => {
    const generated = [...(await generateReference(root)).keys()].map((file) => file.slice(folder.length + 1));
    expect(written.sort()).toEqual([...generated, 'faults.md', 'scripts.md'].sort());
  });

  it('links only to existing pages and headings', () => {
    const broken: string[] = [];
    for (const [file, text] of pages) {
      for (const [, link = ''] of text.matchAll(/\]\(([^)]+)\)/g)) {
        const [place = '', anchor] = link.split('#');
        const target = place === '' ? file : path.posix.join(path.posix.dirname(file), place);
        const isThere = existsSync(path.join(root, folder, target));
        if (!isThere || (anchor !== undefined && !anchorsOf(page(target)).has(anchor))) broken.push(`${file}: ${link}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it('links from its first page to every other one', () => {
    const seen = new Set(['README.md']);
    for (const file of seen) {
      for (const [, link = ''] of page(file).matchAll(/\]\(([^)#]+)/g)) {
        seen.add(path.posix.join(path.posix.dirname(file), link));
      }
    }
    expect(written.filter((file) => !seen.has(file))).toEqual([]);
  });

  it('reads well: no holes, no names of our code, American spelling', () => {
    for (const [file, text] of pages) {
      const prose = text.replace(/```json[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, '');
      expect([file, /undefined|NaN|\[object|\{\w*\}/.exec(prose)?.[0]]).toEqual([file, undefined]);
      expect([file, /colour|behaviour|centre|predicates|keypath\b|descriptor/i.exec(prose)?.[0]]).toEqual([
        file,
        undefined,
      ]);
      expect([file, /\|\s*\n\n\|/.exec(text)?.[0]]).toEqual([file, undefined]);
    }
  });

  it('covers every condition, function, attribute, key, event and code', () => {
    for (const { type, title } of conditionKinds)
      expect(page('conditions.md')).toContain(`## ${type}\n\n**${title}.**`);
    for (const { name } of expressionFunctions) {
      const section = page('functions.md').split(`### ${name}\n`)[1]?.split('\n#')[0] ?? '';
      expect([name, section.includes('| Example | Result |')]).toEqual([name, true]);
    }
    for (const [keypath] of builtInAttributes()) {
      const shown = keypath.replace(/^game\.devices/, 'devices').replace(/\.(touch|player)\d+/, '.$1N');
      expect([shown, page('attributes.md').includes(`\`${shown}\``)]).toEqual([shown, true]);
    }
    for (const name of keyNames) expect(page('keys.md')).toContain(`\`${name}\``);
    for (const { event } of delegateEvents) expect(page('events.md')).toContain(`\`${event}\``);
    for (const [code, about] of Object.entries(issueCodes))
      expect(page('codes.md')).toContain(`### ${code}\n\n${about}`);
  });
});

describe.each(behaviorDescriptors.map((descriptor: BehaviorDescriptor) => descriptor))(
  'the page of $class',
  (behavior) => {
    const text = page(`behaviors/${behavior.class}.md`);

    it('describes the behavior, and every field with its texts', () => {
      expect(text).toContain(`# ${behavior.title}\n\n${behavior.help}`);
      expect(text).toContain(`[${behavior.usage}]`);
      for (const [key, field] of Object.entries(behavior.fields)) {
        expect(text).toContain(`\`${key}\``);
        if (field.legacy) continue;
        expect(text).toContain(`| ${field.label} | \`${key}\` |`);
        for (const message of Object.values(field.messages ?? {})) {
          expect(text).toContain(message.replace(/\{\w+\}.*/, '').replace(/ $/, ''));
        }
      }
    });

    it('has an example in its stored form', () => {
      const [example, ...others] = jsonIn(text);
      expect(others).toEqual([]);
      expect(isValid(`behaviors/${behavior.class}`, example)).toBe(true);
    });
  },
);

it('shows examples of conditions in their stored form', () => {
  const examples = jsonIn(page('conditions.md'));
  expect(examples.length).toBe(conditionKinds.length - 1);
  for (const example of examples) {
    const type = JSON.parse(JSON.stringify(example)).predicate.type;
    expect([type, isValid(`conditions/${type}`, example)]).toEqual([type, true]);
  }
});
