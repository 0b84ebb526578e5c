import type { Point } from '@playhouse/core';
import {
  AlignStartVertical,
  ChevronDown,
  Copy,
  Layers2,
  type LucideIcon,
  MoveHorizontal,
  Puzzle,
  SquareDashedMousePointer,
  Trash2,
} from 'lucide-react';
import { memo } from 'react';
import { Button } from 'react-aria-components/Button';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Toolbar } from 'react-aria-components/Toolbar';
import { Menu, type MenuEntry } from '../../components/Menu.tsx';
import { Tooltip } from '../../components/Tooltip.tsx';
import { t } from '../../i18n/t.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { AddActor, StampActor } from './ActorChoice.tsx';
import { alignEntries, distributeEntries, orderEntries } from './arrangeMenu.ts';
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
        <>
          {count === 1 ? (
            <ToolMenu label={t('Align')} icon={AlignStartVertical} entries={alignEntries(commands)} />
          ) : null}
          <ToolMenu label={t('Order')} icon={Layers2} entries={orderEntries(commands)} />
          <Command label={t('Duplicate')} keys="Ctrl D" icon={Copy} onPress={commands.duplicate} />
          <Command label={t('Delete')} keys="Del" icon={Trash2} onPress={commands.remove} />
          {count > 1 || only !== undefined ? <span className={styles.separator} /> : null}
          {count > 1 ? <ArrangeMany commands={commands} count={count} /> : null}
          {only === undefined ? null : (
            <Button className={`${styles.tool} ${styles.go}`} onPress={() => onOpen(first)}>
              <Puzzle aria-hidden size={18} strokeWidth={1.75} />
              <span className={styles.name} dir="auto">
                {t('Edit {only}', { only })}
              </span>
            </Button>
          )}
        </>
      )}
    </Toolbar>
  );
});

/** The right end of the bar with several actors. */
function ArrangeMany({ commands, count }: { readonly commands: StageCommands; readonly count: number }) {
  const ends = [
    { label: t('Align'), icon: AlignStartVertical, entries: alignEntries(commands) },
    { label: t('Distribute'), icon: MoveHorizontal, entries: distributeEntries(commands, count) },
  ];
  return ends.map(({ label, icon: Icon, entries }) => (
    <Menu key={label} label={label} placement="top start" entries={entries}>
      <Button className={`${styles.tool} ${styles.go}`} aria-label={label}>
        <Icon aria-hidden size={18} strokeWidth={1.75} />
        <span className={styles.word}>{label}</span>
        <ChevronDown aria-hidden size={13} strokeWidth={2} />
      </Button>
    </Menu>
  ));
}

interface ToolMenuProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly entries: readonly MenuEntry[];
}

function ToolMenu({ label, icon: Icon, entries }: ToolMenuProps) {
  return (
    <Menu label={label} placement="top start" entries={entries}>
      <Button className={styles.tool ?? ''} aria-label={label}>
        <Icon aria-hidden size={18} strokeWidth={1.75} />
        <ChevronDown aria-hidden size={13} strokeWidth={2} />
      </Button>
    </Menu>
  );
}

interface CommandProps {
  readonly label: string;
  readonly keys: string;
  readonly icon: LucideIcon;
  readonly onPress: () => void;
}

function Command({ label, keys, icon: Icon, onPress }: CommandProps) {
  return (
    <Tooltip text={label} keys={keys} placement="top">
      <Button className={styles.tool ?? ''} aria-label={label} onPress={onPress}>
        <Icon aria-hidden size={18} strokeWidth={1.75} />
      </Button>
    </Tooltip>
  );
}
