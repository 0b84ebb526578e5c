import type { FieldKind } from '@playhouse/core';
import {
  attributeDriver,
  booleanDriver,
  choiceDriver,
  fontDriver,
  imageDriver,
  imagesDriver,
  keyDriver,
  musicDriver,
  prototypeDriver,
  sceneDriver,
  soundDriver,
  tableDriver,
  tagDriver,
} from './chosenDrivers.ts';
import type { FieldDriver } from './fieldDriver.ts';
import { angleDriver, assignmentsDriver, colorDriver, numberDriver, pointDriver, textDriver } from './typedDrivers.ts';

/** The drivers that fill and break fields of each kind on the page. */
export const fieldDrivers: Readonly<Record<FieldKind, FieldDriver>> = {
  number: numberDriver,
  angle: angleDriver,
  boolean: booleanDriver,
  text: textDriver,
  choice: choiceDriver,
  word: choiceDriver,
  point: pointDriver,
  color: colorDriver,
  image: imageDriver,
  images: imagesDriver,
  sound: soundDriver,
  music: musicDriver,
  font: fontDriver,
  key: keyDriver,
  scene: sceneDriver,
  prototype: prototypeDriver,
  table: tableDriver,
  tag: tagDriver,
  attribute: attributeDriver,
  assignments: assignmentsDriver,
};
