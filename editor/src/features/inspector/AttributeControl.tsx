import { isJsonObject } from '@playhouse/core';
import { Switch } from '../../components/Switch.tsx';
import { colorOf } from '../drawing/stageItems.ts';
import { AngleInput } from '../fields/AngleInput.tsx';
import { ChoiceInput } from '../fields/ChoiceInput.tsx';
import { ColorInput } from '../fields/ColorInput.tsx';
import frame from '../fields/Frame.module.css';
import { ImageInput } from '../fields/ImageInput.tsx';
import { NumberInput } from '../fields/NumberInput.tsx';
import { NumberPair } from '../fields/NumberPair.tsx';
import { TagsInput } from '../fields/TagsInput.tsx';
import { TextInput } from '../fields/TextInput.tsx';
import { useGameColors, useGameTags } from '../fields/useGameValues.ts';
import type { AttributeTarget, FieldReading } from './attributeTarget.ts';
import type { FieldSpec } from './fieldSpecs.ts';

export interface AttributeControlProps {
  readonly spec: FieldSpec;
  readonly target: AttributeTarget;
  readonly reading: FieldReading;
}

/** The control for an attribute's kind. */
export function AttributeControl({ spec, target, reading: { value, isMixed, parts } }: AttributeControlProps) {
  const { label, path } = spec;
  const write = (next: unknown, gesture?: string) => target.write(path, next, gesture);
  const number = typeof value === 'number' ? value : undefined;
  const add = target.add;
  switch (spec.kind) {
    case 'number': {
      const { unit, minimum, isInteger } = spec;
      return (
        <span className={frame.frame}>
          <NumberInput
            label={label}
            value={number}
            onChange={write}
            onCancel={target.cancel}
            {...(unit === undefined ? {} : { unit })}
            {...(minimum === undefined ? {} : { minimum })}
            {...(isInteger ? { isInteger } : {})}
            {...(add ? { onAdd: (by, gesture) => add(path, by, gesture) } : {})}
          />
        </span>
      );
    }
    case 'pair':
      return <PairControl spec={spec} target={target} parts={parts} />;
    case 'angle':
      return <AngleInput label={label} value={number} onChange={write} onCancel={target.cancel} />;
    case 'switch':
      return <Switch label={label} isLabelHidden isOn={value === true} onChange={(isOn) => write(isOn)} />;
    case 'choice':
      return <ChoiceInput label={label} value={number} options={spec.options} onChange={write} />;
    case 'color':
      return <ColorControl label={label} value={isMixed ? undefined : colorOf(value)} onChange={write} />;
    case 'image':
      return <ImageInput label={label} value={textOf(value)} onChange={write} />;
    case 'tags':
      return <TagsControl label={label} value={textOf(value)} onChange={write} />;
    case 'text':
      return <TextInput label={label} value={textOf(value)} onChange={write} />;
  }
}

interface PairControlProps {
  readonly spec: FieldSpec & { kind: 'pair' };
  readonly target: AttributeTarget;
  readonly parts: readonly unknown[];
}

function PairControl({ spec, target, parts }: PairControlProps) {
  const { path, keys, letters, label, minimum } = spec;
  const part = (index: 0 | 1) => {
    const value = parts[index];
    return typeof value === 'number' ? value : undefined;
  };
  const add = target.add;
  return (
    <NumberPair
      label={label}
      letters={letters}
      values={[part(0), part(1)]}
      onChange={() => undefined}
      onChangePart={(index, value, gesture) => target.write([...path, keys[index]], value, gesture)}
      onCancel={target.cancel}
      {...(minimum === undefined ? {} : { minimum })}
      {...(add ? { onAddPart: (index, by, gesture) => add([...path, keys[index]], by, gesture) } : {})}
    />
  );
}

function ColorControl(props: Omit<Parameters<typeof ColorInput>[0], 'used'>) {
  return <ColorInput {...props} used={useGameColors()} />;
}

function TagsControl(props: Omit<Parameters<typeof TagsInput>[0], 'known'>) {
  return <TagsInput {...props} known={useGameTags()} />;
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return value === undefined || isJsonObject(value) ? undefined : String(value);
}
