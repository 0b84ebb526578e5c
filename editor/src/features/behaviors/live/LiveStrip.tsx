import { ChevronDown, CircleOff, Pause, Radio } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Button } from '../../../components/Button.tsx';
import { Menu } from '../../../components/Menu.tsx';
import { type LiveGame, useLiveList } from '../../../ui-state/liveList.ts';
import styles from './Live.module.css';

/** The most actors in the menu. */
const mostInMenu = 60;

/** Says whose behaviors are lit, and chooses another actor that has them. */
export function LiveStrip() {
  const game = useLiveList((live) => live.game);
  if (!game) return null;
  const { scene, pausedAt, actor, elsewhere } = game;
  const Icon = actor === undefined ? CircleOff : pausedAt === undefined ? Radio : Pause;
  return (
    <section className={styles.strip} aria-label="Right now" data-missing={actor === undefined || undefined}>
      <Icon aria-hidden size={15} strokeWidth={2} />
      {actor ? (
        <>
          <span>{pausedAt === undefined ? 'Right now:' : `At ${pausedAt} s:`}</span>
          <Who {...game} actor={actor} />
          <span className={styles.muted}>in {scene}</span>
        </>
      ) : (
        <>
          <span>Not in the running scene, {scene}.</span>
          {elsewhere ? (
            <Button size="small" onPress={elsewhere.play}>
              Play {elsewhere.name}
            </Button>
          ) : null}
        </>
      )}
    </section>
  );
}

interface WhoProps extends Pick<LiveGame, 'actors' | 'choose'> {
  readonly actor: NonNullable<LiveGame['actor']>;
}

function Who({ actor, actors, choose }: WhoProps) {
  if (actors.length < 2) return <b dir="auto">{actor.name || 'Unnamed'}</b>;
  const more = actors.length - mostInMenu;
  return (
    <Menu
      label="Actors with these behaviors"
      entries={() => [
        ...actors.slice(0, mostInMenu).map(({ key, name }) => ({
          id: String(key),
          label: name || 'Unnamed',
          isChosen: key === actor.key,
          onAction: () => choose(key),
        })),
        ...(more > 0 ? [{ id: 'more', label: `and ${more} more`, isDisabled: true }] : []),
      ]}
    >
      <AriaButton className={styles.who ?? ''} aria-label={`${actor.name || 'Unnamed'}, choose another actor`}>
        <b dir="auto">{actor.name || 'Unnamed'}</b>
        <ChevronDown aria-hidden size={13} />
      </AriaButton>
    </Menu>
  );
}
