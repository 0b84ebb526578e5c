import { ChevronLeft, ChevronRight, Copy, Layers2, Pause, Play, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { IconButton } from '../../../components/IconButton.tsx';
import { t } from '../../../i18n/t.ts';
import frame from '../../fields/Frame.module.css';
import { NumberInput } from '../../fields/NumberInput.tsx';
import styles from '../ImageEditor.module.css';
import { addFrame, duplicateFrame, moveFrame, removeFrame } from '../listCommands.ts';
import type { ImageEditor } from '../model/imageEditor.ts';
import type { PictureView } from '../view/pictureView.ts';
import { AnimationPreview } from './AnimationPreview.tsx';
import { FrameButtons } from './FrameButtons.tsx';

/** The frames in the order of time, their rate, and the animation. */
export function FramesStrip({ editor, view }: { readonly editor: ImageEditor; readonly view: PictureView }) {
  const frames = useStore(editor.store, ({ history }) => history.picture.frames);
  const rate = useStore(editor.store, ({ history }) => history.picture.rate);
  const at = useStore(editor.store, (state) => state.at);
  const hasSkin = useStore(view.store, (state) => state.hasSkin);
  const [isPlaying, setPlaying] = useState(false);
  const last = frames.length - 1;
  const isStill = last === 0;
  return (
    <section className={styles.frames} aria-label={t('Frames')}>
      <AnimationPreview editor={editor} frame={at.frame} isPlaying={isPlaying && !isStill} />
      <div className={styles.frameTools}>
        <IconButton
          icon={isPlaying && !isStill ? Pause : Play}
          size="small"
          label={isPlaying && !isStill ? t('Pause the animation') : t('Play the animation')}
          isDisabled={isStill}
          onPress={() => setPlaying(!isPlaying)}
        />
        <IconButton
          icon={Layers2}
          size="small"
          label={t('Show the frames before and after')}
          isOn={hasSkin}
          isDisabled={isStill}
          onPress={() => view.toggle('hasSkin')}
        />
        <IconButton icon={Plus} size="small" label={t('Add frame')} onPress={() => addFrame(editor)} />
        <IconButton icon={Copy} size="small" label={t('Duplicate frame')} onPress={() => duplicateFrame(editor)} />
        <IconButton
          icon={ChevronLeft}
          size="small"
          label={t('Move frame earlier')}
          keys="Shift ,"
          isDisabled={at.frame === 0}
          onPress={() => moveFrame(editor, -1)}
        />
        <IconButton
          icon={ChevronRight}
          size="small"
          label={t('Move frame later')}
          keys="Shift ."
          isDisabled={at.frame === last}
          onPress={() => moveFrame(editor, 1)}
        />
        <IconButton
          icon={Trash2}
          size="small"
          label={t('Delete frame')}
          isDisabled={isStill}
          onPress={() => removeFrame(editor)}
        />
      </div>
      <FrameButtons editor={editor} />
      <span className={`${frame.frame} ${styles.rate}`}>
        <NumberInput
          label={t('Frames per second')}
          unit="frames/s"
          minimum={1}
          maximum={60}
          value={rate}
          onChange={(next) => editor.edit({ kind: 'setRate', rate: Math.round(next) }, t('Frame rate'))}
        />
      </span>
    </section>
  );
}
