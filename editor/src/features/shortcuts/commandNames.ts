import {
  ArrowLeft,
  ArrowRight,
  Download,
  FileCode,
  FolderOpen,
  Gamepad2,
  GitCommitVertical,
  History,
  Image,
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
  Table2,
  TriangleAlert,
  Type,
  Undo2,
  Volume2,
} from 'lucide-react';
import { ActorIcon, BehaviorIcon, SceneIcon } from '../../components/ownIcons.ts';
import { t } from '../../i18n/t.ts';
import { paletteChord } from '../../ui-state/palette.ts';

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
    chords: [paletteChord],
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
  problems: { label: t('Problems'), icon: TriangleAlert },
  nextProblem: { label: t('Next problem'), icon: TriangleAlert, chords: ['F8'], worksInFields: true },
  previousProblem: {
    label: t('Previous problem'),
    icon: TriangleAlert,
    chords: ['Shift+F8'],
    worksInFields: true,
  },
  history: { label: t('History'), icon: History },
  versions: { label: t('Versions'), icon: GitCommitVertical },
  library: { label: t('Show or hide the library'), icon: PanelLeft, chords: ['Ctrl+\\'] },
  inspector: { label: t('Show or hide the inspector'), icon: PanelRight },
  actors: { label: t('Show actors'), icon: ActorIcon },
  scenes: { label: t('Show scenes'), icon: SceneIcon },
  behaviors: { label: t('Show behaviors'), icon: BehaviorIcon },
  images: { label: t('Show images'), icon: Image },
  sounds: { label: t('Show sounds'), icon: Volume2 },
  fonts: { label: t('Show fonts'), icon: Type },
  tables: { label: t('Show tables'), icon: Table2 },
  controllers: { label: t('Show controllers'), icon: Gamepad2 },
  scripts: { label: t('Show scripts'), icon: FileCode },
  exportProject: { label: t('Export'), icon: Download },
  projects: { label: t('Back to my projects'), icon: FolderOpen },
  shortcuts: { label: t('Keyboard shortcuts'), icon: Keyboard, chords: ['?'] },
  settings: { label: t('Settings'), icon: Settings },
} as const satisfies Readonly<Record<string, CommandName>>;

export type CommandId = keyof typeof commandNames;

/** The commands with their ids, in the order in which to offer them. */
export const namedCommands = Object.entries(commandNames) as readonly (readonly [CommandId, CommandName])[];

/** The commands of every page that the preview has too, while the game does not have the keyboard. */
export const previewCommands = ['undo', 'redo', 'palette', 'shortcuts'] as const satisfies readonly CommandId[];
