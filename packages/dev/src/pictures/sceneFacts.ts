import { orderedScenes, type Project, type SceneDocument } from '@playhouse/core';

/** What a project says about one instance. Units of the scene, y up. */
export interface StatedActor {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
  readonly moves: boolean;
}

/** The scenes of a project in order, with facts about their actors. */
export function statedScenes(project: Project): { scene: SceneDocument; actors: StatedActor[] }[] {
  return orderedScenes(project).map((scene) => ({ scene, actors: statedActors(project, scene) }));
}

function statedActors(project: Project, scene: SceneDocument): StatedActor[] {
  return scene.layers.flatMap((layer) =>
    layer.actors.map((instance) => {
      const prototype = project.actors.get(instance.prototype);
      const attributes = { ...prototype?.attributes, ...instance.attributes };
      const position = pair(attributes.position, 'x', 'y');
      const size = pair(attributes.size, 'width', 'height');
      const physics = { ...prototype?.aspects.physics.attributes, ...instance.aspects?.physics?.attributes };
      return {
        name: String(attributes.name ?? instance.prototype),
        x: position[0],
        y: position[1],
        width: size[0],
        height: size[1],
        rotation: Number(attributes.rotation ?? 0),
        moves: physics.movable !== false,
      };
    }),
  );
}

function pair(value: unknown, first: string, second: string): [number, number] {
  if (typeof value !== 'object' || value === null) return [0, 0];
  const record: Record<string, unknown> = { ...value };
  return [Number(record[first] ?? 0), Number(record[second] ?? 0)];
}
