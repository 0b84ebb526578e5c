import { CircleHelp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Disclosure } from '../../components/Disclosure.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { inSentence } from '../../i18n/inSentence.ts';
import { t } from '../../i18n/t.ts';
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
  const { title, fields } = section;
  const [isOpen, setOpen] = useState(section.isOpenAtFirst);
  const [isExplained, setExplained] = useState(false);
  const help =
    isOpen && fields.some(({ field }) => field.help !== undefined) ? (
      <IconButton
        icon={CircleHelp}
        label={t('Explain {what}', { what: inSentence(title) })}
        size="small"
        isOn={isExplained}
        onPress={() => setExplained(!isExplained)}
      />
    ) : null;
  return (
    <Disclosure title={title} isOpen={isOpen} onToggle={setOpen} tools={help}>
      {isOpen
        ? fields.map((spec) => (
            <AttributeRow key={spec.path.join('.')} spec={spec} target={target} isExplained={isExplained} />
          ))
        : null}
    </Disclosure>
  );
}
