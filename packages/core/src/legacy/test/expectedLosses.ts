import type { Loss } from '../losses.ts';

type Row = readonly [document: string, path: string, what: string, why: string];

/** The losses of each handwritten legacy project. Every row was checked by hand against the files. */
const rows: Readonly<Record<string, readonly Row[]>> = {
  'asset-names': [
    ['assets.xml', 'images/image[2]/@name', 'name = "coin"', 'The asset was renamed to "coin 2".'],
    [
      'assets.xml',
      'images/image[4]/file[1]/@name',
      'name = "old.gif"',
      'It was kept, but new files in this format are not accepted.',
    ],
  ],
  'computed-attributes': [
    [
      'object.xml',
      'attributes/id400002/expression',
      'random(1,6)',
      'The value of an attribute cannot be computed here; the default was used.',
    ],
    [
      'object.xml',
      'attributes/id400004',
      'boolean id400004 = "perhaps"',
      'This is neither true nor false. It was read as false.',
    ],
    ['object.xml', 'attributes/id400005', 'real id400005 = "50%"', 'This is not a number. It was read as 0.'],
    [
      'actors/1.xml',
      'attributes/position/x/expression',
      'game.attributes.id400001*2',
      'The value of an attribute cannot be computed here; the default was used.',
    ],
    ['actors/1.xml', 'attributes/size/width', 'real width = ""', 'This is not a number. It was read as 0.'],
    [
      'actors/1.xml',
      'behavior[1]/behavior[1]/attributes/speed',
      'real speed = "50%"',
      'It is neither a number nor an expression, and was read as 0.',
    ],
    [
      'actors/1.xml',
      'behavior[1]/behavior[1]/attributes/direction',
      'angle direction = ""',
      'It is neither a number nor an expression, and was read as 0.',
    ],
    [
      'actors/1.xml',
      'behavior[1]/behavior[3]/attributes/__proto__',
      'text __proto__ = "hidden"',
      'Playhouse has no equivalent.',
    ],
    [
      'actors/1.xml',
      'behavior[1]/behavior[3]/attributes/thing',
      'mystery thing = "12"',
      'Playhouse has no equivalent.',
    ],
  ],
  conditions: [
    [
      'actors/1.xml',
      'behavior[1]/condition[21]/attributes/subjectAttribute',
      'text subjectAttribute = "self.attributes.time"',
      'Only attribute conditions use it.',
    ],
    [
      'actors/1.xml',
      'behavior[1]/condition[24]/attributes/subjectAttribute/@name',
      'name = "Gone"',
      'Playhouse has no equivalent.',
    ],
    [
      'actors/1.xml',
      'behavior[1]/condition[25]/@class',
      'class = "Shaken"',
      'The class does not match what the condition tests.',
    ],
    ['actors/1.xml', 'behavior[1]/condition[25]/@eventType', 'eventType = "shake"', 'The condition tests nothing yet.'],
    [
      'actors/1.xml',
      'behavior[1]/condition[25]/@pluginPredicateTypeIndex',
      'pluginPredicateTypeIndex = "2"',
      'Playhouse has no equivalent.',
    ],
    [
      'actors/1.xml',
      'behavior[1]/condition[25]/attributes/name',
      'text name = "My own name"',
      'Playhouse has no equivalent.',
    ],
    ['actors/1.xml', 'behavior[1]/condition[25]/predicate/@type', 'type = "shaken"', 'This test does not exist.'],
    [
      'actors/1.xml',
      'behavior[1]/condition[25]/predicate/attributes/strength',
      'real strength = "3"',
      'Playhouse has no equivalent.',
    ],
  ],
  'controller-map': [
    ['object.xml', 'attributes/player9 Keymap/dpadUp', 'text dpadUp = "x"', 'Playhouse has no equivalent.'],
    ['object.xml', 'attributes/player3 Keymap/turbo', 'text turbo = "t"', 'Playhouse has no equivalent.'],
  ],
  'custom-behaviors': [
    ['behaviors/1.behavior/info.xml', 'DisplayIndex', 'DisplayIndex = "0"', 'Saved behaviors are sorted by name.'],
    [
      'behaviors/1.behavior/info.xml',
      'ControllerClass',
      'ControllerClass = "GSBehaviorViewController"',
      'It is about how the old editor drew the behavior.',
    ],
    ['behaviors/2.behavior/info.xml', 'DisplayIndex', 'DisplayIndex = "1"', 'Saved behaviors are sorted by name.'],
    [
      'behaviors/2.behavior/info.xml',
      'ControllerClass',
      'ControllerClass = "GSBehaviorViewController"',
      'It is about how the old editor drew the behavior.',
    ],
  ],
  'decimal-comma': [
    ['object.xml', 'attributes/id400001', 'real id400001 = "0,75"', 'Its comma was read as a decimal point: 0.75.'],
    [
      'actors/1.xml',
      'attributes/color/red',
      'real red = "925490196078431"',
      'It lost its decimal comma and was read as 0.925490196078431.',
    ],
    [
      'actors/1.xml',
      'attributes/color/green',
      'real green = "502"',
      'It lost its decimal comma and was read as 0.502.',
    ],
    [
      'actors/1.xml',
      'attributes/color/alpha',
      'real alpha = "-3"',
      'Color components are between 0 and 1; it was read as 0.',
    ],
    [
      'actors/1.xml',
      'behavior[1]/attributes/speed',
      'real speed = "105505617977528"',
      'It was kept, but it looks like a number that lost its decimal comma.',
    ],
    [
      'actors/1.xml',
      'behavior[2]/attributes/color/red',
      'real red = "25"',
      'It lost its decimal comma and was read as 0.25.',
    ],
    [
      'actors/1.xml',
      'behavior[2]/attributes/color/blue',
      'real blue = "1.5"',
      'Color components are between 0 and 1; it was read as 1.',
    ],
  ],
  ids: [
    ['object.xml', 'attributes/id400001/@id', 'id = "id400001"', 'The id is used twice here. It was changed to id2.'],
    ['object.xml', 'attributes/integer[3]/@id', 'id = ""', 'The id is blank. It was changed to id3.'],
    ['actors/1.xml', 'behavior[2]/@id', 'id = "id500001"', 'The id is used twice here. It was changed to id4.'],
    [
      'actors/1.xml',
      'behavior[2]/condition[1]/@id',
      'id = "id600001"',
      'The id is used twice here. It was changed to id5.',
    ],
    ['actors/1.xml', 'behavior[3]/@id', 'id = ""', 'The id is blank. It was changed to id6.'],
    ['actors/1.xml', 'behavior[3]/condition[1]/@id', 'id = ""', 'The id is blank. It was changed to id7.'],
    ['actors/1.xml', 'behavior[5]/@id', 'id = "abc"', 'It is not a valid id. It was changed to id9.'],
    ['actors/2.xml', '@id', 'id = "id200001"', 'Another file has the same id. This one was changed to id200002.'],
    ['actors/3.xml', '@id', 'id = "hero"', 'It is not a valid id. It was changed to id1.'],
    ['scenes/1.xml', 'layer[2]/@id', 'id = "id700001"', 'The id is used twice here. It was changed to id10.'],
    ['scenes/1.xml', 'layer[2]/actor[1]/@id', 'id = "id800001"', 'The id is used twice here. It was changed to id11.'],
    [
      'scenes/1.xml',
      'layer[2]/actor[1]/@prototype',
      'prototype = ""',
      'It is not a prototype’s id. It was changed to id12, which does not exist.',
    ],
  ],
  'merge-conflict': [
    ['object.xml', 'actor[2]/@id', 'id = "id200002"', 'No readable file has it. The reference was kept.'],
    ['object.xml', 'actor[3]/@id', 'id = "id200003"', 'No readable file has it. The reference was kept.'],
    ['object.xml', 'scene[1]/@id', 'id = "id300001"', 'No readable file has it. The reference was kept.'],
    ['assets.xml', '', 'the file', 'Line 2, column 61: The file declares a document type, which is not supported.'],
    [
      'actors/2.xml',
      '',
      'the file',
      'Line 3, column 4: Disallowed character in tag name. The file contains merge conflict markers.',
    ],
    ['actors/3.xml', '', 'the file', 'Line 1, column 1: The file is a binary property list, not XML.'],
    ['scenes/1.xml', '', 'the file', 'It holds <html> where <scene> is expected.'],
  ],
  'missing-files': [
    ['object.xml', 'actor[2]/@id', 'id = "id200002"', 'No readable file has it. The reference was kept.'],
    ['object.xml', 'scene[2]/@id', 'id = "id300009"', 'No readable file has it. The reference was kept.'],
    ['object.xml', 'attributes/id900009/@id', 'id = "id900009"', 'No readable file has it. The reference was kept.'],
    [
      'assets.xml',
      'images/image[1]/file[1]/@name',
      'name = "gone.png"',
      'There is no file images/gone.png. The entry was kept.',
    ],
    ['images/notes.txt', '', 'the file', 'It does not belong in images and was left out.'],
    ['actors/7.xml', '', 'the file', 'It was kept, although the game does not list it.'],
    ['scenes/2.xml', '', 'the file', 'It was kept, although the game does not list it.'],
    ['tables/id900001.xml', '', 'the file', 'It was kept, although the game does not list it.'],
    ['README.md', '', 'the file', 'It does not belong to a project and was left out.'],
  ],
  'network-keys': [
    ['object.xml', 'networkEnabled', 'networkEnabled = "42"', 'Only 0 and 99 mean something; it was read as 0.'],
    [
      'object.xml',
      'resolutionIndependence',
      'resolutionIndependence = "maybe"',
      'It is neither 0 nor 1; it was read as 0.',
    ],
    ['object.xml', 'plugins/kiip/appKey', 'text appKey = "abc123"', 'Playhouse has no equivalent.'],
    ['object.xml', 'plugins/kiip/enabled', 'boolean enabled = "true"', 'Playhouse has no equivalent.'],
    ['object.xml', 'author', 'author = "Someone"', 'Playhouse has no equivalent.'],
    ['networkKeys.xml', 'provider', 'provider = "5"', 'It contradicts the network setting of the game.'],
    ['networkKeys.xml', 'privateKey', 'privateKey of 6 characters', 'Network keys are never imported.'],
    ['networkKeys.xml', 'gameKey', 'gameKey of 3 characters', 'Network keys are never imported.'],
  ],
  tables: [
    ['object.xml', 'attributes/id900002', 'table id900002 = "Table 1"', 'Only the current name of a table counts.'],
    ['tables/id900001.xml', '@tableSkew', 'tableSkew = "2"', 'Tables have no skew.'],
    ['tables/id900003.xml', '@numCols', 'numCols = "9"', 'The file has 4.'],
    [
      'tables/id900003.xml',
      'row[2]/@id',
      'id = "0"',
      'It is not a number, or already in use. The row or column is now id2.',
    ],
    ['tables/id900003.xml', 'column[1]', 'cell 3 = "z"', 'The table has 2 rows.'],
    [
      'tables/id900003.xml',
      'column[2]/@id',
      'id = "x"',
      'It is not a number, or already in use. The row or column is now id1.',
    ],
    ['tables/id900003.xml', 'column[2]/@type', 'type = "12"', 'It is not a column type. The cells were read as text.'],
    ['tables/id900003.xml', 'column[2]/@readonly', 'readonly = "yes"', 'It is neither 0 nor 1; it was read as 0.'],
    ['tables/id900003.xml', 'column[3]', 'cell 1 = "one"', 'This is not a number. It was read as 0.'],
    ['tables/id900003.xml', 'column[4]', 'cell 1 = "maybe"', 'This is neither true nor false. It was read as false.'],
  ],
  'v0.17-mac': [],
  'v0.23-mac': [
    [
      'assets.xml',
      'sounds/music[1]/file[1]/@name',
      'name = "theme.mp3"',
      'It was kept, but new files in this format are not accepted.',
    ],
  ],
  'v0.9.2': [
    ['object.xml', '@UID', 'UID = "5A1F-77"', 'The identity of a copy is stored outside the project.'],
    [
      'actors/1.xml',
      'behavior[1]/behavior[1]/attributes/usePositionalSound',
      'boolean usePositionalSound = "false"',
      'The attribute positional replaces it.',
    ],
    [
      'actors/1.xml',
      'behavior[1]/behavior[2]/attributes/preserveCurrentScene',
      'boolean preserveCurrentScene = "false"',
      'Scenes cannot be preserved.',
    ],
    [
      'actors/1.xml',
      'behavior[1]/behavior[4]/condition[1]/predicate/attributes/walls',
      'boolean walls = "true"',
      'Collision conditions only test actors.',
    ],
    [
      'actors/1.xml',
      'behavior[1]/behavior[4]/condition[1]/predicate/attributes/otherActors',
      'boolean otherActors = "false"',
      'Collision conditions only test actors.',
    ],
  ],
  'v1.25-windows': [],
};

/** The losses that the import of a handwritten legacy project must report, in order. */
export function expectedLosses(name: string): Loss[] {
  return (rows[name] ?? []).map(([document, path, what, why]) => ({ document, path, what, why }));
}
