import { createProjectNames, type NameScope, type Project, parseText } from '@playhouse/core';
import { type Access, type AttributeContext, findAccess } from '../attributes/access.ts';
import { runningScene, type Simulation } from '../simulation/simulation.ts';
import type { FindAttribute } from './createScripts.ts';

/** Finds attributes by the names that people write in expressions, in the running scene. */
export function createAttributeFinder(simulation: Simulation, project: Project): FindAttribute {
  const { plan } = simulation;
  const scopes = new Map<string, { readonly names: NameScope; readonly context: AttributeContext }>();
  const known = new Map<string, Access | undefined>();
  const tables = new Map(plan.tables.map(({ id }, number) => [id, number]));

  function scopeOf(id: string) {
    const made = scopes.get(id);
    if (made) return made;
    const layout = plan.scenes.find((scene) => scene.id === id)?.layout;
    const names = createProjectNames(project, { kind: 'scene', id });
    const scope = layout && { layout, instance: () => undefined };
    const context: AttributeContext = { scene: scope, game: { layout: plan.layout, tables } };
    scopes.set(id, { names, context });
    return { names, context };
  }

  return (name) => {
    const scene = runningScene(simulation).id;
    const key = `${scene} ${name}`;
    if (known.has(key)) return known.get(key);
    const { names, context } = scopeOf(scene);
    const [part, ...rest] = parseText(name, names).parts;
    const keypath = typeof part === 'object' && rest.length === 0 ? part.keypath : undefined;
    const access = keypath === undefined ? undefined : findAccess(keypath, context);
    if (known.size < mostNames) known.set(key, access);
    return access;
  };
}

/** The number of attribute names to remember. */
const mostNames = 1000;
