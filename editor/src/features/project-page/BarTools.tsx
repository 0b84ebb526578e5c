import { useEffect } from 'react';
import { useBarPopover } from '../../ui-state/barPopover.ts';
import { useScreenClass } from '../../ui-state/screenClass.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { ProblemsButton } from '../problems/ProblemsButton.tsx';
import { MoreCommands, type MoreCommandsProps } from './MoreCommands.tsx';
import { PaletteButton } from './PaletteButton.tsx';
import styles from './TopBar.module.css';
import { UndoTools } from './UndoTools.tsx';

/** Undo, redo, and the ways to history, commands and problems: a menu where they do not fit. */
export function BarTools({ commands, here, onGo }: MoreCommandsProps) {
  const isPhone = useScreenClass() === 'phone';
  useEffect(() => () => useBarPopover.getState().show(undefined), []);
  return (
    <>
      <UndoTools commands={commands} />
      {isPhone ? (
        <MoreCommands commands={commands} here={here} onGo={onGo} />
      ) : (
        <>
          <HistoryButton />
          <span className={styles.separator} />
          <PaletteButton onPress={commands.palette} />
          <ProblemsButton here={here} onGo={onGo} />
        </>
      )}
    </>
  );
}
