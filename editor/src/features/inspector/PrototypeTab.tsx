import { nameIn, type PrototypeDocument } from '@playhouse/core';
import { useMemo } from 'react';
import { t } from '../../i18n/t.ts';
import { useProject, useSession } from '../../session/SessionContext.ts';
import { colorOf } from '../drawing/stageItems.ts';
import { Thumbnail } from '../drawing/Thumbnail.tsx';
import { entityTarget } from './attributeTarget.ts';
import { FieldSections } from './FieldSections.tsx';
import {
  attributeField,
  drawingSection,
  type FieldSection,
  looksSection,
  motionSection,
  pairField,
  physicsSection,
  sides,
} from './fieldSpecs.ts';
import styles from './Inspector.module.css';
import { OwnAttributes } from './OwnAttributes.tsx';
import { usesOf } from './usesOf.ts';

const looks: FieldSection = {
  ...looksSection,
  fields: [
    ...looksSection.fields.slice(0, 1),
    pairField(t('Size'), ['attributes', 'size'], { minimum: 0, ...sides }),
    attributeField('angle', t('Rotation'), ['attributes', 'rotation']),
    ...looksSection.fields.slice(1),
  ],
};

const sections = [looks, drawingSection, physicsSection, motionSection];

/** The attributes of a prototype, which its instances inherit. */
export function PrototypeTab({ prototype }: { readonly prototype: PrototypeDocument }) {
  const session = useSession();
  const scenes = useProject((project) => project.scenes);
  const { id } = prototype;
  const target = useMemo(
    () =>
      entityTarget(
        session,
        id,
        (current) => current.actors.get(id),
        (path, value) => ({
          kind: 'prototype.setAttribute',
          data: { prototype: id, path, value },
        }),
      ),
    [session, id],
  );
  return (
    <>
      <div className={styles.identity}>
        <Thumbnail size="face" image={prototype.attributes.image} color={colorOf(prototype.attributes.color)} />
        <div>
          <h2 className={styles.name} dir="auto">
            {nameIn(prototype, t('Actor'))}
          </h2>
          <p className={styles.meta}>{usesOf({ scenes }, id)}</p>
        </div>
      </div>
      <OwnAttributes owner={{ prototype: prototype.id }} attributes={prototype.attributes} target={target} />
      <FieldSections sections={sections} target={target} />
    </>
  );
}
