import {
  builtInFonts,
  createPurchaseTable,
  type Edit,
  enumerations,
  findAttribute,
  pasteButtons,
  pasteDialog,
  pasteToasts,
  purchaseTableName,
  resolveKeypath,
  uploadTexts,
  usages,
} from '@playhouse/core';
import { buildProject, testEdit } from '@playhouse/core/testing';
import { unexpectedError } from '../../editor/src/components/unexpectedError.ts';
import { librarySorts } from '../../editor/src/features/library-panel/libraryUi.ts';
import { tableTypes } from '../../packages/core/src/attributes/enumerations.ts';
import { defaultUiPreferences } from '../../packages/core/src/generated/libraryDefaults.ts';
import { quitNotice } from '../../packages/player/src/platform/notices.ts';
import { libraryName } from '../../packages/sync/src/store/databaseNames.ts';
import { databaseAccess, databaseNotFound, databaseSetup } from '../../packages/sync/src/store/fault.ts';

const project = buildProject({ prototypes: [{ id: 'id1' }], scenes: [{ id: 'id2' }] });

/** The product's text for places where a keypath has no meaning. */
function keypathText(keypath: string, owner: Parameters<typeof resolveKeypath>[2]): unknown {
  const resolved = resolveKeypath(project, keypath, owner);
  return 'message' in resolved ? resolved.message : resolved;
}

/** Fixed texts about failures, by the anchor of docs/product-rules.md: verbatim, and as the product shows them. */
export const failureTexts: readonly (readonly [anchor: string, text: string, said: unknown])[] = [
  ['errors', 'Unexpected error: [no room]', unexpectedError(new Error('no room'))],
  ['errors', 'Error accessing database, not found.', databaseNotFound().message],
  ['errors', 'Error accessing database: [no room]', databaseAccess('no room').message],
  ['errors', 'There was an error setting up the project database: [no room]', databaseSetup('no room').message],
  ['platform-features', 'On some platforms, the app would close now.', quitNotice],
  ['uploads', 'The following files were not added.', uploadTexts.notAdded],
  ['uploads', 'You may only upload file types: png, jpg, jpeg', uploadTexts.allowed('images')],
  ['uploads', 'You may only upload file types: m4a, mp4, ogg, wav', uploadTexts.allowed('sounds')],
  ['uploads', 'You may only upload file types: otf, ttf', uploadTexts.allowed('fonts')],
  ['uploads', 'Error parsing font file Papyrus', uploadTexts.fontFault('Papyrus')],
  ['validation', 'Invalid self context', keypathText('self.position.x', { kind: 'game' })],
  [
    'validation',
    'Cannot access scene attribute from prototype',
    keypathText('scene.attributes.gravity.y', { kind: 'prototype', id: 'id1' }),
  ],
  ['copy-and-paste', 'Unable to paste behaviors in this context.', pasteToasts.behaviors],
  ['copy-and-paste', 'Unable to paste actor instance in this context.', pasteToasts.instances],
  ['copy-and-paste', 'Unable to find paste target', pasteToasts.target],
  ['copy-and-paste', 'Unable to figure out target scene.', pasteToasts.scene],
  ['copy-and-paste', 'Unable to figure out target layer to paste.', pasteToasts.layer],
  ['copy-and-paste', 'Unable to paste scenes between projects.', pasteToasts.scenes],
];

const added: readonly Edit[] = [
  { kind: 'scene.add', data: { id: 'id10', layer: 'id11' } },
  { kind: 'prototype.add', data: { id: 'id12' } },
  { kind: 'table.add', data: { id: 'id13' } },
  { kind: 'table.addColumns', data: { table: 'id13', columns: [{ id: 'id1' }] } },
];
const full = added.reduce((before, edit) => testEdit(before, edit), buildProject({ scenes: [] }));

