import type { Subject } from '@playhouse/player';
import { Plus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Button } from 'react-aria-components/Button';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Menu, type MenuEntry } from '../../components/Menu.tsx';
import { t } from '../../i18n/t.ts';
import type { FrameCommand } from '../../preview/frameMessages.ts';
import type { Breakpoints } from '../why/useBreakpoints.ts';
import type { ShownWriter } from '../why/WhoSetAnswer.tsx';
import { ActorChooser, type ActorChooserProps } from './ActorChooser.tsx';
import styles from './WatchPanel.module.css';
import { WatchRow } from './WatchRow.tsx';
import type { WatchedAttribute, WatchList } from './watchList.ts';

export interface WatchPanelProps extends ActorChooserProps {
  /** The last change of a watched attribute, in words, with a link. */
  readonly writerOf: (attribute: WatchedAttribute) => ShownWriter | undefined;
  readonly onWatch: (subject: Subject, id: string) => void;
  readonly onRemove: (attribute: WatchedAttribute) => void;
  readonly onKeep: (attribute: WatchedAttribute) => void;
  readonly breakpoints: Breakpoints;
  readonly onAskWhoSet: (attribute: WatchedAttribute) => void;
  /** What has set an attribute, once asked. */
  readonly answer: ReactNode;
  readonly send: (command: FrameCommand) => void;
}

/** The values of attributes while the game runs. docs/editor-design.md#preview. */
export function WatchPanel(props: WatchPanelProps) {
  const { list, onWatch, onRemove, onKeep, onAskWhoSet, send, writerOf } = props;
  const { actor, watched } = list;
  const { offered } = list;
  // Values arrive five times a second; the menus change only when their entries do.
  const ids = watched.map(({ subject, id }) => `${subject} ${id}`).join('\n');
  const attributes = useMemo(() => offers(offered, actor, ids.split('\n'), onWatch), [offered, actor, ids, onWatch]);
  return (
    <div className={styles.panel}>
      <ActorChooser {...props} />
      {watched.length === 0 ? (
        <EmptyState text={t('Pick an actor or watch an attribute to see its value while the game runs.')} />
      ) : (
        <ul className={styles.rows} aria-label={t('Watched attributes')}>
          {watched.map((attribute) => (
            <WatchRow
              key={`${attribute.subject} ${attribute.id}`}
              attribute={attribute}
              writer={writerOf(attribute)}
              onSet={(value) => send({ type: 'set', subject: attribute.subject, id: attribute.id, value })}
              onRemove={() => onRemove(attribute)}
              onKeep={() => onKeep(attribute)}
              isBreak={props.breakpoints.hasAttribute(attribute)}
              onBreak={() => props.breakpoints.toggleAttribute(attribute)}
              onAskWhoSet={() => onAskWhoSet(attribute)}
            />
          ))}
        </ul>
      )}
      <Menu label={t('Attributes')} placement="bottom start" entries={attributes}>
        <Button className={styles.add ?? ''}>
          <Plus aria-hidden size={15} strokeWidth={2} />
          {t('Watch an attribute')}
        </Button>
      </Menu>
      {props.answer}
    </div>
  );
}

function offers(
  offered: WatchList['offered'],
  actor: WatchList['actor'],
  ids: readonly string[],
  onWatch: WatchPanelProps['onWatch'],
): MenuEntry[] {
  const subjects: readonly (readonly [Subject, string])[] = [
    ...(actor ? [[actor.key, actor.name] as const] : []),
    ['game', t('Game')],
    ['scene', t('Scene')],
  ];
  return subjects.map(([subject, label]) => {
    const entries = (offered.get(subject) ?? []).map(
      ({ id, name }): MenuEntry => ({
        id: `${subject} ${id}`,
        label: name,
        isChosen: ids.includes(`${subject} ${id}`),
        onAction: () => onWatch(subject, id),
      }),
    );
    return entries.length > 0 ? { id: `${subject}`, label, entries } : { id: `${subject}`, label, isDisabled: true };
  });
}
