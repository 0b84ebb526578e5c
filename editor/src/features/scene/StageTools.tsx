import { nameIn, orderedPrototypes, type Point } from '@playhouse/core';
import {
  ArrowDownToLine,
  ArrowUpToLine,
  ChevronDown,
  Copy,
  Hand,
  Layers2,
  MousePointer2,
  Puzzle,
  SquareDashedMousePointer,
  Trash2,
  UserPlus,
} from 'lucide-react';
import { memo, type ReactElement } from 'react';
import { Button } from 'react-aria-components/Button';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Toolbar } from 'react-aria-components/Toolbar';
import { Menu } from '../../components/Menu.tsx';
import { Tooltip } from '../../components/Tooltip.tsx';
import { useProject } from '../../session/SessionContext.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import styles from './StageTools.module.css';
import type { StageCommands } from './stageCommands.ts';

export interface StageToolsProps {
  /** The first of the selected actors, if any. */
  readonly first: string | undefined;
  /** Its name, when it is the only one and has a prototype. */
  readonly only: string | undefined;
  readonly commands: StageCommands;
  readonly onOpen: (actor: string) => void;
  /** The center of the view, where new actors are placed. */
  readonly middle: () => Point;
}

/** The floating bar of the stage; its right end changes with the selection. docs/editor-design.md#layout. */
export const StageTools = memo(function StageTools({ first, only, commands, onOpen, middle }: StageToolsProps) {
  const tool = useSceneUi((state) => state.tool);
  const selectsSeveral = useSceneUi((state) => state.selectsSeveral);
  const change = useSceneUi((state) => state.change);
  return (
    <Toolbar aria-label="Stage tools" className={styles.bar ?? ''}>
      <Tool label="Select" keys="V" isOn={tool === 'select'} onPress={() => change({ tool: 'select' })}>
        <MousePointer2 aria-hidden size={18} strokeWidth={1.75} />
      </Tool>
      <Tool label="Move view" keys="H" isOn={tool === 'hand'} onPress={() => change({ tool: 'hand' })}>
        <Hand aria-hidden size={18} strokeWidth={1.75} />
      </Tool>
      <ToggleButton
        className={`${styles.tool} ${styles.touch}`}
        aria-label="Select multiple actors"
        isSelected={selectsSeveral}
        onChange={(isOn) => change({ selectsSeveral: isOn })}
      >
        <SquareDashedMousePointer aria-hidden size={18} strokeWidth={1.75} />
      </ToggleButton>
      <span className={styles.separator} />
      {first !== undefined ? (
        <>
          <Menu
            label="Order"
            placement="top start"
            entries={[
              {
                id: 'front',
                label: 'Bring to front',
                keys: 'Shift ]',
                icon: ArrowUpToLine,
                onAction: () => commands.order('front'),
              },
              { id: 'forward', label: 'Bring forward', keys: ']', onAction: () => commands.order('forward') },
              { id: 'backward', label: 'Send backward', keys: '[', onAction: () => commands.order('backward') },
              {
                id: 'back',
                label: 'Send to back',
                keys: 'Shift [',
                icon: ArrowDownToLine,
                onAction: () => commands.order('back'),
              },
            ]}
          >
            <Button className={styles.tool ?? ''} aria-label="Order">
              <Layers2 aria-hidden size={18} strokeWidth={1.75} />
              <ChevronDown aria-hidden size={13} strokeWidth={2} />
            </Button>
          </Menu>
          <Tooltip text="Duplicate" keys="Ctrl D" placement="top">
            <Button className={styles.tool ?? ''} aria-label="Duplicate" onPress={commands.duplicate}>
              <Copy aria-hidden size={18} strokeWidth={1.75} />
            </Button>
          </Tooltip>
          <Tooltip text="Delete" keys="Del" placement="top">
            <Button className={styles.tool ?? ''} aria-label="Delete" onPress={commands.remove}>
              <Trash2 aria-hidden size={18} strokeWidth={1.75} />
            </Button>
          </Tooltip>
        </>
      ) : null}
      {first !== undefined && only !== undefined ? (
        <>
          <span className={styles.separator} />
          <Button className={`${styles.tool} ${styles.go}`} onPress={() => onOpen(first)}>
            <Puzzle aria-hidden size={18} strokeWidth={1.75} />
            <span className={styles.name} dir="auto">
              Edit {only}
            </span>
          </Button>
        </>
      ) : null}
      {first !== undefined ? null : <AddActor onAdd={(prototype) => commands.addActor(prototype, middle())} />}
    </Toolbar>
  );
});

/** Lists every actor of the game. */
function AddActor({ onAdd }: { readonly onAdd: (prototype: string) => void }) {
  const project = useProject((current) => current);
  const entries = orderedPrototypes(project).map((actor) => ({
    id: actor.id,
    label: nameIn(actor, 'Actor'),
    onAction: () => onAdd(actor.id),
  }));
  return (
    <Menu label="Add actor" placement="top start" entries={entries}>
      <Button className={`${styles.tool} ${styles.go}`}>
        <UserPlus aria-hidden size={18} strokeWidth={1.75} />
        Add actor
      </Button>
    </Menu>
  );
}

interface ToolProps {
  readonly label: string;
  readonly keys: string;
  readonly isOn: boolean;
  readonly onPress: () => void;
  readonly children: ReactElement;
}

function Tool({ label, keys, isOn, onPress, children }: ToolProps) {
  return (
    <Tooltip text={label} keys={keys} placement="top">
      <ToggleButton className={styles.tool ?? ''} aria-label={label} isSelected={isOn} onPress={onPress}>
        {children}
      </ToggleButton>
    </Tooltip>
  );
}
