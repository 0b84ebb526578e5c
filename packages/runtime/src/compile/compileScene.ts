import { findInstancePath, type Instance, type Project, type SceneDocument } from '@playhouse/core';
import type { GameContext, SceneContext } from '../attributes/access.ts';
import { indexOf, storedIn } from '../attributes/attribute.ts';
import { initializeSlots, type Layout, layoutOf } from '../attributes/layout.ts';
import { sceneAttributes } from '../attributes/sceneAttributes.ts';
import type { InstancePlan, LayerPlan, Program, ScenePlan, Template } from '../plan/gamePlan.ts';
import { SceneState } from '../state/sceneState.ts';
import { compileProgram } from './compileProgram.ts';
import { createProgramContext, type GameCompiler } from './programContext.ts';
import { bindsItself, createInstancePlan, instanceLayout } from './templates.ts';

/** The context for compiling a scene; programs of instances are added to `programs`. */
export interface SceneCompiler {
  readonly project: Project;
  readonly game: GameCompiler;
  readonly gameContext: GameContext;
  readonly templates: readonly Template[];
  readonly programs: Program[];
  /**
   * Programs of locked instances that bind the behaviors of their prototypes to custom attributes of their own, by
   * prototype and attributes.
   */
  readonly bound: Map<string, number>;
}

/** Compiles a scene: its layers, and the programs that belong to single instances. */
export function compileScene(scene: SceneDocument, compiler: SceneCompiler): ScenePlan {
  const layout = layoutOf(scene.attributes);
  const layouts = instanceLayouts(scene, compiler);
  const addressed: string[] = [];
  const context: SceneContext = {
    layout,
    instance(keypath) {
      const path = findInstancePath(compiler.project, scene, keypath);
      const found = path && layouts.get(path.instance.id);
      if (!found) return undefined;
      const { instance, rest } = path;
      const number = addressed.indexOf(instance.id);
      return { layout: found, number: number >= 0 ? number : addressed.push(instance.id) - 1, rest };
    },
  };
  const layers = scene.layers.map(
    (layer, layerIndex): LayerPlan => ({
      id: layer.id,
      name: layer.attributes.name,
      scrollable: layer.attributes.scrollable,
      instances: layer.actors.flatMap((instance, index) => {
        const path = ['scenes', scene.id, 'layers', layerIndex, 'actors', index, 'behaviors'];
        return compileInstance(instance, path, layouts.get(instance.id), context, compiler) ?? [];
      }),
    }),
  );
  const instances = scene.layers.flatMap((layer) => layer.actors);
  const missing = instances.filter((instance) => compiler.game.prototype(instance.prototype) === undefined);
  return {
    id: scene.id,
    location: compiler.game.addLocation(['scenes', scene.id]),
    layout,
    layers,
    addressed,
    initial: createSceneState(scene, layout),
    ids: new Set(instances.map((instance) => instance.id)),
    missingPrototypes: missing.map((instance) => instance.prototype),
  };
}

function instanceLayouts(scene: SceneDocument, compiler: SceneCompiler): Map<string, Layout> {
  const layouts = new Map<string, Layout>();
  for (const instance of scene.layers.flatMap((layer) => layer.actors)) {
    const prototype = compiler.project.actors.get(instance.prototype);
    const template = compiler.templates[compiler.game.prototype(instance.prototype) ?? -1];
    const program = template && compiler.programs[template.program];
    if (!prototype || !template || !program) continue;
    layouts.set(instance.id, instanceLayout(instance, prototype, template, program));
  }
  return layouts;
}

function compileInstance(
  instance: Instance,
  path: (string | number)[],
  layout: Layout | undefined,
  scene: SceneContext,
  compiler: SceneCompiler,
): InstancePlan | undefined {
  const number = compiler.game.prototype(instance.prototype);
  const template = number === undefined ? undefined : compiler.templates[number];
  if (number === undefined || !template || !layout) return undefined;
  let program = template.program;
  if (instance.behaviors) {
    const context = createProgramContext({ actor: layout, scene, game: compiler.gameContext }, compiler.game);
    program = compiler.programs.push(compileProgram(instance.behaviors, path, layout.numberCount, context)) - 1;
  } else if (bindsItself(instance, template)) program = boundProgram(instance.prototype, layout, compiler);
  return createInstancePlan(instance, { number, layout: template.layout }, layout, program);
}

/** The prototype's behaviors for the layout of an instance; instances with the same attributes share one program. */
function boundProgram(prototypeId: string, layout: Layout, compiler: SceneCompiler): number {
  const { project, game, gameContext, programs, bound } = compiler;
  const slots = Array.from(layout.slots.values(), ({ id, type }) => `${id}:${type}`);
  const key = [prototypeId, ...slots].join(' ');
  const known = bound.get(key);
  if (known !== undefined) return known;
  const behaviors = project.actors.get(prototypeId)?.behaviors ?? [];
  const context = createProgramContext({ actor: layout, game: gameContext }, game);
  const path = ['actors', prototypeId, 'behaviors'];
  const number = programs.push(compileProgram(behaviors, path, layout.numberCount, context)) - 1;
  bound.set(key, number);
  return number;
}

function createSceneState(scene: SceneDocument, layout: Layout): SceneState {
  const state = new SceneState();
  const { camera } = scene.attributes;
  const byId = indexOf(sceneAttributes);
  for (const { attribute, value } of storedIn(byId, scene.attributes, '')) attribute.set(state, value);
  state.id = scene.id;
  state.camera.screenWidth = camera.size.width;
  state.camera.screenHeight = camera.size.height;
  state.slots = new Float64Array(layout.numberCount);
  state.values = Array.from({ length: layout.valueCount }, () => '');
  initializeSlots(layout, state);
  return state;
}
