import {
  ArrowLeft,
  ArrowRight,
  FolderOpen,
  GitCommitVertical,
  History,
  Keyboard,
  type LucideIcon,
  MonitorPlay,
  PanelLeft,
  PanelRight,
  Play,
  Redo2,
  Search,
  Settings,
  SquareChevronRight,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import { ActorIcon, BehaviorIcon, SceneIcon } from '../../components/ownIcons.ts';
import { t } from '../../i18n/t.ts';

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
    label: t('Search commands and places'),
    icon: SquareChevronRight,
    chords: ['Ctrl+K'],
    worksInFields: true,
  },
  find: {
    label: t('Find in project'),
    icon: Search,
    chords: ['Ctrl+Shift+F'],
    worksInFields: true,
  },
  goTo: { label: t('Go to a place'), icon: History, chords: ['Ctrl+P'], worksInFields: true },
  back: { label: t('Back'), icon: ArrowLeft, chords: ['Alt+ArrowLeft'] },
  forward: { label: t('Forward'), icon: ArrowRight, chords: ['Alt+ArrowRight'] },
  undo: { label: t('Undo'), icon: Undo2, chords: ['Ctrl+Z'] },
  redo: { label: t('Redo'), icon: Redo2, chords: ['Ctrl+Shift+Z', 'Ctrl+Y'] },
  play: { label: t('Play'), icon: Play, chords: ['Ctrl+Enter'], worksInFields: true },
  playBeside: {
    label: t('Play beside the behaviors'),
    icon: MonitorPlay,
    chords: ['Ctrl+Shift+Enter'],
    worksInFields: true,
  },
  nextProblem: { label: t('Next problem'), icon: TriangleAlert, chords: ['F8'], worksInFields: true },
  previousProblem: {
    label: t('Previous problem'),
    icon: TriangleAlert,
    chords: ['Shift+F8'],
    worksInFields: true,
  },
  versions: { label: t('Versions'), icon: GitCommitVertical },
  library: { label: t('Show or hide the library'), icon: PanelLeft, chords: ['Ctrl+\\'] },
  inspector: { label: t('Show or hide the inspector'), icon: PanelRight },
  actors: { label: t('Show actors'), icon: ActorIcon },
  scenes: { label: t('Show scenes'), icon: SceneIcon },
  behaviors: { label: t('Show behaviors'), icon: BehaviorIcon },
  projects: { label: t('Back to my projects'), icon: FolderOpen },
  shortcuts: { label: t('Keyboard shortcuts'), icon: Keyboard, chords: ['?'] },
  settings: { label: t('Settings'), icon: Settings },
} as const satisfies Readonly<Record<string, CommandName>>;

export type CommandId = keyof typeof commandNames;

/** The commands with their ids, in the order in which to offer them. */
export const namedCommands = Object.entries(commandNames) as readonly (readonly [CommandId, CommandName])[];
