import { Button } from 'react-aria-components/Button';
import { useNavigate } from 'react-router';
import { t } from '../../../i18n/t.ts';
import { useOpenProject } from '../../../session/SessionContext.ts';
import { attributeKey, liveAttribute } from '../../../ui-state/liveAttribute.ts';
import styles from './Live.module.css';
import { useLive } from './useLive.ts';

/** What last changed an attribute in the game beside the list; leads there. */
export function LiveWriter({ keypath }: { readonly keypath: string }) {
  const attribute = liveAttribute(keypath);
  const key = attribute && attributeKey(attribute);
  const name = useLive(({ writers }) => (key === undefined ? undefined : writers.get(key)?.name));
  const route = useLive(({ writers }) => (key === undefined ? undefined : writers.get(key)?.route));
  const { id } = useOpenProject();
  const navigate = useNavigate();
  if (name === undefined) return null;
  return (
    <span className={styles.writer}>
      {t('Last changed by')}{' '}
      {route === undefined ? (
        name
      ) : (
        <Button className={styles.lead ?? ''} onPress={() => void navigate(`/game/${id}${route}`)}>
          {name}
        </Button>
      )}
    </span>
  );
}
