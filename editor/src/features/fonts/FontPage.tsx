import { EmptyState } from '../../components/EmptyState.tsx';

export default function FontPage({ id }: { readonly id: string }) {
  return <EmptyState size="page" text={id} />;
}
