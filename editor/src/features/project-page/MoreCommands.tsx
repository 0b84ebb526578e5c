import { Menu as MenuIcon } from 'lucide-react';
import { useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../../components/Icon.tsx';
import { Menu, type MenuEntry } from '../../components/Menu.tsx';
import { t } from '../../i18n/t.ts';
import { useBarPopover } from '../../ui-state/barPopover.ts';
import { HistoryPopover } from '../history/HistoryPopover.tsx';
import type { ProblemListProps } from '../problems/ProblemList.tsx';
import { ProblemsPopover } from '../problems/ProblemsPopover.tsx';
import { problemCounts } from '../problems/problemCounts.ts';
import { useProblems } from '../problems/problemStore.ts';
import { commandEntry } from '../shortcuts/commandEntry.ts';
import styles from './TopBar.module.css';
import { usePlayEntries } from './usePlayEntries.ts';
import type { ProjectCommands } from './useProjectCommands.ts';

export interface MoreCommandsProps extends ProblemListProps {
  readonly commands: ProjectCommands;
}

/** What a short top bar has no room for, in a menu; the button shows how many problems there are. */
export function MoreCommands({ commands, here, onGo }: MoreCommandsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { open, show } = useBarPopover();
  const report = useProblems((state) => state.report);
  const total = report ? report.errors + report.warnings : 0;
  const shown = total > 99 ? '99+' : `${total}`;
  const problems = report ? problemCounts(report) : t('Problems');
  const waysToPlay = usePlayEntries(commands.play);
  const popover = {
    triggerRef: button,
    onOpenChange: (isOpen: boolean) => (isOpen ? undefined : show(undefined)),
  };
  const entryOf = (id: keyof ProjectCommands): MenuEntry => commandEntry(id, commands[id]);
  const entries = (): readonly (MenuEntry | 'line')[] => [
    { ...entryOf('problems'), ...(total > 0 && { hint: shown }) },
    entryOf('history'),
    entryOf('versions'),
    'line',
    ...groups.flatMap((group, index) => [...(index > 0 ? (['line'] as const) : []), ...group.map(entryOf)]),
    'line',
    ...waysToPlay(),
  ];
  return (
    <>
      <Menu label={t('More commands')} placement="bottom end" entries={entries} isInPalette={false}>
        <Button
          ref={button}
          className={styles.more ?? ''}
          aria-label={total === 0 ? t('More commands') : t('More commands, {shown}. {problems}', { shown, problems })}
        >
          <Icon icon={MenuIcon} size={18} />
          {total === 0 ? null : (
            <span className={styles.badge} data-kind={report?.errors ? 'error' : 'warning'} aria-hidden>
              {shown}
            </span>
          )}
        </Button>
      </Menu>
      <ProblemsPopover {...popover} isOpen={open === 'problems'} here={here} onGo={onGo} />
      <HistoryPopover {...popover} isOpen={open === 'history'} />
    </>
  );
}

/** Between lines; undo, redo and Play are beside the menu, and libraries below the page. */
const groups: readonly (readonly (keyof ProjectCommands)[])[] = [
  ['palette', 'find', 'goTo'],
  ['back', 'forward'],
  ['inspector', 'shortcuts', 'settings', 'projects'],
];
