import type { PlayTestDocument, Project } from '@playhouse/core';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { TextField } from '../../components/TextField.tsx';
import { showToast } from '../../components/toasts.ts';
import { commaSeparated } from '../../i18n/counted.ts';
import { t } from '../../i18n/t.ts';
import type { FrameRecording } from '../../preview/frameMessages.ts';
import { useDispatch, useProject } from '../../session/SessionContext.ts';
import { secondsOf } from './consoleLines.ts';
import { saveFile } from './saveFile.ts';

/** A recording as a play test of the project. docs/format.md#play-tests. */
function playTestOf({ sceneId = '', frames, seed, events }: FrameRecording): PlayTestDocument {
  return { scene: sceneId, frames, seed, events: [...events], assertions: [] };
}

/** A recording as an input script of the command line. docs/format.md#input-scripts. */
function scriptOf({ events }: FrameRecording): string {
  return `${JSON.stringify({ events }, null, 2)}\n`;
}

/** A name that no play test uses yet. */
function freeTestName(tests: Project['tests']): string {
  for (let number = 1; ; number++) {
    const name = t('recording {number}', { number });
    if (!tests.has(name)) return name;
  }
}

export interface RecordingDialogProps {
  /** Undefined closes the dialog. */
  readonly recording: FrameRecording | undefined;
  readonly onClose: () => void;
  /** Called when it was saved as a play test, with the number of frames. */
  readonly onSaved: (name: string, frames: number) => void;
}

/** Saves a recording as a play test of the project, or as a script for the command line. */
export function RecordingDialog({ recording, onClose, onSaved }: RecordingDialogProps) {
  return (
    <Dialog title={t('Keep this recording?')} isOpen={recording !== undefined} onClose={onClose}>
      {recording ? <Form recording={recording} onClose={onClose} onSaved={onSaved} /> : null}
    </Dialog>
  );
}

function Form({ recording, onClose, onSaved }: RecordingDialogProps & { readonly recording: FrameRecording }) {
  const tests = useProject((project) => project.tests);
  const dispatch = useDispatch();
  const [name, setName] = useState(() => freeTestName(tests));
  const { frames, events, lost, stateHash } = recording;
  const problem = /^[a-zA-Z0-9 _-]{1,60}$/.test(name) ? undefined : t('Use letters, digits, spaces, - and _ only.');
  const isTaken = tests.has(name);
  const save = () => {
    const value = playTestOf(recording);
    const done = dispatch({ kind: 'ops.apply', data: [{ op: 'set', path: ['tests', name], value }] });
    showToast(
      done.ok ? t('Play test “{name}” saved', { name }) : (done.issues[0]?.message ?? t('It could not be saved.')),
    );
    if (!done.ok) return;
    onClose();
    onSaved(name, frames);
  };
  return (
    <div style={{ display: 'grid', gap: 'var(--ph-space-5)' }}>
      <p style={{ margin: 0 }} data-hash={stateHash}>
        {t(
          '{seconds} seconds, {count, plural, one {# event} other {# events}}. Played back, it ends exactly the same way.',
          { seconds: secondsOf(frames), count: events.length },
        )}
      </p>
      {lost.length > 0 ? (
        <p style={{ margin: 0 }}>{t('Not recorded: {lost}.', { lost: commaSeparated(lost) })}</p>
      ) : null}
      <TextField
        label={t('Name of the play test')}
        value={name}
        onChange={setName}
        error={problem}
        {...(isTaken && { hint: t('This replaces the play test with the same name.') })}
      />
      <div style={{ display: 'flex', gap: 'var(--ph-space-3)', justifyContent: 'flex-end', flexWrap: 'wrap' }}>
        <Button onPress={onClose}>{t('Discard')}</Button>
        <Button onPress={() => saveFile(`${name || 'recording'}.json`, scriptOf(recording), 'application/json')}>
          {t('Download script')}
        </Button>
        <Button look="main" isDisabled={problem !== undefined} onPress={save}>
          {t('Save play test')}
        </Button>
      </div>
    </div>
  );
}
