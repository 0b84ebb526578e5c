import { Copy, Ellipsis, Trash2 } from 'lucide-react';
import { IconButton } from '../../../components/IconButton.tsx';
import { Menu } from '../../../components/Menu.tsx';
import { Switch } from '../../../components/Switch.tsx';
import { clipboardEntries } from '../../paste/clipboardEntries.ts';
import { usePasteDesk } from '../../paste/pasteDesk.ts';
import styles from './BehaviorList.module.css';
import { useCardBreakpoint } from './cardBreakpoint.tsx';
import { cardMenu } from './cardMenu.ts';
import { removeAndStay } from './listMoves.ts';
import { chosenWith, useListStore } from './listStore.ts';
import type { CardRowProps } from './rowProps.ts';
import { useBehaviorSource } from './useBehaviorSource.ts';
import { useReferenceEntries } from './useReferenceEntries.ts';

type CardToolsProps = Pick<CardRowProps, 'row' | 'rows' | 'commands' | 'goTo'> & { readonly title: string };

/** The tools in the head of a card: switch on or off, duplicate, delete, and a menu with everything else. */
export function CardTools({ row, rows, title, commands, goTo }: CardToolsProps) {
  const { behavior } = row;
  const store = useListStore();
  const desk = usePasteDesk();
  const sourceOf = useBehaviorSource({ commands, store, goTo });
  const clipboard = () => clipboardEntries(desk, sourceOf(chosenWith(store, behavior.id)));
  const references = useReferenceEntries(behavior);
  const breakpoint = useCardBreakpoint(behavior);
  return (
    <>
      <span className={styles.tools}>
        <Switch
          label={`${title} is on`}
          isLabelHidden
          isOn={behavior.enabled}
          onChange={(enabled) => commands.setEnabled([behavior.id], enabled)}
        />
        <IconButton
          icon={Copy}
          size="small"
          label={`Duplicate ${title}`}
          onPress={() => {
            const [copy] = commands.duplicate([behavior.id]);
            if (copy !== undefined) goTo(copy);
          }}
        />
        <IconButton
          icon={Trash2}
          size="small"
          label={`Delete ${title}`}
          onPress={() => removeAndStay({ rows, store, commands, goTo }, [behavior.id])}
        />
      </span>
      <Menu
        label={title}
        entries={() => cardMenu({ row, rows, commands, store, goTo }, clipboard(), [...references, breakpoint])}
        placement="start top"
      >
        <IconButton icon={Ellipsis} size="small" label={`More actions for ${title}`} hasTooltip={false} />
      </Menu>
    </>
  );
}
