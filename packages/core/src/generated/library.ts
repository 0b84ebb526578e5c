// Generated from schemas/library by `npm run generate`. Do not edit.
import type { Behavior, Id, Instance, PrototypeDocument, SceneDocument } from './entities.ts';

/**
 * What a person chose about assignments. Stored as assignment_prefs. A missing key means its default.
 */
export interface AssignmentPreferences {
  /**
   * Ids of assignments that are put away.
   */
  archived?: string[];
  showTutorial?: boolean;
  tabOpen?: boolean;
}
/**
 * What the server tells everybody. Stored as global_config.
 */
export interface GlobalConfig {
  notifications: LibraryNotification[];
}
/**
 * News for a person. It expires after 7 days.
 */
export interface LibraryNotification {
  id: string;
  /**
   * When it was sent. ISO 8601.
   */
  createdAt: string;
  /**
   * What people read.
   */
  message?: string;
}
/**
 * What this computer keeps for a person. Stored as gscreator.
 */
export interface LocalDocument {
  projects: LocalProjectEntry[];
  uiPrefs: UiPreferences;
  /**
   * Ids of notifications that were seen.
   */
  seenNotifications: string[];
}
/**
 * A project in the library of this computer.
 */
export interface LocalProjectEntry {
  /**
   * Stands in addresses and names the database of the project.
   */
  id: string;
  title: string;
  /**
   * Which copy of the project it is.
   */
  uuid?: string;
  /**
   * First saved. ISO 8601.
   */
  createdAt?: string;
  /**
   * Last change of a document or an asset. ISO 8601.
   */
  updatedAt?: string;
  /**
   * Last opened. ISO 8601.
   */
  openedAt?: string;
  /**
   * When its picture was made. ISO 8601.
   */
  picturedAt?: string;
  /**
   * Present while it lies in the trash. ISO 8601.
   */
  deletedAt?: string;
  /**
   * Name of the sample that it is a copy of.
   */
  sample?: string;
  /**
   * What the list shows without opening the project.
   */
  facts?: {
    scenes: number;
    prototypes: number;
    /**
     * Names of the actors in the picture of the cast.
     */
    cast?: string[];
    /**
     * The last edit, as its label says it.
     */
    lastChange?: string;
    /**
     * Name of the scene or actor in which it was made.
     */
    changedIn?: string;
  };
  /**
   * Its side on a server, once it was synced.
   */
  cloud?: {
    /**
     * Id of the project there.
     */
    project: string;
    /**
     * Id of the person who syncs it.
     */
    user: string;
    isOn: boolean;
    /**
     * Access ended, and this copy stays.
     */
    isKept?: true;
  };
}
/**
 * What a person likes in the editor. A missing key means its default.
 */
export interface UiPreferences {
  theme?: string;
  /**
   * How the library of behaviors is grouped.
   */
  behaviorOrganization?: string;
  /**
   * Side of the window at which assignments open.
   */
  assignmentDrawerPosition?: string;
  gridWidth?: number;
  gridHeight?: number;
  gridColor?: string;
  /**
   * Magnification of the preview; null to fit.
   */
  previewZoom?: string | number | null;
  /**
   * Aspect of the preview; null for that of the game.
   */
  previewAspect?: string | number | null;
  /**
   * Orientation of the preview; null for that of the game.
   */
  previewOrientation?: string | number | null;
  /**
   * How the preview fills its frame; null for the usual way.
   */
  previewViewportFit?: string | number | null;
  attributeWarnings?: boolean;
  showEduAssignmentTutorial?: boolean;
  /**
   * Size at which a dragged image becomes an actor.
   */
  actorResizeScale?: number;
  hideMonetization?: boolean;
  hideGameServices?: boolean;
  /**
   * Opening an actor opens the library of behaviors.
   */
  smartNavigation?: boolean;
  inspectorVisible?: boolean;
  /**
   * Projects are repaired when they are opened.
   */
  repairSparse?: boolean;
}
/**
 * What copying puts on the clipboard: exactly one of behaviors, actor instances, actor prototypes and scenes, and all they need to be pasted elsewhere.
 */
