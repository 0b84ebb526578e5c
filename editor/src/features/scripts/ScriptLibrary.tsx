import { EmptyState } from '../../components/EmptyState.tsx';

export default function ScriptLibrary(_: { readonly open: string | undefined }) {
  return <EmptyState size="panel" text="Scripts" />;
}
