import {
  ArrowLeft,
  ArrowRight,
  Clapperboard,
  FolderOpen,
  History,
  type LucideIcon,
  MonitorPlay,
  PanelLeft,
  PanelRight,
  Play,
  Puzzle,
  Redo2,
  Search,
  Settings,
  SquareChevronRight,
  TriangleAlert,
  Undo2,
  UserRound,
} from 'lucide-react';

/** The name of a command, wherever it appears, and its keys. */
export interface CommandName {
  readonly label: string;
  readonly icon: LucideIcon;
  /** As displayed. */
  readonly keys?: string;
  /** As reported by key events. */
  readonly bindings?: readonly string[];
  /** True when its keys also work in text fields, which do not use them. */
  readonly worksInFields?: boolean;
}

/** The commands of every page of a project: one name for menus, tooltips, keys and the palette. */
export const commandNames = {
  palette: {
    label: 'Search commands and places',
    icon: SquareChevronRight,
    keys: 'Ctrl K',
    bindings: ['$mod+KeyK'],
    worksInFields: true,
  },
  find: {
    label: 'Find in project',
    icon: Search,
    keys: 'Ctrl Shift F',
    bindings: ['$mod+Shift+KeyF'],
    worksInFields: true,
  },
  goTo: { label: 'Go to a place', icon: History, keys: 'Ctrl P', bindings: ['$mod+KeyP'], worksInFields: true },
  back: { label: 'Back', icon: ArrowLeft, keys: 'Alt Left', bindings: ['Alt+ArrowLeft'] },
  forward: { label: 'Forward', icon: ArrowRight, keys: 'Alt Right', bindings: ['Alt+ArrowRight'] },
  undo: { label: 'Undo', icon: Undo2, keys: 'Ctrl Z', bindings: ['$mod+KeyZ'] },
  redo: { label: 'Redo', icon: Redo2, keys: 'Ctrl Shift Z', bindings: ['$mod+Shift+KeyZ', '$mod+KeyY'] },
  play: { label: 'Play', icon: Play, keys: 'Ctrl Enter', bindings: ['$mod+Enter'], worksInFields: true },
  playBeside: {
    label: 'Play beside the behaviors',
    icon: MonitorPlay,
    keys: 'Ctrl Shift Enter',
    bindings: ['$mod+Shift+Enter'],
    worksInFields: true,
  },
  nextProblem: { label: 'Next problem', icon: TriangleAlert, keys: 'F8', bindings: ['F8'], worksInFields: true },
  previousProblem: {
    label: 'Previous problem',
    icon: TriangleAlert,
    keys: 'Shift F8',
    bindings: ['Shift+F8'],
    worksInFields: true,
  },
  library: { label: 'Show or hide the library', icon: PanelLeft, keys: 'Ctrl \\', bindings: ['$mod+Backslash'] },
  inspector: { label: 'Show or hide the inspector', icon: PanelRight },
  actors: { label: 'Show actors', icon: UserRound },
  scenes: { label: 'Show scenes', icon: Clapperboard },
  behaviors: { label: 'Show behaviors', icon: Puzzle },
  projects: { label: 'Back to my projects', icon: FolderOpen },
  settings: { label: 'Settings', icon: Settings },
} as const satisfies Readonly<Record<string, CommandName>>;

export type CommandId = keyof typeof commandNames;

/** The commands with their ids, in the order in which to offer them. */
export const namedCommands = Object.entries(commandNames) as readonly (readonly [CommandId, CommandName])[];
