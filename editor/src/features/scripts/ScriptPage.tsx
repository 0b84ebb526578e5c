import { EmptyState } from '../../components/EmptyState.tsx';
import { t } from '../../i18n/t.ts';
import { useProject } from '../../session/SessionContext.ts';
import { ScriptEditor } from './ScriptEditor.tsx';

/** The page of one script. A fault leads to its line: `?line=3&column=7`. docs/editor-design.md#script-editor. */
export default function ScriptPage({ id }: { readonly id: string }) {
  const script = useProject((project) => project.delegates.get(id));
  return script ? (
    <ScriptEditor script={script} />
  ) : (
    <EmptyState size="page" text={t('This script is no longer in the game.')} />
  );
}
