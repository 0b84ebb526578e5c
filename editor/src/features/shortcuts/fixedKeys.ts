import { t } from '../../i18n/t.ts';
import { arrowChords, deleteChord, spaceChord } from '../../interactions/chord.ts';
import { type CommandId, previewCommands } from './commandNames.ts';
import { imageToolKeys } from './imageToolKeys.ts';

/** Names of the areas in which keys work. */
export const areaNames = {
  'Everywhere in a project': t('Everywhere in a project'),
  Stage: t('Stage'),
  Behaviors: t('Behaviors'),
  Libraries: t('Libraries'),
  Layers: t('Layers'),
  Table: t('Table'),
  Image: t('Image'),
  Sound: t('Sound'),
  Script: t('Script'),
  'Collision shape': t('Collision shape'),
  Preview: t('Preview'),
} as const;

export type Area = keyof typeof areaNames;

/** Keys that cannot be changed. */
export interface FixedKeys {
  /** As a row shows them. */
  readonly keys: string;
  /** What they do, in the same order. */
  readonly action: string;
  /** As of `chordOf`; another command of the area cannot have them. */
  readonly chords: readonly string[];
}

export interface KeyArea {
  readonly area: Area;
  readonly rows: readonly FixedKeys[];
  /** Commands with keys of their own that work here as everywhere in a project. */
  readonly commands?: readonly CommandId[];
}

/** A row whose chords are separated by spaces. */
function row(keys: string, action: string, chords: string): FixedKeys {
  return { keys, action, chords: chords.split(' ') };
}

const menu = row('Shift F10', t('Menu'), 'Shift+F10 ContextMenu');
const ownUndo = row(
  'Ctrl Z, Ctrl Shift Z',
  t('Undo, redo here first, then in the project'),
  'Ctrl+Z Ctrl+Shift+Z Ctrl+Y',
);
const save = row('Ctrl S', t('Save'), 'Ctrl+S');

