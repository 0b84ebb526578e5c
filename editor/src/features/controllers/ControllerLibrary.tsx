import { EmptyState } from '../../components/EmptyState.tsx';

export default function ControllerLibrary(_: { readonly open: string | undefined }) {
  return <EmptyState size="panel" text="Controllers" />;
}
