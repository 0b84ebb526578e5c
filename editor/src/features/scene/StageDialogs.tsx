import { t } from '../../i18n/t.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { RefusedDialog } from '../assets/RefusedDialog.tsx';
import { UploadNote } from '../assets/UploadNote.tsx';
import { RepeatDialog } from './RepeatDialog.tsx';
import styles from './Stage.module.css';
import type { StageCommands } from './stageCommands.ts';
import type { useAddImages } from './useAddImages.ts';
import { useSceneItems } from './useSelection.ts';

export interface StageDialogsProps {
  readonly scene: string;
  readonly commands: StageCommands;
  readonly images: ReturnType<typeof useAddImages>;
}

/** The dialogs that commands of the stage open, and the progress of images that are added. */
export function StageDialogs({ scene, commands, images }: StageDialogsProps) {
  const isRepeating = useSceneUi((state) => state.isRepeating);
  return (
    <>
      {isRepeating ? <Repeating scene={scene} commands={commands} /> : null}
      <UploadNote uploads={images.uploads} className={styles.uploads} />
      <RefusedDialog names={images.refused} onClose={images.forget} />
    </>
  );
}

/** Repeats what is selected. */
function Repeating({ scene, commands }: Pick<StageDialogsProps, 'scene' | 'commands'>) {
  const change = useSceneUi((state) => state.change);
  const selected = useSceneItems(scene)?.selected ?? [];
  const [first] = selected;
  if (!first) return null;
  return (
    <RepeatDialog
      what={selected.length === 1 ? first.name : t('{count} actors', { count: selected.length })}
      onRepeat={(wish) => commands.arrange.repeat(wish)}
      onClose={() => change({ isRepeating: false })}
    />
  );
}