/** Fixed names and labels, by the anchor of docs/product-rules.md: verbatim, and as in the product. */
export const labels: readonly (readonly [anchor: string, names: readonly string[], shown: readonly unknown[]])[] = [
  ['local-library-database', ['gscreator'], [libraryName]],
  ['preferences', ['pro-theme', 'type'], [defaultUiPreferences.theme, defaultUiPreferences.behaviorOrganization]],
  [
    'preferences',
    ['right', 'magenta'],
    [defaultUiPreferences.assignmentDrawerPosition, defaultUiPreferences.gridColor],
  ],
  ['scene', ['New Scene'], [full.scenes.get('id10')?.attributes.name]],
  ['game', ['default name'], [findAttribute('game.attributes.name')?.default]],
  ['layer', ['New Layer'], full.scenes.get('id10')?.layers.map(({ attributes }) => attributes.name) ?? []],
  ['prototype', ['New Actor'], [full.actors.get('id12')?.attributes.name]],
  ['table', ['New Table'], [full.tables.get('id13')?.name]],
  ['table', ['New Column'], full.tables.get('id13')?.columns.map(({ name }) => name) ?? []],
  ['table', ['PurchaseTable'], [purchaseTableName]],
  ['table', ['Id', 'Consumable', 'Name', 'Price', 'State'], createPurchaseTable('id1').columns.map(({ name }) => name)],
  ['copy-and-paste', ['Paste', 'Would you like to:'], [pasteDialog.title, pasteDialog.question]],
  ['copy-and-paste', ['Cancel Paste', 'Use Existing'], [pasteButtons.cancel, pasteButtons.useExisting]],
  ['copy-and-paste', ['Create New Attribute', 'Create New'], [pasteButtons.createAttribute, pasteButtons.create]],
  ['copy-and-paste', ['Import from Source', 'Insert Image'], [pasteButtons.import, pasteButtons.insertImage]],
  ['copy-and-paste', ['Ignore'], [pasteButtons.ignore]],
  ['editor-pages', ['Default', 'Reversed', 'A-Z', 'Z-A'], librarySorts.map(({ label }) => label)],
  ['assets', ['Arimo', 'Tinos', 'Cousine', 'Open Sans', 'Open Sans Condensed'], builtInFonts],
  ['behavior-data', ['Movement', 'Tables', 'Display', 'Device', 'Attributes', 'Flow'], usages.slice(0, 6)],
  ['behavior-data', ['Organization', 'Audio', 'Monetization', 'Game Services'], usages.slice(6, 10)],
  ['behavior-data', ['Networking', 'Artificial Intelligence'], usages.slice(10)],
];

/** Codes that the product stores, each with its fixed label. docs/product-rules.md#codes. */
export const codes: readonly (readonly [name: string, choices: Readonly<Record<number, string>>, has: unknown])[] = [
  [
    'blendingMode',
    { 0: 'Normal', 1: 'Opaque', 2: 'Additive', 3: 'Screen', 4: 'Multiply' },
    Object.fromEntries(enumerations.blendingMode),
  ],
  ['horizontalWrap', { 0: 'Stretch', 1: 'Fixed', 2: 'Tile' }, Object.fromEntries(enumerations.horizontalWrap)],
  ['verticalWrap', { 0: 'Stretch', 1: 'Fixed', 2: 'Tile' }, Object.fromEntries(enumerations.verticalWrap)],
  ['horizontalAnchor', { 0: 'Left', 1: 'Center', 2: 'Right' }, Object.fromEntries(enumerations.horizontalAnchor)],
  ['verticalAnchor', { 0: 'Bottom', 1: 'Middle', 2: 'Top' }, Object.fromEntries(enumerations.verticalAnchor)],
  ['collisionShape', { 0: 'Rectangle', 1: 'Circle', 2: 'Custom' }, Object.fromEntries(enumerations.collisionShape)],
  ['tableType', { 0: 'normal', 3: 'purchase' }, flipped(tableTypes)],
];

function flipped(codesByName: Readonly<Record<string, number>>): Readonly<Record<number, string>> {
  return Object.fromEntries(Object.entries(codesByName).map(([name, code]) => [code, name]));
}

/** Fixed texts that pages of the editor contain, by the anchor of docs/product-rules.md. */
export const pageTexts: readonly (readonly [anchor: string, text: string])[] = [
  ['project-library', 'My Project Library'],
  ['project-library', 'Your portfolio is empty. Click on New... to get started!'],
  ['trash-can', 'Trash Can'],
  ['templates', 'Select a starter template'],
  ['templates', 'New project'],
  ['scene-library', 'Scene definition is missing...'],
  ['actor-library', 'Actor definition is missing...'],
  ['actor-library', 'Your project has no actors. Actors are what actually do stuff in your game!'],
  ['errors', 'Warning'],
  ['errors', 'Are you sure?'],
];
