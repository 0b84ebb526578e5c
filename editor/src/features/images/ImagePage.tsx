import { EmptyState } from '../../components/EmptyState.tsx';

export default function ImagePage({ id }: { readonly id: string }) {
  return <EmptyState size="page" text={id} />;
}
