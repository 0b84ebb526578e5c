import { durationOf, evenSteps, type Picture } from '@playhouse/paint';
import { useState } from 'react';
import { t } from '../../../i18n/t.ts';
import { useProject, useSession } from '../../../session/SessionContext.ts';
import { Picker } from '../../fields/Picker.tsx';
import type { ImageEditor } from '../model/imageEditor.ts';
import { animateEdits, hasAnimate } from '../storage/animateEdits.ts';
import type { MoreEdits } from '../storage/storePicture.ts';
import { ActionDialog } from './ActionDialog.tsx';

export interface AnimateDialogProps {
  readonly editor: ImageEditor;
  readonly onClose: () => void;
  readonly onSave: (more: MoreEdits) => void;
}

/** Saves the frames as images and gives them to the Animate of an actor, in one step of the project. */
export function AnimateDialog({ editor, onClose, onSave }: AnimateDialogProps) {
  const session = useSession();
  const actors = useProject((project) => project.actors);
  const [prototype, setPrototype] = useState<string>();
  const count = editor.picture.frames.length;
  const steps = stepsOf(editor.picture);
  const isReplaced = prototype !== undefined && hasAnimate(session.getState().project, prototype);
  const save = () => {
    if (prototype === undefined) return;
    onSave((project, names) => {
      const shown = steps.frames.flatMap((frame) => names[frame] ?? []);
      return animateEdits(project, prototype, { names: shown, rate: steps.rate }, () => session.newId());
    });
  };
  return (
    <ActionDialog
      title={t('Animate an actor')}
      action={t('Save and animate')}
      isDisabled={prototype === undefined}
      onClose={onClose}
      onApply={save}
    >
      <p>
        {t(
          '{count, plural, one {The frame is} other {The # frames are}} saved as {count, plural, one {an image} other {images}} and shown by the behavior Animate.',
          { count },
        )}
      </p>
      {steps.frames.length > count ? (
        <p>
          {t(
            'Some frames are shown longer than others. Their images are listed more than once, at {rate, plural, one {# image} other {# images}} a second.',
            { rate: steps.rate },
          )}
        </p>
      ) : null}
      <Picker
        label={t('Actor')}
        value={prototype ?? ''}
        options={[...actors.values()].map(({ id, attributes }) => ({ id, name: String(attributes.name ?? id) }))}
        onChange={setPrototype}
        blank={t('No actor chosen')}
        empty={t('This game has no actors yet.')}
      />
      <p role="status">
        {prototype === undefined
          ? ''
          : isReplaced
            ? t('The images and the rate of its Animate are replaced.')
            : t('It gets an Animate at the beginning of its behaviors.')}
      </p>
    </ActionDialog>
  );
}

/** The frames as a behavior shows them: each for the same time. */
function stepsOf(picture: Picture) {
  if (picture.frames.every(({ duration }) => duration === undefined)) {
    return { frames: picture.frames.map((_, frame) => frame), rate: picture.rate };
  }
  return evenSteps(picture.frames.map((_, frame) => durationOf(picture, frame)));
}
