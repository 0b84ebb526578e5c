import { EmptyState } from '../../components/EmptyState.tsx';

export default function FontLibrary(_: { readonly open: string | undefined }) {
  return <EmptyState size="panel" text="Fonts" />;
}
