import { create } from 'zustand';
import type { Viewport } from '../interactions/viewport.ts';
import {
  type GridSettings,
  initialStage,
  type KeptStage,
  keepStage,
  preferredGrid,
  type RulerGuide,
  readKeptStage,
} from './keptStage.ts';
import { usePreferences } from './preferences.ts';

export type StageTool = 'select' | 'lasso' | 'hand' | 'stamp';

/** What is open, selected and shown on the stage: ids only, nothing of the project itself. */
export interface SceneUi extends KeptStage {
  /** The game and the scene to which all this belongs. */
  readonly game: string;
  readonly scene: string;
  readonly selection: readonly string[];
  readonly selectedLayer: string | undefined;
  readonly hiddenLayers: ReadonlySet<string>;
  readonly lockedLayers: ReadonlySet<string>;
  readonly openLayers: ReadonlySet<string>;
  /** By scene, so that coming back shows the same part. */
  readonly views: ReadonlyMap<string, Viewport>;
  readonly mode: 'layout' | 'camera';
  readonly tool: StageTool;
  /** The actor that the stamp tool places. */
  readonly stamp: string | undefined;
  /** The dialog that asks for columns and rows of copies is open. */
  readonly isRepeating: boolean;
  /** Each press adds to the selection: replaces Shift on devices without a keyboard. */
  readonly selectsSeveral: boolean;
  /** The last message for the status strip. */
  readonly notice: string;
  /** Something is being dragged on the stage. */
  readonly isDragging: boolean;
}

type Changeable = Pick<
  SceneUi,
  | 'mode'
  | 'tool'
  | 'stamp'
  | 'isRepeating'
  | 'selectsSeveral'
  | 'hasGuides'
  | 'hasRulers'
  | 'hasMinimap'
  | 'hasRulerGuides'
  | 'notice'
  | 'selectedLayer'
  | 'isDragging'
>;

export interface SceneUiActions {
  select(ids: readonly string[]): void;
  setView(scene: string, view: Viewport): void;
  toggleLayer(set: 'hiddenLayers' | 'lockedLayers' | 'openLayers', layer: string): void;
  setGrid(part: Partial<GridSettings>): void;
  setRulerGuides(scene: string, guides: readonly RulerGuide[]): void;
  change(part: Partial<Changeable>): void;
  /** Resets everything when another project is opened, except what is kept for it. */
  enterGame(game: string): void;
  /** Clears the selection when another scene is opened. */
  enterScene(scene: string): void;
}

const initial: SceneUi = {
  game: '',
  scene: '',
  selection: [],
  selectedLayer: undefined,
  hiddenLayers: new Set(),
  lockedLayers: new Set(),
  openLayers: new Set(),
  views: new Map(),
  mode: 'layout',
  tool: 'select',
  stamp: undefined,
  isRepeating: false,
  selectsSeveral: false,
  notice: '',
  isDragging: false,
  ...initialStage,
};

/** The stage's own state. Ids may no longer exist in the project; readers drop those. */
export const useSceneUi = create<SceneUi & SceneUiActions>()((set) => ({
  ...initial,
  select: (ids) => set({ selection: ids, notice: '' }),
  setView: (scene, view) => set(({ views }) => ({ views: new Map(views).set(scene, view) })),
  toggleLayer: (name, layer) => set((state) => ({ [name]: toggled(state[name], layer) })),
  setGrid: (part) => set(({ grid, ownGrid }) => ({ grid: { ...grid, ...part }, ownGrid: { ...ownGrid, ...part } })),
  setRulerGuides: (scene, guides) =>
    set(({ rulerGuides }) => ({ rulerGuides: new Map(rulerGuides).set(scene, guides) })),
  change: (part) => set(part),
  enterGame: (game) => set((state) => (state.game === game ? {} : { ...initial, ...readKeptStage(game), game })),
  enterScene: (scene) =>
    set((state) => (state.scene === scene ? {} : { scene, selection: [], selectedLayer: undefined })),
}));

const kept = ['ownGrid', 'hasGuides', 'hasRulers', 'hasMinimap', 'hasRulerGuides', 'rulerGuides'] as const;
useSceneUi.subscribe((state, before) => {
  if (state.game === '' || state.game !== before.game) return;
  if (kept.some((key) => state[key] !== before[key])) keepStage(state.game, state);
});

const preferred = ['gridWidth', 'gridHeight', 'gridColor'] as const;
/** What a project did not change of its grid follows the preferences, also those set in another tab. */
usePreferences.subscribe((state, before) => {
  if (preferred.every((key) => state[key] === before[key])) return;
  useSceneUi.setState(({ ownGrid }) => ({ grid: { ...preferredGrid(), ...ownGrid } }));
});

function toggled(before: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const after = new Set(before);
  if (!after.delete(id)) after.add(id);
  return after;
}
