import { Plus } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { t } from '../../i18n/t.ts';
import { useFirstCopy } from '../../session/SessionContext.ts';

/** Empty state of the actor library. */
export function ActorEmptyState({ onAdd }: { readonly onAdd: () => void }) {
  const isWhole = useFirstCopy() === undefined;
  if (!isWhole) return <EmptyState text={t('Still downloading.')} />;
  return (
    <div style={{ paddingBlockStart: 96 }}>
      <EmptyState
        picture={
          <svg
            width="58"
            height="62"
            viewBox="0 0 58 62"
            fill="none"
            stroke="var(--ph-text-disabled)"
            aria-hidden="true"
          >
            <rect
              x="2"
              y="2"
              width="54"
              height="58"
              rx="24"
              strokeWidth="2.5"
              strokeDasharray="6 6"
              strokeLinecap="round"
            />
            <path d="M21 23v5M37 23v5M20 39c5 5 13 5 18 0" strokeWidth="3" strokeLinecap="round" />
          </svg>
        }
        text={t('Your project has no actors. Actors are what actually do stuff in your game!')}
      >
        <Button icon={Plus} onPress={onAdd}>
          {t('New actor')}
        </Button>
      </EmptyState>
    </div>
  );
}
