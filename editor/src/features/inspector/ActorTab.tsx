import { nameIn, type SceneDocument } from '@playhouse/core';
import { Lock, LockOpen } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { useProject, useSession } from '../../session/SessionContext.ts';
import { Thumbnail } from '../library-panel/Thumbnail.tsx';
import { colorOf } from '../scene/stageItems.ts';
import { instancesTarget } from './attributeTarget.ts';
import { chosenInstances, differences, type InstanceMember } from './chosenInstances.ts';
import { FieldSections } from './FieldSections.tsx';
import { drawingSection, looksSection, motionSection, physicsSection, placeSection } from './fieldSpecs.ts';
import styles from './Inspector.module.css';
import { OwnAttributes } from './OwnAttributes.tsx';

export interface ActorTabProps {
  readonly scene: SceneDocument;
  readonly selection: readonly string[];
}

/** The selected actors of a scene: who they are, and every attribute with the lock of its own value. */
export function ActorTab({ scene, selection }: ActorTabProps) {
  const session = useSession();
  const actors = useProject((project) => project.actors);
  const members = useMemo(() => chosenInstances(scene, actors, selection), [scene, actors, selection]);
  const target = useMemo(() => instancesTarget(session, scene.id, members), [session, scene.id, members]);
  const [first] = members;
  if (!first) return null;
  const prototype = members.every((member) => member.prototype === first.prototype) ? first.prototype : undefined;
  return (
    <>
      <Identity members={members} />
      {members.length === 1 ? <LockStrip scene={scene.id} member={first} /> : null}
      <FieldSections sections={[placeSection, looksSection]} target={target} />
      {prototype ? (
        <OwnAttributes owner={{ prototype: prototype.id }} attributes={prototype.attributes} target={target} />
      ) : null}
      <FieldSections sections={[drawingSection, physicsSection, motionSection]} target={target} />
    </>
  );
}

function Identity({ members }: { readonly members: readonly InstanceMember[] }) {
  const [first] = members;
  if (!first) return null;
  const { prototype, instance } = first;
  const name = nameIn(instance, nameIn(prototype, 'Missing actor'));
  const count = differences(instance);
  const meta = !prototype
    ? 'Actor definition is missing...'
    : count === 0
      ? 'Follows its prototype'
      : `${count} ${count === 1 ? 'value differs' : 'values differ'} from the prototype`;
  return (
    <div className={styles.identity}>
      <Thumbnail
        size="face"
        image={prototype?.attributes.image ?? ''}
        color={colorOf(prototype?.attributes.color)}
        isMissing={!prototype}
      />
      <div>
        <h3 className={styles.name}>{members.length === 1 ? name : `${members.length} actors`}</h3>
        <p className={styles.meta}>{members.length === 1 ? meta : 'Values that differ read Mixed'}</p>
      </div>
    </div>
  );
}

function LockStrip({ scene, member }: { readonly scene: string; readonly member: InstanceMember }) {
  const session = useSession();
  const [isAsking, setAsking] = useState(false);
  const { instance, prototype } = member;
  if (!prototype) return null;
  const isOpen = instance.behaviors !== undefined;
  const set = (unlocked: boolean) =>
    session.dispatch({ kind: 'instance.setUnlocked', data: { scene, ids: [instance.id], unlocked } });
  return (
    <div className={styles.lock} data-open={isOpen || undefined}>
      {isOpen ? <LockOpen aria-hidden size={15} strokeWidth={1.9} /> : <Lock aria-hidden size={15} strokeWidth={1.9} />}
      <span className={styles.lockWords}>
        {isOpen ? 'Has its own behaviors' : `Behaves like every ${prototype.attributes.name}`}
      </span>
      <AriaButton className={styles.link ?? ''} onPress={() => (isOpen ? setAsking(true) : set(true))}>
        {isOpen ? 'Lock' : 'Unlock'}
      </AriaButton>
      <Dialog
        title="Warning"
        role="alertdialog"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button onPress={() => setAsking(false)}>Cancel</Button>
            <Button
              look="danger"
              onPress={() => {
                set(false);
                setAsking(false);
              }}
            >
              Lock
            </Button>
          </>
        }
      >
        <p>Its own behaviors go, and it behaves like every {prototype.attributes.name} again.</p>
      </Dialog>
    </div>
  );
}