/** Keys that cannot be changed, by the area in which they work. */
export const fixedKeys: readonly KeyArea[] = [
  {
    area: 'Everywhere in a project',
    rows: [
      row(t('F6, Shift F6'), t('Next, previous part of the page'), 'F6 Shift+F6'),
      row('Ctrl C, Ctrl X, Ctrl V', t('Copy, cut, paste'), 'Ctrl+C Ctrl+X Ctrl+V'),
      row('Ctrl A', t('Select all'), 'Ctrl+A'),
      row(t('F3, Shift F3'), t('Next, previous hit or use'), 'F3 Shift+F3'),
      row(t('F12, Shift F12'), t('Go to what a field refers to, find its uses'), 'F12 Shift+F12'),
      row(
        t('Tab, arrows, Enter, Space, Esc'),
        t('Move on the page, press, close'),
        `Tab Shift+Tab Enter Space Escape Home End PageUp PageDown ${arrowChords('')}`,
      ),
    ],
  },
  {
    area: 'Stage',
    rows: [
      row(
        t('Arrows, with Shift'),
        t('Move by 1, by 10, or by the grid when snapping to it'),
        arrowChords('', 'Shift+'),
      ),
      row(t('Alt arrows, with Shift'), t('Resize by 1, by 10'), arrowChords('Alt+', 'Alt+Shift+')),
      row(t(', . with Shift'), t('Rotate by 1, by 15 degrees'), ', . < >'),
      row(t('[ ] with Shift'), t('Send backward, bring forward; to back, to front'), '[ ] { }'),
      row(t('Tab, Shift Tab'), t('Next, previous actor'), 'Tab Shift+Tab'),
      row('Ctrl A, Ctrl Shift A', t('Select all, all of the same actor'), 'Ctrl+A Ctrl+Shift+A'),
      row('Ctrl D, Del', t('Duplicate, delete'), 'Ctrl+D Delete Backspace'),
      row('Enter', t('Edit the behaviors of the actor'), 'Enter'),
      row('+ - 0', t('Zoom in, out, 100 %'), '+ = - 0'),
      row('Shift 1, Shift 2', t('Zoom to all, to the selection'), '! @'),
      row(t('Space'), t('Move the view while it is held'), spaceChord),
      menu,
      row(t('Esc'), t('Cancel, or clear the selection'), 'Escape'),
    ],
  },
  {
    area: 'Behaviors',
    rows: [
      row('/', t('Insert by name'), '/'),
      row(t('Left, Right'), t('Close, open a block'), 'ArrowLeft ArrowRight'),
      row('Enter', t('First field of a card; insert into a block'), 'Enter'),
      row(t('Space, Shift Space'), t('Select one, several'), 'Space Shift+Space'),
      row('M', t('Move: arrows choose the place, Enter drops'), 'M'),
      row(t('Alt Up, Alt Down'), t('Move up, down'), 'Alt+ArrowUp Alt+ArrowDown'),
      row('O', t('Switch on or off'), 'O'),
      row('F2', t('Rename'), 'F2'),
      row('Ctrl D, Del', t('Duplicate, delete'), 'Ctrl+D Delete Backspace'),
      row('Ctrl Shift G', t('Wrap in a group'), 'Ctrl+Shift+G'),
      row('Ctrl E', t('In a field: expression dialog'), 'Ctrl+E'),
    ],
  },
  {
    area: 'Libraries',
    rows: [row(t('F2, Del, Enter'), t('Rename, delete, open'), 'F2 Delete Enter')],
  },
  {
    area: 'Layers',
    rows: [
      row('F2', t('Rename a layer'), 'F2'),
      row('Del', t('Delete the selected actors'), deleteChord),
      row(t('Left, Right'), t('Close, open a layer'), 'ArrowLeft ArrowRight'),
      menu,
    ],
  },
  {
    area: 'Table',
    rows: [
      row('F2', t('Edit the cell'), 'F2'),
      row(t('Enter, Shift Enter'), t('Edit, then the cell below, above'), 'Enter Shift+Enter'),
      row(t('Tab, Shift Tab'), t('Next, previous cell'), 'Tab Shift+Tab'),
      row(t('Esc, Tab'), t('Leave the table'), 'Escape'),
      row(t('Arrows, with Shift'), t('Go to a cell, select'), arrowChords('', 'Shift+')),
      row(
        t('Ctrl arrows, Ctrl Home, Ctrl End'),
        t('Go to the edge, the first cell, the last cell'),
        arrowChords('Ctrl+'),
      ),
      row(t('Shift Space, Ctrl Space'), t('Select rows, columns'), 'Shift+Space Ctrl+Space'),
      row('Ctrl Shift A', t('Add another range'), 'Ctrl+Shift+A'),
      row(t('Alt arrows'), t('Move whole rows, columns'), 'Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp'),
      row(t('Alt Down'), t('On the name of a column: type'), 'Alt+ArrowDown'),
      row(t('Space'), t('Switch yes and no'), spaceChord),
      row('Ctrl D, Ctrl R', t('Fill down, right'), 'Ctrl+D Ctrl+R'),
      row('Ctrl F', t('Find in this table'), 'Ctrl+F'),
      row('Del', t('Clear'), 'Delete Backspace'),
      row('Alt Enter', t('In a cell: new line'), 'Alt+Enter'),
      menu,
    ],
  },
  {
    area: 'Image',
    rows: [
      ...Object.values(imageToolKeys).map(({ key, label }) => row(key, label, key)),
      row('[ ]', t('Smaller, larger tip'), '[ ]'),
      row('+ - 0 1', t('Zoom in, out, all, 100 %'), '+ = - 0 1'),
      row('G', t('Show or hide the grid'), 'G'),
      row(', .', t('Previous, next frame'), ', .'),
      row('Shift , Shift .', t('Move the frame'), '< >'),
      row('Shift H, Shift V', t('Flip across, upside down'), 'Shift+H Shift+V'),
      row(t('Arrows, with Shift'), t('Move the cursor by 1, by 10'), arrowChords('', 'Shift+')),
      row(t('Space, Enter'), t('Draw, keep the tool down'), 'Space Enter'),
      row(t('Esc'), t('Take back, or select nothing'), 'Escape'),
      row('Ctrl A, Ctrl D, Del', t('Select all, select nothing, clear'), 'Ctrl+A Ctrl+D Delete Backspace'),
      ownUndo,
      save,
    ],
  },
  {
    area: 'Sound',
    rows: [
      row(t('Space'), t('Play or stop'), spaceChord),
      row('L', t('Repeat or not'), 'L'),
      row('+ - 0', t('Zoom in, out, all'), '+ = - 0'),
      row(t('Arrows, with Shift'), t('Move the cursor, select'), arrowChords('', 'Shift+')),
      row('Ctrl A', t('Select all'), 'Ctrl+A'),
      row('Ctrl T, Del', t('Trim to the selection, delete it'), 'Ctrl+T Delete Backspace'),
      ownUndo,
      save,
    ],
  },
  {
    area: 'Script',
    rows: [
      row(t('Ctrl Space'), t('Suggestions'), 'Ctrl+Space'),
      row('F1', t('Explain the name at the caret'), 'F1'),
      row('F8', t('Next problem in the script'), 'F8'),
      row('Ctrl F', t('Find and replace'), 'Ctrl+F'),
      row('Ctrl /', t('Comment or not'), 'Ctrl+/'),
      row(t('Tab, Shift Tab'), t('Indent, less'), 'Tab Shift+Tab'),
      row(t('Esc, Tab'), t('Leave the code'), 'Escape'),
    ],
  },
  {
    area: 'Collision shape',
    rows: [
      row(t('Arrows, with Shift'), t('Move the corner by 1, by 10'), arrowChords('', 'Shift+')),
      row('Del', t('Remove the corner'), 'Delete Backspace'),
    ],
  },
  {
    area: 'Preview',
    rows: [
      row('Ctrl Enter', t('Back to editing'), 'Ctrl+Enter'),
      row(t('F6, Shift F6'), t('Next, previous part of the page'), 'F6 Shift+F6'),
    ],
    commands: previewCommands,
  },
];
