import {
  argumentNames,
  controllerButtons,
  findDelegateEvent,
  findKey,
  type GameDocument,
  isJsonObject,
  orderedPrototypes,
  orderedScenes,
  type Path,
  type Project,
  type TableDocument,
  textOr,
} from '@playhouse/core';
import type { GameContext } from '../attributes/access.ts';
import { indexOf, storedIn } from '../attributes/attribute.ts';
import { gameAttributes } from '../attributes/gameAttributes.ts';
import { initializeSlots, type Layout, layoutOf } from '../attributes/layout.ts';
import { type KeyMapping, keymapCount } from '../devices/devices.ts';
import type { GamePlan, Program, ScriptPlan, Template } from '../plan/gamePlan.ts';
import { GameState } from '../state/gameState.ts';
import { compileProgram } from './compileProgram.ts';
import { compileScene } from './compileScene.ts';
import { createProgramContext, type GameCompiler } from './programContext.ts';
import { createTemplate } from './templates.ts';

/** The enabled scripts of a project in running order: the order of creation. docs/runtime-rules.md#scripts. */
function planScripts(project: Project, addLocation: (path: Path) => number): ScriptPlan[] {
  return [...project.delegates.values()]
    .filter(({ enabled, source }) => enabled && source.trim() !== '')
    .sort((a, b) => a.id.length - b.id.length || (a.id < b.id ? -1 : 1))
    .flatMap(({ id, name, event, source }) => {
      const found = findDelegateEvent(event);
      if (!found) return [];
      const location = addLocation(['delegates', id, 'source']);
      return [{ id, name, event: found.event, parameters: argumentNames(found), source, location }];
    });
}

/** Compiles a project for running: each prototype and unlocked instance once. docs/architecture.md#runtime. */
export function compileGame(project: Project): GamePlan {
  const tables = tablesOf(project);
  const tableNumbers = new Map(tables.map((table, number) => [table.id, number]));
  const layout = layoutOf(project.object.attributes);
  const gameContext: GameContext = { layout, tables: tableNumbers };
  const locations: Path[] = [];
  const keyNumbers = new Map<string, number>();
  const prototypes = prototypesOf(project);
  const numbers = new Map(prototypes.map(({ id }, number) => [id, number]));
  const scenes = orderedScenes(project);
  const sceneNumbers = new Map(scenes.map(({ id }, number) => [id, number]));
  const game: GameCompiler = {
    prototype: (id) => numbers.get(id),
    scene: (id) => sceneNumbers.get(id),
    sceneCount: scenes.length,
    table: (id) => tableNumbers.get(id),
    addLocation: (path) => locations.push(path) - 1,
    key: (name) => numberOf(keyNumbers, keyName(name)),
    uses: { collide: false, overlaps: false, clock: false },
  };
  const programs: Program[] = [];
  const templates: Template[] = prototypes.map((prototype, number) => {
    const actor = layoutOf(prototype.attributes);
    const context = createProgramContext({ actor, game: gameContext }, game);
    const program = compileProgram(
      prototype.behaviors,
      ['actors', prototype.id, 'behaviors'],
      actor.numberCount,
      context,
    );
    programs.push(program);
    return createTemplate(prototype, { layout: actor, number, program, missing: context.missing });
  });
  const compiler = { project, game, gameContext, templates, programs, bound: new Map<string, number>() };
  const plans = scenes.map((scene) => compileScene(scene, compiler));
  const scripts = planScripts(project, game.addLocation);
  if (scripts.length > 0) game.uses.clock = true;
  const keymap = keymapOf(project.object);
  const mappings = mappingsOf(keymap, game.key);
  return {
    programs,
    templates,
    scenes: plans,
    tables,
    scripts,
    layout,
    initial: createGameState(project.object, layout),
    keyNumbers,
    keymap,
    mappings,
    locations,
    uses: game.uses,
  };
}

/** The canonical name of a key, whatever its case or older spelling. docs/runtime-rules.md#key-names. */
export function keyName(name: string): string {
  return findKey(name) ?? name.toLowerCase();
}

function numberOf(numbers: Map<string, number>, name: string): number {
  const number = numbers.get(name) ?? numbers.size;
  numbers.set(name, number);
  return number;
}

/** Listed prototypes in their order, then the unlisted ones. */
function prototypesOf(project: Project) {
  const listed = new Set(orderedPrototypes(project));
  for (const prototype of project.actors.values()) listed.add(prototype);
  return [...listed];
}

function tablesOf(project: Project): TableDocument[] {
  return [...project.tables.values()];
}

function createGameState(object: GameDocument, layout: Layout): GameState {
  const game = new GameState();
  const byId = indexOf(gameAttributes);
  for (const { attribute, value } of storedIn(byId, object.attributes, '')) attribute.set(game, value);
  game.slots = new Float64Array(layout.numberCount);
  game.values = Array.from({ length: layout.valueCount }, () => '');
  initializeSlots(layout, game);
  return game;
}

/** The key mapped to each button of each player; blank for none. docs/runtime-rules.md#controllers. */
function keymapOf({ controllerMaps }: GameDocument): string[] {
  return Array.from({ length: keymapCount }, (_, player) => controllerMaps?.[`player${player + 1}`]).flatMap((map) =>
    controllerButtons.map((button) => {
      const key = isJsonObject(map) && Object.hasOwn(map, button) ? map[button] : '';
      return textOr(key, '');
    }),
  );
}

function mappingsOf(keymap: readonly string[], keyNumber: (name: string) => number): KeyMapping[] {
  return keymap.flatMap((key, button) => (key === '' ? [] : [{ button, key: keyNumber(key) }]));
}
