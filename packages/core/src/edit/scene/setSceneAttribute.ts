import type { Id } from '../../generated/entities.ts';
import type { AttributePath } from '../attribute/attributePath.ts';
import { attributeTitle } from '../attribute/attributeTitle.ts';
import { planAttribute } from '../attribute/planAttribute.ts';
import { defineEdit, missing } from '../defineEdit.ts';
import { nameIn } from '../naming.ts';

interface SetSceneAttribute {
  readonly scene: Id;
  readonly path: AttributePath;
  readonly value: unknown;
}

/** Gives an attribute of a scene, such as its size, color or camera, a value. */
export const setSceneAttribute = defineEdit({
  kind: 'scene.setAttribute',
  plan(project, data: SetSceneAttribute) {
    const scene = project.scenes.get(data.scene);
    if (!scene) return missing('The scene', ['scenes', data.scene]);
    return planAttribute({ root: 'scene', entity: scene, base: ['scenes', data.scene] }, data.path, data.value);
  },
  label: (project, data) => ({
    what: `Changed ${attributeTitle(project.scenes.get(data.scene), 'scene', data.path)}`,
    where: nameIn(project.scenes.get(data.scene), ''),
  }),
});