export interface PasteBundle {
  /**
   * Format of the stored pieces.
   */
  formatVersion: number;
  /**
   * Which copy of a project it comes from.
   */
  gameId: string;
  sceneId?: Id;
  /**
   * Custom attributes and tables that the pieces refer to.
   */
  keypathSpec: KeypathSpec[];
  /**
   * Scenes, prototypes and tables that the pieces refer to; they are matched by name.
   */
  entitySpec: EntitySpec[];
  soundSpec: SoundSpec[];
  imageSpec: ImageSpec[];
  fontSpec: FontSpec[];
  /**
   * Tags of actors that the pieces refer to.
   */
  actorTagSpec: string[];
  /**
   * @minItems 1
   */
  behaviors?: Behavior[];
  /**
   * @minItems 1
   */
  actorInstances?: Instance[];
  /**
   * @minItems 1
   */
  actorPrototypes?: PrototypeDocument[];
  /**
   * Pasted in the project they come from only.
   *
   * @minItems 1
   */
  scenes?: SceneDocument[];
}
export interface KeypathSpec {
  keypath: string;
  name: string;
  type: 'integer' | 'real' | 'boolean' | 'text' | 'angle' | 'index' | 'table';
  /**
   * For a new attribute; a table has none.
   */
  value?: number | string | boolean;
  /**
   * Name of the placed actor that has the attribute, when it is another one of the scene.
   */
  actor?: string;
}
export interface EntitySpec {
  kind: 'scene' | 'prototype' | 'table';
  id: Id;
  name: string;
  /**
   * The entity itself, to import it from its source.
   */
  document?: {
    [k: string]: unknown;
  };
}
export interface SoundSpec {
  name: string;
}
export interface ImageSpec {
  name: string;
  filename: string;
  /**
   * The bytes of the image in base64; blank when they could not be read.
   */
  data: string;
  /**
   * Number of the bytes.
   */
  size?: number;
  sha256?: string;
}
export interface FontSpec {
  name: string;
}
/**
 * A project in the library of a signed-in person.
 */
export interface ProjectEntry {
  id: string;
  /**
   * Which copy of the project it is; also in the name of its database.
   */
  uuid: string;
  name: string;
  /**
   * When it was last published. ISO 8601.
   */
  published_at?: string | null;
  /**
   * Present while it lies in the trash. ISO 8601.
   */
  deletedAt?: string;
}
/**
 * The projects of a signed-in person. Stored as project_library.
 */
export interface ProjectLibrary {
  projects: ProjectEntry[];
  /**
   * The trash.
   */
  deletedProjects: ProjectEntry[];
}
/**
 * A project that was published.
 */
export interface PublishedProject {
  id: string;
  title: string;
  icon_url?: string;
  /**
   * First published. ISO 8601.
   */
  created_at: string;
  /**
   * Last published. ISO 8601.
   */
  updated_at: string;
  uuid?: string;
}
/**
 * What a person has published. Stored as publishing_library.
 */
export interface PublishingLibrary {
  projects: PublishedProject[];
}
/**
 * A project to start from.
 */
export interface TemplateProject {
  id: string;
  title: string;
  description?: string;
  /**
   * Address of a picture.
   */
  screenshot?: string;
  /**
   * For subscribers only.
   */
  disabled?: boolean;
}
/**
 * Edits that are undone together, with the way back.
 */
export interface UndoCheckpoint {
  /**
   * Milliseconds since 1970.
   */
  created_at: number;
  actions: UndoAction[];
  /**
   * What people read about it.
   */
  label?: {
    what: string;
    where: string;
  };
  /**
   * Name of the drag or text field that may go on with it.
   */
  gesture?: string;
}
export interface UndoAction {
  /**
   * Kind of the edit.
   */
  action: string;
  data?: unknown;
  undoAction: 'ops.apply';
  /**
   * Primitive changes that take the edit back, in the order in which they run.
   */
  undoData: (
    | {
        op: 'set';
        /**
         * From the project's root; members of lists by id, assets by name, cells by row.
         */
        path: (
          | (string | number)
          | {
              id: string;
            }
          | {
              name: string;
            }
          | {
              row: string;
            }
        )[];
        value: unknown;
        at?: number;
      }
    | {
        op: 'unset';
        /**
         * From the project's root; members of lists by id, assets by name, cells by row.
         */
        path: (
          | (string | number)
          | {
              id: string;
            }
          | {
              name: string;
            }
          | {
              row: string;
            }
        )[];
      }
    | {
        op: 'insert';
        /**
         * From the project's root; members of lists by id, assets by name, cells by row.
         */
        path: (
          | (string | number)
          | {
              id: string;
            }
          | {
              name: string;
            }
          | {
              row: string;
            }
        )[];
        index: number;
        value: unknown;
      }
    | {
        op: 'remove';
        /**
         * From the project's root; members of lists by id, assets by name, cells by row.
         */
        path: (
          | (string | number)
          | {
              id: string;
            }
          | {
              name: string;
            }
          | {
              row: string;
            }
        )[];
      }
    | {
        op: 'move';
        /**
         * From the project's root; members of lists by id, assets by name, cells by row.
         */
        path: (
          | (string | number)
          | {
              id: string;
            }
          | {
              name: string;
            }
          | {
              row: string;
            }
        )[];
        index: number;
        /**
         * From the project's root; members of lists by id, assets by name, cells by row.
         */
        to?: (
          | (string | number)
          | {
              id: string;
            }
          | {
              name: string;
            }
          | {
              row: string;
            }
        )[];
      }
  )[];
}
/**
 * A person who is signed in. Without a sku, or with one that contains PRO.TRIAL, it is a trial account.
 */
export interface UserAccount {
  id: string;
  username: string;
  avatar_url?: string;
  /**
   * What the person has subscribed to.
   */
  sku?: string;
}
