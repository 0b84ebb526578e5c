import type { AnyBehaviorDescriptor } from '@playhouse/core';
import { CircleHelp, Star } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tooltip } from '../../components/Tooltip.tsx';
import { typeNames } from '../../i18n/catalogueNames.ts';
import { commaSeparated } from '../../i18n/counted.ts';
import { inSentence } from '../../i18n/inSentence.ts';
import { t } from '../../i18n/t.ts';
import { usePreferences } from '../../ui-state/preferences.ts';
import { HelpPopover } from '../behaviors/help/HelpPopover.tsx';
import { KindTile } from '../behaviors/KindTile.tsx';
import styles from './BehaviorLibrary.module.css';
import { dragFromLibrary, insertFromLibrary } from './insertFromLibrary.ts';

/** A behavior of the library: inserted by a press or a drag, with a help button and a star. */
export function BehaviorRow({ descriptor }: { readonly descriptor: AnyBehaviorDescriptor }) {
  const { title, type, help } = descriptor;
  const thing = { kind: 'class', class: descriptor.class } as const;
  const row = useRef<HTMLLIElement>(null);
  const [isHelped, setHelped] = useState(false);
  return (
    <li ref={row} className={styles.item}>
      <Tooltip text={help} placement="end">
        <Button
          className={styles.row ?? ''}
          onPress={() => insertFromLibrary(thing)}
          onPointerDown={(event) => dragFromLibrary(event, thing, title)}
        >
          <KindTile descriptor={descriptor} size="small" />
          <span className={styles.name}>{title}</span>
          <span className="ph-hidden">{`${commaSeparated(['', inSentence(typeNames[type])])}. ${help}`}</span>
        </Button>
      </Tooltip>
      <span className={styles.tools}>
        <Button
          className={styles.tool ?? ''}
          aria-label={t('Help for {title}', { title })}
          aria-haspopup="dialog"
          data-open={isHelped || undefined}
          excludeFromTabOrder
          onPress={() => setHelped(true)}
        >
          <CircleHelp aria-hidden size={15} strokeWidth={1.75} />
        </Button>
        <FavoriteButton descriptor={descriptor} />
      </span>
      {isHelped ? <HelpPopover descriptor={descriptor} anchor={row} isOpen onClose={() => setHelped(false)} /> : null}
    </li>
  );
}

function FavoriteButton({ descriptor: { class: className, title } }: { readonly descriptor: AnyBehaviorDescriptor }) {
  const isFavorite = usePreferences(({ favoriteBehaviors }) => favoriteBehaviors.includes(className));
  const toggle = () => {
    const { favoriteBehaviors, change } = usePreferences.getState();
    const others = favoriteBehaviors.filter((other) => other !== className);
    change({ favoriteBehaviors: isFavorite ? others : [...others, className] });
  };
  return (
    <Button
      className={styles.tool ?? ''}
      aria-label={t('Favorite {title}', { title })}
      aria-pressed={isFavorite}
      data-on={isFavorite || undefined}
      excludeFromTabOrder
      onPress={toggle}
    >
      <Star aria-hidden size={15} strokeWidth={1.75} />
    </Button>
  );
}
