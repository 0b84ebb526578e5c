import { type Field, isJsonObject } from '@playhouse/core';
import type { ComponentProps, ReactNode } from 'react';
import { counted } from '../../i18n/counted.ts';
import { t } from '../../i18n/t.ts';
import { unitName } from '../../i18n/unitNames.ts';
import { actorPicture } from '../drawing/actorPicture.ts';
import { cssColor } from '../drawing/cssColor.ts';
import { shortNumber } from '../drawing/placementLabels.ts';
import { colorOf } from '../drawing/stageItems.ts';
import { Thumbnail } from '../drawing/Thumbnail.tsx';
import { AttributeChip } from '../expression/ProgramView.tsx';
import { hexOf } from '../fields/colorText.ts';
import { useSurroundings } from './behaviorSurroundings.ts';
import { ExpressionView } from './ExpressionView.tsx';
import styles from './FieldValue.module.css';
import { blankTargets, missingTarget, namedTarget, optionLabel, programOf } from './fieldLabels.ts';

export interface FieldValueViewProps {
  readonly field: Field;
  readonly value: unknown;
  /** The current value of an expression; of a part, such as `x`, or of the whole: ''. */
  readonly live?: (part: string) => ReactNode;
}

/** The value of a behavior's field as text, names and images, never as ids. */
export function FieldValueView({ field, value, live }: FieldValueViewProps): ReactNode {
  const parts = programOf(value);
  if (parts) return <Computed parts={parts} live={live?.('')} />;
  switch (field.kind) {
    case 'point':
      return <Components field={field} value={value} keys={pointKeys} {...(live && { live })} />;
    case 'color':
      return <ColorValue field={field} value={value} {...(live && { live })} />;
    case 'boolean':
      return value === true ? t('Yes') : t('No');
    case 'number':
    case 'angle':
      return <NumberValue field={field} value={value} />;
    case 'choice':
    case 'word':
      return optionLabel(field, value);
    case 'image':
      return value === '' ? <Nothing word={t('No image')} /> : <Pictured image={String(value)} name={String(value)} />;
    case 'images':
      return <Pictures names={String(value)} />;
    case 'scene':
    case 'prototype':
    case 'table':
      return <Named field={field} value={value} />;
    case 'attribute':
      return <AttributeValue value={value} />;
    case 'assignments':
      return <Assignments value={value} live={live} />;
    default:
      return value === '' || value === undefined ? (
        <Nothing word={t('Empty')} />
      ) : (
        <span className={styles.text}>{String(value)}</span>
      );
  }
}

const pointKeys = ['x', 'y'] as const;
const colorKeys = ['red', 'green', 'blue', 'alpha'] as const;

function Nothing({ word }: { readonly word: string }) {
  return <span className={styles.nothing}>{word}</span>;
}

function NumberValue({ field, value }: FieldValueViewProps) {
  if (typeof value !== 'number') return <Nothing word={t('Empty')} />;
  const unit = field.unit ?? (field.kind === 'angle' ? 'deg' : '');
  return (
    <span className={styles.numeric}>
      {shortNumber(value)}
      {unit ? <span className={styles.unit}> {unitName(unit)}</span> : null}
    </span>
  );
}

function Components({ field, value, keys, live }: FieldValueViewProps & { readonly keys: readonly string[] }) {
  return (
    <span className={styles.parts}>
      {keys.map((key) => (
        <span key={key}>
          <span className={styles.unit}>{key.toUpperCase()} </span>
          <FieldValueView
            field={{ ...field, kind: 'number' }}
            value={isJsonObject(value) ? value[key] : undefined}
            {...(live && { live: () => live(key) })}
          />
        </span>
      ))}
    </span>
  );
}

function ColorValue({ field, value, live }: FieldValueViewProps) {
  const isComputed = isJsonObject(value) && colorKeys.some((key) => programOf(value[key]));
  if (isComputed) return <Components field={field} value={value} keys={colorKeys} {...(live && { live })} />;
  const color = colorOf(value);
  return (
    <span className={styles.parts}>
      <span className={styles.swatch} style={{ background: cssColor(color) }} />
      {hexOf(color)}
      <span className={styles.unit}>{Math.round(color.alpha * 100)} %</span>
    </span>
  );
}

function Pictured({ image, name }: { readonly image: string; readonly name: string }) {
  return (
    <span className={styles.parts}>
      <Thumbnail image={image} size="tiny" />
      {name}
    </span>
  );
}

function Pictures({ names }: { readonly names: string }) {
  const list = names.split('\t').filter((name) => name !== '');
  if (list.length === 0) return <Nothing word={t('No images')} />;
  return (
    <span className={styles.parts}>
      {list.slice(0, 12).map((name, index) => (
        <Thumbnail key={`${name} ${index}`} image={name} size="tiny" />
      ))}
      <span className={styles.unit}>{counted(list.length, 'image')}</span>
    </span>
  );
}

function Named({ field, value }: FieldValueViewProps) {
  const { project, names } = useSurroundings();
  const name = namedTarget(project, field.kind, value);
  if (value === '' || value === undefined) return <Nothing word={blankTargets[field.kind] ?? t('Empty')} />;
  if (name === undefined) {
    return (
      <span className={styles.missing} title={String(value)}>
        {missingTarget(project, names, field.kind, value)}
      </span>
    );
  }
  if (field.kind !== 'prototype') return name;
  return <Pictured image={actorPicture(project.actors.get(String(value))).image} name={name} />;
}

function AttributeValue({ value }: { readonly value: unknown }) {
  const { names } = useSurroundings();
  if (typeof value !== 'string' || value === '') return <Nothing word={t('No attribute chosen')} />;
  return <AttributeChip keypath={value} names={names} />;
}

function Assignments({ value, live }: Pick<FieldValueViewProps, 'value'> & { live: FieldValueViewProps['live'] }) {
  const rows: unknown[] = Array.isArray(value) ? value : [];
  if (rows.length === 0) return <Nothing word={t('None')} />;
  return (
    <span className={styles.assignments}>
      {rows.map((row, index) => (
        <span key={index} className={styles.parts}>
          <Literal value={isJsonObject(row) ? row.column : undefined} live={live?.(`${index}.column`)} />
          <span className={styles.unit}>{t('to')}</span>
          <Literal value={isJsonObject(row) ? row.rhsvalue : undefined} live={live?.(`${index}.rhsvalue`)} />
        </span>
      ))}
    </span>
  );
}

/** An expression, and its current value while a game plays. */
function Computed({ parts, live }: ComponentProps<typeof ExpressionView> & { readonly live: ReactNode }) {
  return (
    <>
      <ExpressionView parts={parts} />
      {live}
    </>
  );
}

/** Literal text, or an expression. */
export function Literal({ value, live }: { readonly value: unknown; readonly live?: ReactNode }) {
  const parts = programOf(value);
  if (parts) return <Computed parts={parts} live={live} />;
  if (value === '' || value === undefined || value === null) return <Nothing word={t('Empty')} />;
  return <span className={styles.text}>{typeof value === 'number' ? shortNumber(value) : String(value)}</span>;
}
