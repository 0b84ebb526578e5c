import {
  ArrowLeft,
  ArrowRight,
  Clapperboard,
  FolderOpen,
  History,
  Keyboard,
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

/** The name of a command, wherever it appears, and its chords as of `chordOf`. */
export interface CommandName {
  readonly label: string;
  readonly icon: LucideIcon;
  /** The chords that run it, unless the user chose another; the first is the one that menus show. */
  readonly chords?: readonly string[];
  /** True when its keys also work in text fields, which do not use them. */
  readonly worksInFields?: boolean;
}

/** The commands of every page of a project: one name for menus, tooltips, keys and the palette. */
export const commandNames = {
  palette: {
    label: 'Search commands and places',
    icon: SquareChevronRight,
    chords: ['Ctrl+K'],
    worksInFields: true,
  },
  find: {
    label: 'Find in project',
    icon: Search,
    chords: ['Ctrl+Shift+F'],
    worksInFields: true,
  },
  goTo: { label: 'Go to a place', icon: History, chords: ['Ctrl+P'], worksInFields: true },
  back: { label: 'Back', icon: ArrowLeft, chords: ['Alt+ArrowLeft'] },
  forward: { label: 'Forward', icon: ArrowRight, chords: ['Alt+ArrowRight'] },
  undo: { label: 'Undo', icon: Undo2, chords: ['Ctrl+Z'] },
  redo: { label: 'Redo', icon: Redo2, chords: ['Ctrl+Shift+Z', 'Ctrl+Y'] },
  play: { label: 'Play', icon: Play, chords: ['Ctrl+Enter'], worksInFields: true },
  playBeside: {
    label: 'Play beside the behaviors',
    icon: MonitorPlay,
    chords: ['Ctrl+Shift+Enter'],
    worksInFields: true,
  },
  nextProblem: { label: 'Next problem', icon: TriangleAlert, chords: ['F8'], worksInFields: true },
  previousProblem: {
    label: 'Previous problem',
    icon: TriangleAlert,
    chords: ['Shift+F8'],
    worksInFields: true,
  },
  library: { label: 'Show or hide the library', icon: PanelLeft, chords: ['Ctrl+\\'] },
  inspector: { label: 'Show or hide the inspector', icon: PanelRight },
  actors: { label: 'Show actors', icon: UserRound },
  scenes: { label: 'Show scenes', icon: Clapperboard },
  behaviors: { label: 'Show behaviors', icon: Puzzle },
  projects: { label: 'Back to my projects', icon: FolderOpen },
  shortcuts: { label: 'Keyboard shortcuts', icon: Keyboard, chords: ['?'] },
  settings: { label: 'Settings', icon: Settings },
} as const satisfies Readonly<Record<string, CommandName>>;

export type CommandId = keyof typeof commandNames;

/** The commands with their ids, in the order in which to offer them. */
export const namedCommands = Object.entries(commandNames) as readonly (readonly [CommandId, CommandName])[];
