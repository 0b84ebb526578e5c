import { EmptyState } from '../../components/EmptyState.tsx';

export default function SoundLibrary(_: { readonly open: string | undefined }) {
  return <EmptyState size="panel" text="Sounds" />;
}
