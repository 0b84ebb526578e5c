import type { ComponentType } from 'react';
import { AssignmentsField } from './AssignmentsField.tsx';
import { AttributeField } from './AttributeField.tsx';
import { ComputedField } from './ComputedField.tsx';
import { ActorField, FontField, MusicField, SceneField, SoundField, TableField, TagField } from './entityFields.tsx';
import type { ControlField, FieldControlProps } from './fieldControl.ts';
import { ImagesField } from './ImagesField.tsx';
import { KeyField } from './KeyField.tsx';
import { PairField } from './PairField.tsx';
import { ColorPartsField, PointField } from './partsFields.tsx';
import {
  AngleField,
  BooleanField,
  ChoiceField,
  FlagsField,
  ImageField,
  NumberField,
  TagsField,
  TextField,
} from './plainFields.tsx';

/** The control of every kind of field, wherever a field is shown. docs/editor-design.md#fields. */
const controls: Readonly<Record<ControlField['kind'], ComponentType<FieldControlProps>>> = {
  number: NumberField,
  angle: AngleField,
  boolean: BooleanField,
  text: TextField,
  choice: ChoiceField,
  word: ChoiceField,
  point: PointField,
  color: ColorPartsField,
  image: ImageField,
  images: ImagesField,
  sound: SoundField,
  music: MusicField,
  font: FontField,
  key: KeyField,
  scene: SceneField,
  prototype: ActorField,
  table: TableField,
  tag: TagField,
  attribute: AttributeField,
  assignments: AssignmentsField,
  tags: TagsField,
  pair: PairField,
  flags: FlagsField,
};

/** Kinds whose parts, not whole, hold expressions. */
const byParts: ReadonlySet<ControlField['kind']> = new Set(['point', 'color', 'assignments']);

/** The control for a field; computable fields accept expressions as well. */
export function FieldControl(props: FieldControlProps) {
  const { kind, computed } = props.field;
  const Control = controls[kind];
  return computed && !byParts.has(kind) ? <ComputedField {...props} plain={Control} /> : <Control {...props} />;
}
