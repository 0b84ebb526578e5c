import { type ReactNode, useState } from 'react';
import { Disclosure } from '../../components/Disclosure.tsx';
import { AttributeRow } from './AttributeRow.tsx';
import type { AttributeTarget } from './attributeTarget.ts';
import type { FieldSection } from './fieldSpecs.ts';

export interface FieldSectionsProps {
  readonly sections: readonly FieldSection[];
  readonly target: AttributeTarget;
}

/** Collapsible groups of fields. */
export function FieldSections({ sections, target }: FieldSectionsProps): ReactNode {
  return sections.map((section) => <Section key={section.title} section={section} target={target} />);
}

/** Closed sections do not render their fields. */
function Section({ section, target }: { readonly section: FieldSection; readonly target: AttributeTarget }) {
  const [isOpen, setOpen] = useState(section.isOpenAtFirst);
  return (
    <Disclosure title={section.title} isOpen={isOpen} onToggle={setOpen}>
      {isOpen
        ? section.fields.map((spec) => <AttributeRow key={spec.path.join('.')} spec={spec} target={target} />)
        : null}
    </Disclosure>
  );
}
