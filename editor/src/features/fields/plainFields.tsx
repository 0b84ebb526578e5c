import { isJsonObject } from '@playhouse/core';
import { Switch } from '../../components/Switch.tsx';
import { newFieldGesture } from '../../interactions/fieldGesture.ts';
import { colorOf } from '../drawing/stageItems.ts';
import { AngleInput } from './AngleInput.tsx';
import { ColorInput } from './ColorInput.tsx';
import frame from './Frame.module.css';
import { type ControlField, type FieldControlProps, pickerProps, storedText } from './fieldControl.ts';
import { ImageInput } from './ImageInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { OptionsInput } from './OptionsInput.tsx';
import { type Option, type OptionValue, optionsType } from './options.ts';
import { TagsInput } from './TagsInput.tsx';
import { TextInput } from './TextInput.tsx';
import { useGameTags } from './useGameValues.ts';

/** A number with its unit, within the limits of the field. */
export function NumberField(props: FieldControlProps) {
  const { label, field, value, onChange, onCancel, onAdd, word } = props;
  return (
    <span className={frame.frame} data-wrong={props.isInvalid || undefined}>
      <NumberInput
        label={label}
        value={storedNumber(value)}
        onChange={onChange}
        onCancel={onCancel}
        onWrong={(text) => onChange(text ?? value)}
        onDraft={props.onDraft}
        isWrong={props.isInvalid === true}
        describedBy={props.describedBy}
        {...(onAdd ? { onAdd } : {})}
        {...limitsOf(field)}
        {...(word === undefined ? {} : { letter: word })}
      />
    </span>
  );
}

/** Degrees with a dial. */
export function AngleField(props: FieldControlProps) {
  const { label, value, onChange, onCancel, isInvalid, describedBy, end } = props;
  return (
    <AngleInput
      label={label}
      value={storedNumber(value)}
      onChange={onChange}
      onCancel={onCancel}
      onWrong={(text) => onChange(text ?? value)}
      onDraft={props.onDraft}
      isWrong={isInvalid === true}
      describedBy={describedBy}
      end={end}
    />
  );
}

export function BooleanField({ label, value, onChange, describedBy }: FieldControlProps) {
  return (
    <Switch
      label={label}
      isLabelHidden
      isOn={value === true}
      isMixed={value === undefined}
      onChange={(on) => onChange(on)}
      describedBy={describedBy}
    />
  );
}

/** One of the options of the field, stored as its code or word. */
export function ChoiceField(props: FieldControlProps) {
  const { field, value, onChange, isAlone } = props;
  const options = optionsOf(field);
  const isChosen = options.some((option) => option.value === value);
  // What is none of the options can only be shown in a list, as no choice.
  const type = isChosen ? optionsType(options, false, isAlone === true) : 'list';
  const shared = {
    ...pickerProps(props),
    options,
    value: storedCode(value),
    onChange: (code: OptionValue) => onChange(code),
  };
  return <OptionsInput {...shared} type={type === 'checkbox' ? 'list' : type} />;
}

/** Any number of flags; each is stored separately. */
export function FlagsField(props: FieldControlProps) {
  const { field, value, onChangePart } = props;
  const options = optionsOf(field);
  const stored = isJsonObject(value) ? value : {};
  const chosen = options.map((option) => option.value).filter((key) => stored[key] === true);
  const type = optionsType(options, true, true);
  return (
    <OptionsInput
      {...pickerProps(props)}
      type={type === 'toggle' ? type : 'checkbox'}
      isMultiple
      options={options}
      value={chosen}
      onChange={(next) => {
        for (const option of options) {
          const isOn = next.includes(option.value);
          if (isOn !== chosen.includes(option.value)) onChangePart?.(String(option.value), isOn, newFieldGesture());
        }
      }}
    />
  );
}

function optionsOf({ options = [] }: Pick<ControlField, 'options'>): readonly Option[] {
  return options.map(([value, label]) => ({ value, label }));
}

function storedCode(value: unknown): OptionValue | undefined {
  return typeof value === 'number' || typeof value === 'string' ? value : undefined;
}

export function TextField(props: FieldControlProps) {
  const { value, onChange } = props;
  const text = typeof value === 'number' ? String(value) : storedText(value);
  return <TextInput {...pickerProps(props)} value={text} onChange={onChange} />;
}

export function ColorField({ label, value, onChange }: FieldControlProps) {
  return <ColorInput label={label} value={value === undefined ? undefined : colorOf(value)} onChange={onChange} />;
}

/** Tags as pills, stored in one text. */
export function TagsField({ label, value, onChange, onAddTag }: FieldControlProps) {
  const known = useGameTags();
  return (
    <TagsInput
      label={label}
      value={storedText(value)}
      known={known}
      onChange={(tags) => onChange(tags)}
      onAddToEach={onAddTag}
    />
  );
}

export function ImageField(props: FieldControlProps) {
  const { value, onChange } = props;
  return (
    <ImageInput
      {...pickerProps(props)}
      value={storedText(value)}
      onChange={(name, along) => onChange(name, undefined, along)}
    />
  );
}

function storedNumber(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** The props of a number input that come from its field. */
function limitsOf({ unit, minimum, maximum, integer, exclusiveMinimum, besides }: ControlField) {
  return {
    ...(unit === undefined ? {} : { unit }),
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(integer === undefined ? {} : { integer }),
    ...(exclusiveMinimum === undefined ? {} : { exclusiveMinimum }),
    ...(besides === undefined ? {} : { besides }),
  };
}
