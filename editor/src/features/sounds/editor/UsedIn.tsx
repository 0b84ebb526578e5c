import { findUses } from '@playhouse/core';
import { Search } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '../../../components/Button.tsx';
import { t } from '../../../i18n/t.ts';
import { useProject } from '../../../session/SessionContext.ts';
import { useFinding } from '../../../ui-state/finding.ts';

/** In how many places a sound is used; a press lists them. */
export function UsedIn({ sound }: { readonly sound: string }) {
  const project = useProject((all) => all);
  const uses = useMemo(() => findUses(project, { kind: 'sound', id: sound }).length, [project, sound]);
  if (uses === 0) return t('Nothing yet');
  return (
    <Button
      size="small"
      look="plain"
      icon={Search}
      onPress={() => useFinding.getState().findUses({ kind: 'sound', id: sound })}
    >
      {t('{uses, plural, one {1 place} other {# places}}', { uses })}
    </Button>
  );
}
