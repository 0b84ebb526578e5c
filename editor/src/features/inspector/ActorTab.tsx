import { nameIn, type SceneDocument } from '@playhouse/core';
import { useMemo } from 'react';
import { t } from '../../i18n/t.ts';
import { useProject, useSession } from '../../session/SessionContext.ts';
import { colorOf } from '../drawing/stageItems.ts';
import { Thumbnail } from '../drawing/Thumbnail.tsx';
import { instancesTarget } from './attributeTarget.ts';
import { chosenInstances, differences, type InstanceMember } from './chosenInstances.ts';
import { FieldSections } from './FieldSections.tsx';
import { drawingSection, looksSection, motionSection, physicsSection, placeSection } from './fieldSpecs.ts';
import styles from './Inspector.module.css';
import { InstanceAttributes } from './InstanceAttributes.tsx';
import { LockStrip } from './LockStrip.tsx';
import { OwnAttributes } from './OwnAttributes.tsx';

export interface ActorTabProps {
  readonly scene: SceneDocument;
  readonly selection: readonly string[];
}

const upper = [placeSection, looksSection];
const lower = [drawingSection, physicsSection, motionSection];

/** The selected actors of a scene: their names, and every attribute with its padlock. */
export function ActorTab({ scene, selection }: ActorTabProps) {
  const session = useSession();
  const actors = useProject((project) => project.actors);
  const members = useMemo(() => chosenInstances(scene, actors, selection), [scene, actors, selection]);
  const target = useMemo(() => instancesTarget(session, scene.id, selection), [session, scene.id, selection]);
  const [first] = members;
  if (!first) return null;
  const prototype = members.every((member) => member.prototype === first.prototype) ? first.prototype : undefined;
  return (
    <>
      <Identity members={members} />
      {members.length === 1 && first.prototype ? (
        <LockStrip scene={scene.id} instance={first.instance} prototype={first.prototype} />
      ) : null}
      <FieldSections sections={upper} target={target} />
      {prototype ? (
        <OwnAttributes owner={{ prototype: prototype.id }} attributes={prototype.attributes} target={target} />
      ) : null}
      <InstanceAttributes scene={scene.id} members={members} target={target} />
      <FieldSections sections={lower} target={target} />
    </>
  );
}

function Identity({ members }: { readonly members: readonly InstanceMember[] }) {
  const [first] = members;
  if (!first) return null;
  const { prototype, instance } = first;
  const name = nameIn(instance, nameIn(prototype, t('Missing actor')));
  const count = differences(instance);
  const meta = !prototype
    ? t('Actor definition is missing...')
    : count === 0
      ? t('Follows its prototype')
      : t('{count, plural, one {# value differs} other {# values differ}} from the prototype', { count });
  return (
    <div className={styles.identity}>
      <Thumbnail
        size="face"
        image={prototype?.attributes.image ?? ''}
        color={colorOf(prototype?.attributes.color)}
        isMissing={!prototype}
      />
      <div>
        <h2 className={styles.name} dir="auto">
          {members.length === 1 ? name : t('{count} actors', { count: members.length })}
        </h2>
        <p className={styles.meta}>{members.length === 1 ? meta : t('Different values are shown as Mixed')}</p>
      </div>
    </div>
  );
}
