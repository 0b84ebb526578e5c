import { type DelegateDocument, delegateEvents, findDelegateEvent } from '@playhouse/core';
import { ChevronDown, ChevronLeft, ChevronRight, PanelRight } from 'lucide-react';
import { memo, useMemo } from 'react';
import { Button } from 'react-aria-components/Button';
import { useNavigate } from 'react-router';
import { IconButton } from '../../components/IconButton.tsx';
import { Menu } from '../../components/Menu.tsx';
import { Switch } from '../../components/Switch.tsx';
import { useOpenProject, useSession } from '../../session/SessionContext.ts';
import { Picker } from '../fields/Picker.tsx';
import { inOrder } from './model/scriptEvents.ts';
import styles from './ScriptEditor.module.css';
import { useScriptEdits } from './useScriptEdits.ts';

export interface ScriptHeadProps {
  readonly script: DelegateDocument;
  readonly isSideOpen: boolean;
  readonly onSide: () => void;
}

/** The head of a script's page: the other scripts, its event, and whether it runs. */
export const ScriptHead = memo(function ScriptHead({ script, isSideOpen, onSide }: ScriptHeadProps) {
  const navigate = useNavigate();
  const session = useSession();
  const { dispatch } = useScriptEdits();
  const { id: game } = useOpenProject();
  const { id, name, event, enabled } = script;
  const options = useMemo(() => delegateEvents.map((one) => ({ id: one.event, name: one.event, hint: one.help })), []);
  const siblings = () =>
    inOrder(session.getState().project.delegates).map((one) => ({
      id: one.id,
      label: one.name,
      hint: one.event,
      isChosen: one.id === id,
      onAction: () => void navigate(`/game/${game}/delegate/${one.id}`),
    }));
  return (
    <header className={styles.head}>
      <span className={styles.walk}>
        <IconButton icon={ChevronLeft} label="Back" keys="Alt Left" size="small" onPress={() => navigate(-1)} />
        <IconButton icon={ChevronRight} label="Forward" keys="Alt Right" size="small" onPress={() => navigate(1)} />
      </span>
      <Menu label="Scripts" entries={siblings}>
        <Button className={styles.title ?? ''} aria-label={`Script ${name}, other scripts`}>
          <span className={styles.kind}>Script /</span>
          <h1 className={styles.name} dir="auto">
            {name}
          </h1>
          <ChevronDown aria-hidden size={14} strokeWidth={2} />
        </Button>
      </Menu>
      <div className={styles.tools}>
        <span className={styles.event}>
          <Picker
            label="Runs on"
            value={findDelegateEvent(event)?.event ?? event}
            options={options}
            onChange={(wanted) => dispatch({ kind: 'delegate.setEvent', data: { delegate: id, event: wanted } })}
            blank="No event chosen"
            empty="There are no events."
            isInvalid={findDelegateEvent(event) === undefined}
          />
        </span>
        <Switch
          label="On"
          isOn={enabled}
          onChange={(isOn) => dispatch({ kind: 'delegate.setEnabled', data: { delegate: id, enabled: isOn } })}
        />
        <IconButton icon={PanelRight} label="Events, functions and help" isOn={isSideOpen} onPress={onSide} />
      </div>
    </header>
  );
});
