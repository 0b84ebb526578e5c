import { orderedScenes, type SceneDocument } from '@playhouse/core';
import { useMemo } from 'react';
import { t } from '../../i18n/t.ts';
import { useProject, useSession } from '../../session/SessionContext.ts';
import { tellRefusal } from '../../session/tellRefusal.ts';
import { cssColor } from '../drawing/cssColor.ts';
import { colorOf } from '../drawing/stageItems.ts';
import { TextInput } from '../fields/TextInput.tsx';
import { entityTarget } from './attributeTarget.ts';
import { FieldSections } from './FieldSections.tsx';
import { sceneSections } from './fieldSpecs.ts';
import styles from './Inspector.module.css';
import { OwnAttributes } from './OwnAttributes.tsx';

/** The scene's name, space, camera and custom attributes. */
export function SceneTab({ scene }: { readonly scene: SceneDocument }) {
  const session = useSession();
  const { id } = scene;
  const place = useProject((project) => orderedScenes(project).findIndex(({ id }) => id === scene.id));
  const target = useMemo(
    () =>
      entityTarget(
        session,
        id,
        (project) => project.scenes.get(id),
        (path, value) => ({
          kind: 'scene.setAttribute',
          data: { scene: id, path, value },
        }),
      ),
    [session, id],
  );
  return (
    <>
      <div className={styles.identity}>
        <span className={styles.ground} style={{ background: cssColor(colorOf(scene.attributes.color)) }} />
        <div>
          <h2 className={styles.name} dir="auto">
            {scene.attributes.name}
          </h2>
          <p className={styles.meta}>
            {place === 0 ? t('First scene of the game') : t('Scene {place} of the game', { place: place + 1 })}
          </p>
        </div>
      </div>
      <div className={styles.row}>
        <span className={styles.label}>{t('Name')}</span>
        <TextInput
          key={scene.id}
          label={t('Name')}
          value={scene.attributes.name}
          isRequired
          onChange={(name, gesture) =>
            tellRefusal(
              session.dispatch(
                { kind: 'scene.rename', data: { scene: scene.id, name } },
                { history: 'merge', gesture },
              ),
            )
          }
        />
        <span className={styles.pin} />
      </div>
      <FieldSections sections={sceneSections} target={target} />
      <OwnAttributes owner={{ scene: scene.id }} attributes={scene.attributes} target={target} />
    </>
  );
}
