import { EmptyState } from '../../components/EmptyState.tsx';

export default function TablePage({ id }: { readonly id: string }) {
  return <EmptyState size="page" text={id} />;
}
