import { t } from '../../i18n/t.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { RefusedDialog } from '../assets/RefusedDialog.tsx';
import type { DrawnItem } from '../drawing/stageItems.ts';
import { RepeatDialog } from './RepeatDialog.tsx';
import type { StageCommands } from './stageCommands.ts';
import type { useAddImages } from './useAddImages.ts';

export interface StageDialogsProps {
  readonly selected: readonly DrawnItem[];
  readonly commands: StageCommands;
  readonly images: ReturnType<typeof useAddImages>;
}

/** The dialogs that commands of the stage open. */
export function StageDialogs({ selected, commands, images }: StageDialogsProps) {
  const isRepeating = useSceneUi((state) => state.isRepeating);
  const change = useSceneUi((state) => state.change);
  const [first] = selected;
  return (
    <>
      {isRepeating && first ? (
        <RepeatDialog
          what={selected.length === 1 ? first.name : t('{count} actors', { count: selected.length })}
          onRepeat={(wish) => commands.arrange.repeat(wish)}
          onClose={() => change({ isRepeating: false })}
        />
      ) : null}
      <RefusedDialog names={images.refused} onClose={images.forget} />
    </>
  );
}
