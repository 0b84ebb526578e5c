import {
  AlignStartVertical,
  ChevronDown,
  Copy,
  Ellipsis,
  Layers2,
  type LucideIcon,
  MoveHorizontal,
  Trash2,
} from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Menu, type MenuEntry } from '../../components/Menu.tsx';
import { BehaviorIcon } from '../../components/ownIcons.ts';
import { Tooltip } from '../../components/Tooltip.tsx';
import { t } from '../../i18n/t.ts';
import { useScreenClass } from '../../ui-state/screenClass.ts';
import { alignEntries, distributeEntries, orderEntries } from './arrangeMenu.ts';
import styles from './StageTools.module.css';
import type { StageToolsProps } from './StageTools.tsx';
import type { StageCommands } from './stageCommands.ts';

export interface SelectionToolsProps extends Pick<StageToolsProps, 'count' | 'only' | 'commands' | 'onOpen'> {
  readonly first: string;
}

/** The right end of the stage's bar while actors are selected; small screens have it in a menu, to keep to one line. */
export function SelectionTools(props: SelectionToolsProps) {
  const screen = useScreenClass();
  return screen === 'phone' || screen === 'low' ? <ShortTools {...props} /> : <AllTools {...props} />;
}

function AllTools({ first, only, count, commands, onOpen }: SelectionToolsProps) {
  return (
    <>
      {count === 1 ? <ToolMenu label={t('Align')} icon={AlignStartVertical} entries={alignEntries(commands)} /> : null}
      <ToolMenu label={t('Order')} icon={Layers2} entries={orderEntries(commands)} />
      <Command label={t('Duplicate')} keys="Ctrl D" icon={Copy} onPress={commands.duplicate} />
      <Command label={t('Delete')} keys="Del" icon={Trash2} onPress={commands.remove} />
      {count > 1 || only !== undefined ? <span className={styles.separator} /> : null}
      {count > 1 ? <ArrangeMany commands={commands} count={count} /> : null}
      {only === undefined ? null : <EditOnly name={only} onPress={() => onOpen(first)} />}
    </>
  );
}

function ShortTools({ first, only, count, commands, onOpen }: SelectionToolsProps) {
  const entries: readonly (MenuEntry | 'line')[] = [
    { id: 'align', label: t('Align'), icon: AlignStartVertical, entries: alignEntries(commands) },
    ...(count > 1
      ? [
          {
            id: 'distribute',
            label: t('Distribute'),
            icon: MoveHorizontal,
            entries: distributeEntries(commands, count),
          },
        ]
      : []),
    { id: 'order', label: t('Order'), icon: Layers2, entries: orderEntries(commands) },
    'line',
    { id: 'duplicate', label: t('Duplicate'), icon: Copy, keys: 'Ctrl D', onAction: commands.duplicate },
    { id: 'delete', label: t('Delete'), icon: Trash2, keys: 'Del', tone: 'danger', onAction: commands.remove },
  ];
  return (
    <>
      <Menu label={t('Actions for the selection')} placement="top start" entries={entries} isInPalette={false}>
        <Button className={styles.tool ?? ''} aria-label={t('Actions for the selection')}>
          <Ellipsis aria-hidden size={18} strokeWidth={1.75} />
        </Button>
      </Menu>
      {only === undefined ? null : <EditOnly name={only} onPress={() => onOpen(first)} />}
    </>
  );
}

function EditOnly({ name, onPress }: { readonly name: string; readonly onPress: () => void }) {
  const label = t('Edit {only}', { only: name });
  return (
    <Button className={`${styles.tool} ${styles.go}`} aria-label={label} onPress={onPress}>
      <BehaviorIcon aria-hidden size={18} strokeWidth={1.75} />
      <span className={`${styles.name} ${styles.long}`} dir="auto">
        {label}
      </span>
    </Button>
  );
}

/** The right end of the bar with several actors. */
function ArrangeMany({ commands, count }: { readonly commands: StageCommands; readonly count: number }) {
  const ends = [
    { label: t('Align'), icon: AlignStartVertical, entries: alignEntries(commands) },
    { label: t('Distribute'), icon: MoveHorizontal, entries: distributeEntries(commands, count) },
  ];
  return ends.map(({ label, icon: Icon, entries }) => (
    <Menu key={label} label={label} placement="top start" entries={entries} isInPalette={false}>
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
    <Menu label={label} placement="top start" entries={entries} isInPalette={false}>
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
