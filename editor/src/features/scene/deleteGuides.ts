import { showToast } from '../../components/toasts.ts';
import { t } from '../../i18n/t.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';

/** Deletes all guides of a scene. They are not part of the project, so the toast has their only Undo. */
export function deleteGuides(scene: string): void {
  const { game, rulerGuides, setRulerGuides } = useSceneUi.getState();
  const deleted = rulerGuides.get(scene) ?? [];
  const onAction = () => {
    const now = useSceneUi.getState();
    if (now.game === game) now.setRulerGuides(scene, [...deleted, ...(now.rulerGuides.get(scene) ?? [])]);
  };
  setRulerGuides(scene, []);
  showToast(t('{count, plural, one {# guide deleted} other {# guides deleted}}', { count: deleted.length }), {
    label: t('Undo'),
    onAction,
  });
}
