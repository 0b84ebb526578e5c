import { useMemo } from 'react';
import { Disclosure } from '../../components/Disclosure.tsx';
import { t } from '../../i18n/t.ts';
import { type AttributeTarget, withoutLocks } from './attributeTarget.ts';
import { CustomAttributeRows } from './CustomAttributeRows.tsx';
import type { InstanceMember } from './chosenInstances.ts';
import { ownAttributesOf } from './ownAttributesOf.ts';

export interface InstanceAttributesProps {
  readonly scene: string;
  readonly members: readonly InstanceMember[];
  readonly target: AttributeTarget;
}

/** The custom attributes that instances have and their prototypes lack, if there are any. */
export function InstanceAttributes({ scene, members, target }: InstanceAttributesProps) {
  const own = useMemo(() => withoutLocks(target), [target]);
  const shown = ownAttributesOf(members);
  const [first, ...others] = members.map(({ instance }) => ({ scene, instance: instance.id }));
  const attributes = members[0]?.instance.attributes;
  if (shown.size === 0 || !first || !attributes) return null;
  const title = others.length === 0 ? t('Attributes of this actor only') : t('Attributes of these actors only');
  return (
    <Disclosure title={title} isOpenAtFirst>
      <CustomAttributeRows owners={[first, ...others]} attributes={attributes} shown={shown} target={own} />
    </Disclosure>
  );
}
