import { ChevronDown, CircleOff, Pause, Radio } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Button } from '../../../components/Button.tsx';
import { Menu } from '../../../components/Menu.tsx';
import { t } from '../../../i18n/t.ts';
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
    <section className={styles.strip} aria-label={t('Right now')} data-missing={actor === undefined || undefined}>
      <Icon aria-hidden size={15} strokeWidth={2} />
      {actor ? (
        <>
          <span>{pausedAt === undefined ? t('Right now:') : t('At {seconds} s:', { seconds: pausedAt })}</span>
          <Who {...game} actor={actor} />
          <span className={styles.muted}>{t('in {scene}', { scene })}</span>
        </>
      ) : (
        <>
          <span>{t('Not in the running scene, {scene}.', { scene })}</span>
          {elsewhere ? (
            <Button size="small" onPress={elsewhere.play}>
              {t('Play {name}', { name: elsewhere.name })}
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
  if (actors.length < 2) return <b dir="auto">{actor.name || t('Unnamed')}</b>;
  const more = actors.length - mostInMenu;
  return (
    <Menu
      label={t('Actors with these behaviors')}
      entries={() => [
        ...actors.slice(0, mostInMenu).map(({ key, name }) => ({
          id: String(key),
          label: name || t('Unnamed'),
          isChosen: key === actor.key,
          onAction: () => choose(key),
        })),
        ...(more > 0 ? [{ id: 'more', label: t('and {more} more', { more }), isDisabled: true }] : []),
      ]}
    >
      <AriaButton
        className={styles.who ?? ''}
        aria-label={t('{name}, choose another actor', { name: actor.name || t('Unnamed') })}
      >
        <b dir="auto">{actor.name || t('Unnamed')}</b>
        <ChevronDown aria-hidden size={13} />
      </AriaButton>
    </Menu>
  );
}
