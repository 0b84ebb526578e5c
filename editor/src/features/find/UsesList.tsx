import type { Path, Project, UseTarget } from '@playhouse/core';
import { Button } from 'react-aria-components/Button';
import { useNavigate } from 'react-router';
import { t } from '../../i18n/t.ts';
import { useOpenProject } from '../../session/SessionContext.ts';
import { rowsOfUses, viewOfHit } from './findRows.ts';
import styles from './UsesList.module.css';

/** A use in words, and the address of what uses it. */
export interface ListedUse {
  readonly key: string;
  readonly words: string;
  readonly address: string | undefined;
}

/** The uses of a thing, for a list; only those at paths that `isListed` accepts. */
export function listUses(
  project: Project,
  target: UseTarget,
  isListed: (path: Path) => boolean = () => true,
): readonly ListedUse[] {
  return rowsOfUses(project, target).flatMap((row, index) => {
    if (row.kind !== 'hit' || (row.use && !isListed(row.use.path))) return [];
    const { address, owner, label } = viewOfHit(project, row, () => true);
    return [{ key: `${JSON.stringify(target)} ${index}`, words: row.use?.words ?? `${owner} › ${label}`, address }];
  });
}

/** More uses than this are only counted. */
const mostListed = 8;

export interface UsesListProps {
  readonly uses: readonly ListedUse[];
  /** Before a link is followed. */
  readonly onLeave?: () => void;
}

/** The first uses of a thing, each of which leads to it. */
export function UsesList({ uses, onLeave }: UsesListProps) {
  const { id: game } = useOpenProject();
  const navigate = useNavigate();
  return (
    <ul className={styles.uses}>
      {uses.slice(0, mostListed).map(({ key, words, address }) => (
        <li key={key}>
          {address === undefined ? (
            words
          ) : (
            <Button
              className={styles.use ?? ''}
              onPress={() => {
                onLeave?.();
                navigate(`/game/${game}${address}`);
              }}
            >
              {words}
            </Button>
          )}
        </li>
      ))}
      {uses.length > mostListed ? <li>{t('and {count} more', { count: uses.length - mostListed })}</li> : null}
    </ul>
  );
}
