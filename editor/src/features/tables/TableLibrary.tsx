import { EmptyState } from '../../components/EmptyState.tsx';

export default function TableLibrary(_: { readonly open: string | undefined }) {
  return <EmptyState size="panel" text="Tables" />;
}
