import { showToast } from '../../components/toasts.ts';
import { t } from '../../i18n/t.ts';
import type { RulerGuide } from '../../ui-state/keptStage.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';

/** Deletes the guides of a scene, or one of them. */
export function deleteGuides(scene: string, guide?: string): void {
  const { rulerGuides, setRulerGuides } = useSceneUi.getState();
  const guides = rulerGuides.get(scene) ?? [];
  const isDeleted = ({ id }: RulerGuide) => guide === undefined || id === guide;
  setRulerGuides(
    scene,
    guides.filter((each) => !isDeleted(each)),
  );
  tellDeleted(scene, guides.filter(isDeleted));
}

/** Says that guides were deleted. They are not part of the project, so the toast has their only Undo. */
export function tellDeleted(scene: string, deleted: readonly RulerGuide[]): void {
  const { game } = useSceneUi.getState();
  const onAction = () => {
    const now = useSceneUi.getState();
    if (now.game === game) now.setRulerGuides(scene, [...deleted, ...(now.rulerGuides.get(scene) ?? [])]);
  };
  showToast(t('{count, plural, one {# guide deleted} other {# guides deleted}}', { count: deleted.length }), {
    label: t('Undo'),
    onAction,
  });
}
