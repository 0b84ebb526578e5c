import { EmptyState } from '../../components/EmptyState.tsx';

export default function ImageLibrary(_: { readonly open: string | undefined }) {
  return <EmptyState size="panel" text="Images" />;
}
