import { findInstance, instanceName } from '@playhouse/core';
import { ChevronRight } from 'lucide-react';
import { useNavigate } from 'react-router';
import { t } from '../../i18n/t.ts';
import { useOpenProject, useProject } from '../../session/SessionContext.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import styles from './SceneHead.module.css';

/** The only selected actor, after the name of its scene; links to its behaviors. */
export function SceneTrail({ scene }: { readonly scene: string }) {
  const { id: game } = useOpenProject();
  const navigate = useNavigate();
  const only = useSceneUi(({ selection }) => (selection.length === 1 ? selection[0] : undefined));
  const name = useProject((project) => {
    const document = project.scenes.get(scene);
    const found = document && only !== undefined ? findInstance(document, only) : undefined;
    return found && instanceName(project, found.instance);
  });
  const layer = useProject((project) => {
    const document = project.scenes.get(scene);
    return document && only !== undefined ? findInstance(document, only)?.layer.id : undefined;
  });
  if (name === undefined || layer === undefined) return null;
  return (
    <span className={styles.steps} data-at="scene">
      <ChevronRight aria-hidden size={14} strokeWidth={2} className={styles.between} />
      <button
        type="button"
        className={styles.step}
        title={t('Edit {name}', { name })}
        onClick={() => navigate(`/game/${game}/scene/${scene}/layer/${layer}/actor/${only}`)}
      >
        {name}
      </button>
    </span>
  );
}
