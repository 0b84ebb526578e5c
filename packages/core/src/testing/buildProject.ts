import type {
  Behavior,
  CustomAttribute,
  DelegateDocument,
  Instance,
  Point,
  Size,
  TableColumn,
} from '../generated/entities.ts';
import { createInstance } from '../model/create/createInstance.ts';
import { createLayer } from '../model/create/createLayer.ts';
import { createProject } from '../model/create/createProject.ts';
import { createPrototype } from '../model/create/createPrototype.ts';
import { createScene } from '../model/create/createScene.ts';
import { createCountingIds } from '../model/ids.ts';
import type { Project } from '../model/project.ts';

/** Built-in values that replace defaults, and custom attributes by id. */
export type AttributesDescription = Readonly<Record<string, unknown>>;

/** A behavior in which everything but the class is optional. */
export interface BehaviorDescription extends Partial<Omit<Behavior, 'behaviors' | 'elseBehaviors'>> {
  readonly class: string;
  readonly behaviors?: readonly BehaviorDescription[];
  readonly elseBehaviors?: readonly BehaviorDescription[];
}

export interface PrototypeDescription {
  readonly id?: string;
  readonly name?: string;
  readonly attributes?: AttributesDescription;
  readonly graphics?: AttributesDescription;
  readonly motion?: AttributesDescription;
  readonly physics?: AttributesDescription;
  readonly behaviors?: readonly BehaviorDescription[];
}

export interface InstanceDescription {
  readonly id?: string;
  /** Id of the prototype. */
  readonly prototype: string;
  readonly position?: Point;
  readonly attributes?: AttributesDescription;
  readonly aspects?: Instance['aspects'];
  /** Present on an unlocked instance. */
  readonly behaviors?: readonly BehaviorDescription[];
}

export interface LayerDescription {
  readonly id?: string;
  readonly name?: string;
  readonly scrollable?: boolean;
  readonly actors?: readonly InstanceDescription[];
}

export interface SceneDescription {
  readonly id?: string;
  readonly name?: string;
  readonly attributes?: AttributesDescription;
  readonly layers?: readonly LayerDescription[];
}

export interface TableDescription {
  readonly id?: string;
  readonly name: string;
  /** Names of the rows. */
  readonly rows?: readonly string[];
  readonly columns?: readonly { readonly name: string; readonly type?: number; readonly cells: TableColumn['$'] }[];
}

/** The differences from an empty project. Omitted ids count up from `id1` in their kind. */
export interface ProjectDescription {
  readonly title?: string;
  readonly displaySize?: Size;
  /** Game attributes: built-in ones, and custom ones by id. */
  readonly attributes?: AttributesDescription;
  readonly prototypes?: readonly PrototypeDescription[];
  /** One empty scene when omitted. */
  readonly scenes?: readonly SceneDescription[];
  readonly tables?: readonly TableDescription[];
  readonly delegates?: readonly Partial<DelegateDocument>[];
  /** Asset names; each gets one file of size 0. */
  readonly images?: readonly string[];
  readonly sounds?: readonly string[];
  readonly fonts?: readonly string[];
}

/** A complete project from a short description, for tests. */
export function buildProject(description: ProjectDescription = {}): Project {
  const { title = 'Test', displaySize = { width: 1024, height: 768 } } = description;
  const base = createProject({ title, displaySize });
  const actors = collect(description.prototypes ?? [], buildPrototype);
  const scenes = collect(description.scenes ?? [{}], (scene, id) => buildScene(scene, id, displaySize));
  const tables = collect(description.tables ?? [], buildTable, Object.keys(description.attributes ?? {}));
  const tableAttributes: Record<string, CustomAttribute> = {};
  for (const table of tables.values()) tableAttributes[table.id] = { '@': 'table', name: table.name };
  return {
    ...base,
    object: {
      ...base.object,
      attributes: { ...base.object.attributes, ...tableAttributes, ...description.attributes },
      prototypes: [...actors.keys()],
      scenes: [...scenes.keys()],
    },
    assets: {
      images: buildAssets(description.images, 'png'),
      sounds: buildAssets(description.sounds, 'm4a'),
      fonts: buildAssets(description.fonts, 'ttf'),
    },
    actors,
    scenes,
    tables,
    delegates: collect(description.delegates ?? [], (delegate, id) => ({
      name: 'New Script',
      event: '',
      enabled: true,
      source: '',
      ...delegate,
      id,
    })),
  };
}

