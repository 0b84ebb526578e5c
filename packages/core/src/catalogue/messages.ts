import type { IssueCode } from '../model/issueCodes.ts';
import type { FieldKind, FieldMessages } from './fields/field.ts';

const validNumber = 'Please enter a valid number for {field}.';
const numberMessages = {
  'value.required': validNumber,
  'value.type': validNumber,
  'value.range': validNumber,
  'expression.type': validNumber,
} as const;

/** Messages of docs/product-rules.md#validation that apply to every field of a kind. */
export const kindMessages: Partial<Record<FieldKind, FieldMessages>> = {
  number: numberMessages,
  angle: numberMessages,
  point: numberMessages,
};

/** Messages for single fields that no document specifies: ours. */
export const ours = {
  sceneMissing: 'The selected scene is no longer in this project.',
  pauseSceneMissing: 'The scene to display while the game is paused is no longer in this project.',
  soundMissing: 'The selected sound is not in this project, please select another sound or import one with this name.',
  musicMissing: 'The selected music is not in this project, please select another one or import one with this name.',
  musicType: 'Music must be an m4a file.',
  particleImageMissing: 'The image for the particles is not in this project.',
  animationImageMissing: 'The image {target} is not in this project.',
  oneInstanceLacks: 'One instance of this actor does not have the attribute {name}.',
  instancesLack: '{count} instances of this actor do not have the attribute {name}.',
  frameAttributeMissing: 'The attribute for the current frame no longer exists.',
  interpolateTarget: 'Please choose a number attribute to interpolate.',
  attributeToSave: 'Please choose an attribute to save.',
  attributeToLoad: 'Please choose an attribute to load into.',
  attributeForText: 'Please choose a text attribute for the typed text.',
  attributeForIndex: 'Please choose a number attribute for the index.',
  tableToSave: 'Please choose a table to save.',
  tableToWalk: 'Please choose a table to loop over.',
  dataTable: 'Please choose a table for the data.',
  mapTable: 'Please choose a table for the map.',
  pathTable: 'Please choose a table for the path.',
  tableMissing: 'The selected table is no longer in this project.',
  column: 'Please enter a column.',
  row: 'Please enter a row.',
  conditionIncomplete: 'Please complete this condition.',
  subjectBlank: 'Please enter something to compare.',
  prototypeMissing: 'The selected actor is no longer in this project.',
  readOnly: 'The attribute {name} can only be read.',
  tagUnknown: 'No actor has the tag {target}.',
  attributeValue: 'The value of the attribute {name} must be a valid {type}.',
  tableCount: 'The table says {stated} but has {count}.',
  columnLength: 'The column {column} has {count} cells for {stated} rows.',
  cellType: 'The column {column} has {count} cells that are not a valid {type}.',
  noScene: 'The game has no scene to start with.',
  unknownKey: 'There is no key {key}.',
  assetTwice: 'There are two assets of this kind with the name {name}.',
  assetWithoutFile: 'The asset {name} has no file.',
  fileMissing: 'The file {file} is missing.',
  fileSize: 'The file {file} has {size} bytes, but the manifest says {stated}.',
  noEvent: 'Please choose an event for the script.',
  unknownEvent: 'There is no event {event}.',
} as const;

/** Messages for codes without a more specific one: ours. */
export const standardMessages: Partial<Record<IssueCode, string>> = {
  'value.required': 'Please fill in {field}.',
  'value.type': 'The value of {field} has the wrong type.',
  'value.range': 'The value of {field} is outside its limits.',
  'value.choice': 'The value of {field} is not one of the choices.',
  'reference.missing': '{Field} points to something that is no longer in this project.',
  'reference.type': '{Field} points to something of another type.',
  'reference.context': '{Field} points to something that cannot be used here.',
  'asset.missing': 'The {kind} {target} is not in this project.',
  'behavior.unknown': 'The behavior {class} is unknown and will not run.',
  'behavior.field': 'The behavior has an unknown attribute {key}.',
  'condition.incomplete': ours.conditionIncomplete,
  'condition.unknown': 'The condition {class} is unknown.',
  'expression.type': 'The expression for {field} results in a {actual}, but a {type} is needed.',
  'id.duplicate': 'The id {id} occurs twice.',
  'id.mismatch': 'The document has the id {id} but is stored as {stored}.',
  'attribute.mismatch': 'The attribute {name} differs from the one in the actor’s prototype.',
  'document.missing': 'The definition of {id} is missing.',
  'document.unlisted': 'The document {id} is not listed in the game.',
};
