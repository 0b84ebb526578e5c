import { Ellipsis, Globe } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { IconButton } from '../../components/IconButton.tsx';
import { Menu } from '../../components/Menu.tsx';
import { ActorIcon, SceneIcon } from '../../components/ownIcons.ts';
import { Switch } from '../../components/Switch.tsx';
import { t } from '../../i18n/t.ts';
import type { ShownWriter } from '../why/WhoSetAnswer.tsx';
import styles from './WatchPanel.module.css';
import { textOfValue, typedValue, type WatchedAttribute } from './watchList.ts';

export interface WatchRowProps {
  readonly writer: ShownWriter | undefined;
  readonly attribute: WatchedAttribute;
  readonly onSet: (value: string | number | boolean) => void;
  readonly onRemove: () => void;
  readonly onKeep: () => void;
  readonly onAskWhoSet: () => void;
  /** Whether the game stops when it changes. */
  readonly isBreak: boolean;
  readonly onBreak: () => void;
}

const roots = {
  game: { icon: Globe, word: 'game' },
  scene: { icon: SceneIcon, word: 'scene' },
  self: { icon: ActorIcon, word: 'self' },
} as const;

/** One watched attribute: its name, a trace of recent values, and its editable value. */
export function WatchRow(props: WatchRowProps) {
  const { attribute, writer, isBreak, onSet, onRemove, onKeep, onAskWhoSet, onBreak } = props;
  const { subject, name, type, isReadOnly, value, trace } = attribute;
  const root = typeof subject === 'number' ? 'self' : subject;
  const { icon: Icon, word } = roots[root];
  return (
    <li className={styles.row}>
      <span className={styles.chip} data-root={root} title={`${word}.${name}`}>
        <Icon aria-hidden size={13} strokeWidth={1.75} />
        <span className={styles.name} dir="auto">
          {name}
        </span>
      </span>
      <Trace values={trace} root={root} />
      {isReadOnly || value === undefined ? (
        <span className={styles.value}>{textOfValue(value)}</span>
      ) : type === 'boolean' ? (
        <span className={styles.value}>
          <Switch label={name} isLabelHidden isOn={value === true} onChange={onSet} />
        </span>
      ) : (
        <ValueField name={name} type={type} value={textOfValue(value)} onSet={onSet} />
      )}
      {writer ? (
        <span className={styles.writer}>
          {t('by')}{' '}
          {writer.onShow ? (
            <Button className={styles.lead ?? ''} onPress={writer.onShow}>
              {writer.name}
            </Button>
          ) : (
            writer.name
          )}
        </span>
      ) : null}
      <Menu
        label={t('More actions for {name}', { name })}
        placement="bottom end"
        entries={[
          { id: 'whoSet', label: t('Who set it?'), onAction: onAskWhoSet },
          { id: 'break', label: t('Stop when it changes'), isChosen: isBreak, onAction: onBreak },
          {
            id: 'keep',
            label: t('Start the game with this value'),
            isDisabled: isReadOnly || value === undefined,
            onAction: onKeep,
          },
          { id: 'remove', label: t('Stop watching'), onAction: onRemove },
        ]}
      >
        <IconButton icon={Ellipsis} label={t('More actions for {name}', { name })} size="small" hasTooltip={false} />
      </Menu>
    </li>
  );
}

interface ValueFieldProps {
  readonly name: string;
  readonly type: string;
  readonly value: string;
  readonly onSet: (value: string | number | boolean) => void;
}

/** While the user types, the running game does not overwrite the input. */
function ValueField({ name, type, value, onSet }: ValueFieldProps) {
  const [draft, setDraft] = useState<string>();
  const isDropped = useRef(false);
  const isWrong = draft !== undefined && typedValue(draft, type) === undefined;
  const finish = () => {
    const typed = draft === undefined || isDropped.current ? undefined : typedValue(draft, type);
    if (typed !== undefined && draft !== value) onSet(typed);
    isDropped.current = false;
    setDraft(undefined);
  };
  return (
    <input
      className={styles.field}
      aria-label={t('Value of {name}', { name })}
      aria-invalid={isWrong || undefined}
      title={value}
      value={draft ?? value}
      onFocus={(event) => {
        setDraft(value);
        event.target.select();
      }}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Escape') isDropped.current = true;
        if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.blur();
      }}
    />
  );
}

/** A trace of the value over the last seconds. */
function Trace({ values, root }: { readonly values: readonly number[]; readonly root: string }) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const height = (value: number) => (high === low ? 10 : 17 - ((value - low) / (high - low)) * 14);
  const points = values.map((value, index) => `${(index * 72) / Math.max(1, values.length - 1) + 1},${height(value)}`);
  return (
    <svg className={styles.trace} data-root={root} viewBox="0 0 74 20" aria-hidden="true">
      {values.length > 1 ? <polyline points={points.join(' ')} /> : null}
    </svg>
  );
}
