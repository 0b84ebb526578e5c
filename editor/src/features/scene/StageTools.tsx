import type { Point } from '@playhouse/core';
import { SquareDashedMousePointer } from 'lucide-react';
import { memo } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Toolbar } from 'react-aria-components/Toolbar';
import { t } from '../../i18n/t.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { AddActor, StampActor } from './ActorChoice.tsx';
import { SelectionTools } from './SelectionTools.tsx';
import styles from './StageTools.module.css';
import type { StageCommands } from './stageCommands.ts';
import { ToolToggles } from './ToolToggles.tsx';

export interface StageToolsProps {
  /** The first of the selected actors, if any. */
  readonly first: string | undefined;
  /** Its prototype. */
  readonly prototype: string | undefined;
  readonly count: number;
  /** Its name, when it is the only one and has a prototype. */
  readonly only: string | undefined;
  readonly commands: StageCommands;
  readonly onOpen: (actor: string) => void;
  /** The center of the view, where new actors are placed. */
  readonly middle: () => Point;
}

/** The floating bar of the stage; its right end changes with the selection. docs/editor-design.md#layout. */
export const StageTools = memo(function StageTools(props: StageToolsProps) {
  const { first, only, count, prototype, commands, onOpen, middle } = props;
  const tool = useSceneUi((state) => state.tool);
  const selectsSeveral = useSceneUi((state) => state.selectsSeveral);
  const change = useSceneUi((state) => state.change);
  return (
    <Toolbar aria-label={t('Stage tools')} className={styles.bar ?? ''}>
      <ToolToggles prototype={prototype} />
      <ToggleButton
        className={`${styles.tool} ${styles.touch}`}
        aria-label={t('Select multiple actors')}
        isSelected={selectsSeveral}
        onChange={(isOn) => change({ selectsSeveral: isOn })}
      >
        <SquareDashedMousePointer aria-hidden size={18} strokeWidth={1.75} />
      </ToggleButton>
      <span className={styles.separator} />
      {tool === 'stamp' ? (
        <StampActor />
      ) : first === undefined ? (
        <AddActor onAdd={(chosen) => commands.addActor(chosen, middle())} />
      ) : (
        <SelectionTools first={first} only={only} count={count} commands={commands} onOpen={onOpen} />
      )}
    </Toolbar>
  );
});
