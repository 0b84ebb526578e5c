import { History, Menu as MenuIcon, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../../components/Icon.tsx';
import { Menu, type MenuEntry } from '../../components/Menu.tsx';
import { t } from '../../i18n/t.ts';
import { HistoryPopover } from '../history/HistoryPopover.tsx';
import type { ProblemListProps } from '../problems/ProblemList.tsx';
import { ProblemsPopover } from '../problems/ProblemsPopover.tsx';
import { problemCounts } from '../problems/problemCounts.ts';
import { useProblems } from '../problems/problemStore.ts';
import { type CommandId, commandNames } from '../shortcuts/commandNames.ts';
import styles from './TopBar.module.css';
import { usePlayEntries } from './usePlayEntries.ts';
import type { ProjectCommands } from './useProjectCommands.ts';

export interface MoreCommandsProps extends ProblemListProps {
  readonly commands: ProjectCommands;
}

/** What a short top bar has no room for, in a menu; the button shows how many problems there are. */
export function MoreCommands({ commands, here, onGo }: MoreCommandsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'problems' | 'history'>();
  const report = useProblems((state) => state.report);
  const total = report ? report.errors + report.warnings : 0;
  const problems = report ? problemCounts(report) : t('Problems');
  const waysToPlay = usePlayEntries(commands.play);
  const popover = {
    triggerRef: button,
    onOpenChange: (isOpen: boolean) => (isOpen ? undefined : setOpen(undefined)),
  };
  const entries = (): readonly (MenuEntry | 'line')[] => [
    { id: 'problems', label: problems, icon: TriangleAlert, onAction: () => setOpen('problems') },
    { id: 'history', label: t('History'), icon: History, onAction: () => setOpen('history') },
    { id: 'versions', ...commandNames.versions, onAction: commands.versions },
    'line',
    ...groups.flatMap((group, index) => [
      ...(index > 0 ? (['line'] as const) : []),
      ...group.map((id) => ({ id, ...commandNames[id], onAction: commands[id] })),
    ]),
    'line',
    ...waysToPlay(),
  ];
  const shown = total > 99 ? '99+' : total;
  return (
    <>
      <Menu label={t('More commands')} placement="bottom end" entries={entries}>
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
const groups: readonly (readonly CommandId[])[] = [
  ['palette', 'find', 'goTo'],
  ['back', 'forward'],
  ['inspector', 'shortcuts', 'settings', 'projects'],
];
