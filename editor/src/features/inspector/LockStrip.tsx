import type { Instance, PrototypeDocument } from '@playhouse/core';
import { Lock, LockOpen } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { WarningDialog } from '../../components/WarningDialog.tsx';
import { t } from '../../i18n/t.ts';
import { useSession } from '../../session/SessionContext.ts';
import { tellRefusal } from '../../session/tellRefusal.ts';
import styles from './Inspector.module.css';

export interface LockStripProps {
  readonly scene: string;
  readonly instance: Instance;
  readonly prototype: PrototypeDocument;
}

/** Shows whether the behaviors of an instance follow its prototype, and changes that. docs/editor-design.md#states. */
export function LockStrip({ scene, instance, prototype }: LockStripProps) {
  const session = useSession();
  const [isAsking, setAsking] = useState(false);
  const isOpen = instance.behaviors !== undefined;
  const set = (unlocked: boolean) =>
    tellRefusal(session.dispatch({ kind: 'instance.setUnlocked', data: { scene, ids: [instance.id], unlocked } }));
  return (
    <div className={styles.lock} data-lock data-open={isOpen || undefined}>
      {isOpen ? <LockOpen aria-hidden size={15} strokeWidth={1.9} /> : <Lock aria-hidden size={15} strokeWidth={1.9} />}
      <span className={styles.lockWords}>
        {isOpen ? t('Has its own behaviors') : t('Behaves like every {name}', { name: prototype.attributes.name })}
      </span>
      <AriaButton className={styles.link ?? ''} onPress={() => (isOpen ? setAsking(true) : set(true))}>
        {isOpen ? t('Lock') : t('Unlock')}
      </AriaButton>
      <WarningDialog
        deed={t('Lock')}
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          set(false);
          setAsking(false);
        }}
      >
        <p>
          {t('Its own behaviors are removed, and it behaves like every {name} again.', {
            name: prototype.attributes.name,
          })}
        </p>
      </WarningDialog>
    </div>
  );
}
