import { ChevronDown, Crosshair } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from 'react-aria-components/Button';
import { IconButton } from '../../components/IconButton.tsx';
import { Menu, type MenuEntry } from '../../components/Menu.tsx';
import { t } from '../../i18n/t.ts';
import { useProject } from '../../session/SessionContext.ts';
import { colorOf } from '../drawing/stageItems.ts';
import { Thumbnail } from '../drawing/Thumbnail.tsx';
import styles from './WatchPanel.module.css';
import type { WatchList } from './watchList.ts';

export interface ActorChooserProps {
  readonly list: WatchList;
  readonly scene: string;
  readonly isPicking: boolean;
  readonly onPicking: (isOn: boolean) => void;
  readonly onChoose: (actor: WatchList['actors'][number]) => void;
}

const mostInMenu = 60;

/** Chooses an actor of the running game: from a list, or in the picture. */
export function ActorChooser({ list, scene, isPicking, onPicking, onChoose }: ActorChooserProps) {
  const { actor, actors, total } = list;
  // Values arrive five times a second; the menu changes only when its entries do.
  const entries = useMemo(() => actorEntries(actors, actor?.key, onChoose), [actors, actor, onChoose]);
  const prototype = useProject((project) => (actor ? project.actors.get(actor.prototypeId) : undefined));
  const more = total - entries.length;
  return (
    <>
      <div className={styles.head}>
        <Menu
          label={t('Actors')}
          placement="bottom start"
          entries={
            more > 0
              ? [...entries, 'line', { id: 'more', label: t('and {more} more', { more }), isDisabled: true }]
              : entries
          }
        >
          <Button
            className={styles.actor ?? ''}
            aria-label={actor ? t('Actor, {name} in {scene}', { name: actor.name, scene }) : t('Choose an actor')}
            isDisabled={actors.length === 0}
          >
            {prototype ? (
              <Thumbnail size="row" image={prototype.attributes.image} color={colorOf(prototype.attributes.color)} />
            ) : null}
            <b>{actor?.name ?? t('Choose an actor')}</b> {actor ? <span>{t('in {scene}', { scene })}</span> : null}
            <ChevronDown aria-hidden size={13} />
          </Button>
        </Menu>
        <IconButton
          icon={Crosshair}
          label={t('Pick an actor in the game')}
          isOn={isPicking}
          onPress={() => onPicking(!isPicking)}
        />
      </div>
      {isPicking ? <p className={styles.hint}>{t('Click an actor in the game.')}</p> : null}
    </>
  );
}

function actorEntries(
  actors: WatchList['actors'],
  chosen: number | undefined,
  onChoose: ActorChooserProps['onChoose'],
): MenuEntry[] {
  return actors.slice(0, mostInMenu).map((each) => ({
    id: String(each.key),
    label: each.name || t('Unnamed'),
    isChosen: each.key === chosen,
    onAction: () => onChoose(each),
  }));
}
