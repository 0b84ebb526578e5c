import type { ReactNode } from 'react';
import { Disclosure } from '../../components/Disclosure.tsx';
import { AttributeRow } from './AttributeRow.tsx';
import type { AttributeTarget } from './attributeTarget.ts';
import type { FieldSection } from './fieldSpecs.ts';

export interface FieldSectionsProps {
  readonly sections: readonly FieldSection[];
  readonly target: AttributeTarget;
}

/** Groups of fields, each under a head that opens and closes. */
export function FieldSections({ sections, target }: FieldSectionsProps): ReactNode {
  return sections.map(({ title, isOpenAtFirst, fields }) => (
    <Disclosure key={title} title={title} isOpenAtFirst={isOpenAtFirst}>
      {fields.map((spec) => (
        <AttributeRow key={spec.path.join('.')} spec={spec} target={target} />
      ))}
    </Disclosure>
  ));
}
