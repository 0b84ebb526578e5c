import { readdirSync, readFileSync } from 'node:fs';
import * as core from '@playhouse/core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';

interface Fixture {
  readonly valid: readonly unknown[];
  readonly invalid: readonly { readonly title: string; readonly value: unknown }[];
}

const root = new URL('../../', import.meta.url);

function readJson(path: string) {
  return JSON.parse(readFileSync(new URL(path, root), 'utf8'));
}

const namesIn = (folder: string) => readdirSync(new URL(folder, root)).map((file) => file.replace('.json', ''));
const library = namesIn('schemas/library');
const places = [...library.map((name) => `library/${name}`), 'project/controller-map'];

const schemas = new Ajv2020({ strictSchema: true, strictTypes: false, allErrors: true, allowUnionTypes: true });
for (const name of namesIn('schemas/project')) schemas.addSchema(readJson(`schemas/project/${name}.json`));
for (const name of library) schemas.addSchema(readJson(`schemas/library/${name}.json`));

describe.each(places)('the schema %s', (place) => {
  const name = place.split('/')[1] ?? '';
  const schema = readJson(`schemas/${place}.json`);
  const fixture: Fixture = readJson(`fixtures/library/${name}.json`);
  const validate = schemas.getSchema(schema.$id);
  const generated = new Map<string, unknown>(Object.entries(core)).get(`validate${schema.title}`);

  it('has the id of its location, a title and a description', () => {
    expect(schema.$id).toBe(`https://playhouse.example/schemas/1/${place}.json`);
    expect(schema.description).toMatch(/\.$/);
    if (place.startsWith('library/')) expect(generated).toBeTypeOf('function');
  });

  it('accepts every valid example, like the generated validator', () => {
    expect(fixture.valid.length).toBeGreaterThan(1);
    for (const value of fixture.valid) {
      expect([value, validate?.(value), validate?.errors]).toEqual([value, true, null]);
      if (typeof generated === 'function') expect([value, generated(value)]).toEqual([value, true]);
    }
  });

  it.each(fixture.invalid)('rejects an example where $title', ({ value }) => {
    expect(validate?.(value)).toBe(false);
    if (typeof generated === 'function') expect(generated(value)).toBe(false);
  });
});

describe('library documents', () => {
  it('have exactly one example each', () => {
    expect(namesIn('fixtures/library').sort()).toEqual(places.map((place) => place.split('/')[1]).sort());
  });

  it('have the defaults of spec 1 and docs/product-rules.md#behavior-data', () => {
    expect(core.defaultUiPreferences).toMatchObject({
      theme: 'pro-theme',
      behaviorOrganization: 'type',
      assignmentDrawerPosition: 'right',
      gridWidth: 100,
      gridHeight: 100,
      gridColor: 'magenta',
      actorResizeScale: 1,
      previewZoom: null,
      previewAspect: null,
      previewOrientation: null,
      previewViewportFit: null,
      attributeWarnings: true,
      showEduAssignmentTutorial: true,
      hideMonetization: true,
      hideGameServices: true,
    });
    expect(core.defaultAssignmentPreferences).toMatchObject({ archived: [], showTutorial: true });
    expect(core.validateUiPreferences(core.defaultUiPreferences)).toBe(true);
    expect(core.validateAssignmentPreferences(core.defaultAssignmentPreferences)).toBe(true);
  });

  it('accept the checkpoints created by the history', () => {
    const project = core.createProject({ title: 'A' });
    const session = core.createProjectSession({ project, ids: () => 'id9', clock: () => 5 });
    session.dispatch({ kind: 'scene.rename', data: { scene: 'id1', name: 'Cave' } });
    session.dispatch({ kind: 'layer.add', data: { scene: 'id1', id: 'id7' } });
    const { undo } = session.getState().history;
    expect(undo.map((checkpoint) => core.validateUndoCheckpoint(JSON.parse(JSON.stringify(checkpoint))))).toEqual([
      true,
      true,
    ]);
  });

  it('allow a controller map to name every button', () => {
    const { properties } = readJson('schemas/project/controller-map.json');
    expect(Object.keys(properties)).toEqual([...core.controllerButtons]);
  });
});