/** Behaviors with every part of the stored form; ids count up from `id1` in the list. */
export function buildBehaviors(
  descriptions: readonly BehaviorDescription[],
  nextId = createCountingIds(behaviorIds(descriptions)),
): Behavior[] {
  return descriptions.map(({ id = nextId(), class: name, enabled = true, attributes = {}, ...rest }) => {
    const { conditions, behaviors, elseBehaviors } = rest;
    return {
      id,
      class: name,
      enabled,
      attributes,
      ...(conditions && { conditions }),
      ...(behaviors && { behaviors: buildBehaviors(behaviors, nextId) }),
      ...(elseBehaviors && { elseBehaviors: buildBehaviors(elseBehaviors, nextId) }),
    };
  });
}

function behaviorIds(descriptions: readonly BehaviorDescription[]): string[] {
  return descriptions.flatMap(({ id, conditions = [], behaviors = [], elseBehaviors = [] }) => [
    ...(id ? [id] : []),
    ...conditions.map((condition) => condition.id),
    ...behaviorIds(behaviors),
    ...behaviorIds(elseBehaviors),
  ]);
}

function collect<Description extends { readonly id?: string }, Document>(
  descriptions: readonly Description[],
  build: (description: Description, id: string) => Document,
  reserved: readonly string[] = [],
): Map<string, Document> {
  const nextId = createCountingIds([...reserved, ...descriptions.flatMap((description) => description.id ?? [])]);
  return new Map(
    descriptions.map((description) => {
      const id = description.id ?? nextId();
      return [id, build(description, id)];
    }),
  );
}

function buildPrototype(description: PrototypeDescription, id: string) {
  const base = createPrototype(id, description.name);
  const { graphics, motion, physics } = base.aspects;
  return {
    ...base,
    attributes: { ...base.attributes, ...description.attributes },
    aspects: {
      graphics: { attributes: { ...graphics.attributes, ...description.graphics } },
      motion: { attributes: { ...motion.attributes, ...description.motion } },
      physics: { attributes: { ...physics.attributes, ...description.physics } },
    },
    behaviors: buildBehaviors(description.behaviors ?? []),
  };
}

function buildScene(description: SceneDescription, id: string, displaySize: Size) {
  const base = createScene(id, description.name ?? 'New Scene', displaySize);
  const nextId = createCountingIds(usedIds(description));
  return {
    ...base,
    attributes: { ...base.attributes, ...description.attributes },
    layers: (description.layers ?? [{}]).map((layer) => {
      const created = createLayer(layer.id ?? nextId(), layer.name);
      created.attributes.scrollable = layer.scrollable ?? true;
      return { ...created, actors: (layer.actors ?? []).map((actor) => buildInstance(actor, actor.id ?? nextId())) };
    }),
  };
}

function usedIds(scene: SceneDescription): string[] {
  const layers = scene.layers ?? [];
  return layers.flatMap((layer) => [layer.id ?? [], (layer.actors ?? []).flatMap((actor) => actor.id ?? [])].flat());
}

function buildInstance(description: InstanceDescription, id: string): Instance {
  const { prototype, position = { x: 0, y: 0 }, attributes, aspects, behaviors } = description;
  const base = createInstance(id, prototype, position);
  return {
    ...base,
    attributes: { ...base.attributes, ...attributes },
    ...(aspects && { aspects }),
    ...(behaviors && { behaviors: buildBehaviors(behaviors) }),
  };
}

function buildTable(description: TableDescription, id: string) {
  const { name, rows = [], columns = [] } = description;
  return {
    id,
    version: 1,
    name,
    numRows: rows.length,
    numCols: columns.length,
    flags: 9,
    tableType: 0,
    rows: rows.map((row, index) => ({ id: `id${index + 1}`, name: row })),
    columns: columns.map(({ name: title, type = 1, cells }, index) => ({
      id: `id${index + 1}`,
      name: title,
      type,
      readonly: false,
      $: cells,
    })),
  };
}

function buildAssets(names: readonly string[] = [], extension: string) {
  return names.map((name) => ({ name, files: [{ name: `${name}.${extension}`, size: 0 }] }));
}
