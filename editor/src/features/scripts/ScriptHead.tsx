import { type DelegateDocument, delegateEvents, findDelegateEvent } from '@playhouse/core';
import { PanelRight } from 'lucide-react';
import { memo, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { IconButton } from '../../components/IconButton.tsx';
import { Switch } from '../../components/Switch.tsx';
import { t } from '../../i18n/t.ts';
import { useOpenProject, useSession } from '../../session/SessionContext.ts';
import { useOfferCommands } from '../../ui-state/offeredCommands.ts';
import { Picker } from '../fields/Picker.tsx';
import { PageHead } from '../page-head/PageHead.tsx';
import { inOrder } from './model/scriptEvents.ts';
import styles from './ScriptEditor.module.css';
import { enabledEntry } from './scriptRow.tsx';
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
  const setEvent = (wanted: string) => dispatch({ kind: 'delegate.setEvent', data: { delegate: id, event: wanted } });
  const setEnabled = (isOn: boolean) =>
    dispatch({ kind: 'delegate.setEnabled', data: { delegate: id, enabled: isOn } });
  const chosen = findDelegateEvent(event)?.event;
  useOfferCommands(t('Script'), () => [
    enabledEntry(enabled, setEnabled),
    {
      id: 'event',
      label: t('Runs on'),
      entries: options.map((one) => ({
        id: one.id,
        label: one.name,
        isChosen: one.id === chosen,
        onAction: () => setEvent(one.id),
      })),
    },
  ]);
  return (
    <PageHead kind={t('Script')} name={name} siblings={t('Scripts')} entries={siblings}>
      <div className={styles.tools}>
        <span className={styles.event}>
          <Picker
            label={t('Runs on')}
            value={chosen ?? event}
            options={options}
            onChange={setEvent}
            blank={t('No event chosen')}
            empty={t('There are no events.')}
            isInvalid={chosen === undefined}
          />
        </span>
        <Switch label={t('On')} isOn={enabled} onChange={setEnabled} />
        <IconButton icon={PanelRight} label={t('Events, functions and help')} isOn={isSideOpen} onPress={onSide} />
      </div>
    </PageHead>
  );
});
