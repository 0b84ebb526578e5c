import { nameIn, orderedScenes } from '@playhouse/core';
import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useNavigate } from 'react-router';
import { Menu } from '../../components/Menu.tsx';
import { t } from '../../i18n/t.ts';
import { useOpenProject, useProject, useSession } from '../../session/SessionContext.ts';
import styles from './SceneHead.module.css';

/** The name of the open scene; opens a list of all scenes. */
export function SceneSwitcher({ id, name }: { readonly id: string; readonly name: string }) {
  const { id: game } = useOpenProject();
  const session = useSession();
  const navigate = useNavigate();
  const names = useProject((project) =>
    orderedScenes(project)
      .map((scene) => nameIn(scene, t('Scene')))
      .join('\n'),
  );
  const scenes = orderedScenes(session.getState().project);
  return (
    <Menu
      label={t('Scenes: {count}', { count: names.split('\n').length })}
      entries={scenes.map((scene) => ({
        id: scene.id,
        label: nameIn(scene, t('Scene')),
        isChosen: scene.id === id,
        onAction: () => navigate(`/game/${game}/scene/${scene.id}`),
      }))}
      isInPalette={false}
    >
      <Button className={styles.crumb ?? ''} aria-label={t('Scenes / {name}, choose another', { name })}>
        <span className={styles.kind}>{t('Scenes /')}</span>{' '}
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <ChevronDown aria-hidden size={14} strokeWidth={2} />
      </Button>
    </Menu>
  );
}
