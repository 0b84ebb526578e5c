import { displaySizes, isJsonObject, type Size } from '@playhouse/core';
import { useMemo } from 'react';
import { t } from '../../i18n/t.ts';
import { useProject, useSession } from '../../session/SessionContext.ts';
import { tellRefusal } from '../../session/tellRefusal.ts';
import { ChoiceInput } from '../fields/ChoiceInput.tsx';
import { TextInput } from '../fields/TextInput.tsx';
import { AttributeRow } from './AttributeRow.tsx';
import { entityTarget } from './attributeTarget.ts';
import { FieldSections } from './FieldSections.tsx';
import { gameSection, pairField, sides } from './fieldSpecs.ts';
import styles from './Inspector.module.css';
import { OwnAttributes } from './OwnAttributes.tsx';

/** The display sizes for games, landscape and portrait. docs/product-rules.md#display-sizes. */
const displayChoices: readonly { readonly label: string; readonly size: Size }[] = displaySizes.flatMap(
  ({ label, width, height }) => [
    { label: `${label} ${width} × ${height}`, size: { width, height } },
    { label: `${label} ${height} × ${width}`, size: { width: height, height: width } },
  ],
);

const sizeField = pairField(t('Size'), ['attributes', 'displaySize'], { minimum: 1, ...sides });

/** Pause in typing after which a title is taken, in ms. docs/product-rules.md#limits. */
const titlePause = 500;

/** The game: title, description, display size and attributes. */
export function GameTab() {
  const session = useSession();
  const game = useProject((project) => project.object);
  const target = useMemo(
    () =>
      entityTarget(
        session,
        'game',
        (project) => project.object,
        (path, value) => ({ kind: 'project.setAttribute', data: { path, value } }),
      ),
    [session],
  );
  const { displaySize } = game.attributes;
  const known = displayChoices.findIndex(
    ({ size }) => size.width === displaySize.width && size.height === displaySize.height,
  );
  return (
    <>
      <div className={styles.row} style={{ paddingBlockStart: 12 }}>
        <span className={styles.label}>{t('Title')}</span>
        <TextInput
          label={t('Title')}
          value={game.title}
          isRequired
          pause={titlePause}
          onChange={(title, gesture) =>
            tellRefusal(session.dispatch({ kind: 'project.setTitle', data: { title } }, { history: 'merge', gesture }))
          }
        />
        <span className={styles.pin} />
      </div>
      <div className={styles.row}>
        <span className={styles.label}>{t('Description')}</span>
        <TextInput
          label={t('Description')}
          value={game.longDescription}
          lines={3}
          onChange={(text, gesture) =>
            tellRefusal(
              session.dispatch(
                { kind: 'project.setText', data: { field: 'longDescription', text } },
                { history: 'merge', gesture },
              ),
            )
          }
        />
        <span className={styles.pin} />
      </div>
      <div className={styles.row}>
        <span className={styles.label}>{t('Display')}</span>
        <ChoiceInput
          label={t('Display')}
          value={known < 0 ? displayChoices.length : known}
          options={[
            ...displayChoices.map(({ label }, index) => [index, label] as const),
            ...(known < 0 ? [[displayChoices.length, t('Custom size')] as const] : []),
          ]}
          onChange={(index) => {
            const size = displayChoices[index]?.size;
            if (size) target.write(['attributes', 'displaySize'], size);
          }}
        />
        <span className={styles.pin} />
      </div>
      <AttributeRow target={target} spec={sizeField} />
      <FieldSections sections={[gameSection]} target={target} />
      <OwnAttributes owner="game" attributes={isJsonObject(game.attributes) ? game.attributes : {}} target={target} />
    </>
  );
}
