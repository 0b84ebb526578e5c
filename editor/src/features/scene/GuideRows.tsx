import { Plus, X } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { Switch } from '../../components/Switch.tsx';
import { t } from '../../i18n/t.ts';
import { placeGuide } from '../../interactions/guideTool.ts';
import { useSession } from '../../session/SessionContext.ts';
import type { RulerGuide } from '../../ui-state/keptStage.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import frame from '../fields/Frame.module.css';
import { NumberInput } from '../fields/NumberInput.tsx';
import { deleteGuides } from './deleteGuides.ts';
import styles from './GridMenu.module.css';

const none: readonly RulerGuide[] = [];

/** The guides of the open scene as numbers: what dragging from the rulers does, without a pointer. */
export function GuideRows() {
  const session = useSession();
  const scene = useSceneUi((state) => state.scene);
  const guides = useSceneUi((state) => state.rulerGuides.get(scene) ?? none);
  const isShown = useSceneUi((state) => state.hasRulerGuides);
  const { change, setRulerGuides } = useSceneUi.getState();
  const add = (axis: 'x' | 'y') => {
    change({ hasRulerGuides: true });
    setRulerGuides(scene, placeGuide(guides, { id: session.newId(), axis, at: 0 }));
  };
  return (
    <fieldset className={styles.fields} aria-label={t('Guides')}>
      <Switch label={t('Show guides')} isOn={isShown} onChange={(isOn) => change({ hasRulerGuides: isOn })} />
      {guides.map((guide, at) => (
        <div key={guide.id} className={styles.guide}>
          <span className={frame.frame}>
            <NumberInput
              label={t('Guide {at}, {axis}', { at: at + 1, axis: guide.axis })}
              letter={guide.axis.toUpperCase()}
              value={guide.at}
              onChange={(value) => setRulerGuides(scene, placeGuide(guides, { ...guide, at: value }))}
            />
          </span>
          <IconButton
            icon={X}
            label={t('Delete guide {at}', { at: at + 1 })}
            size="small"
            onPress={() => deleteGuides(scene, guide.id)}
          />
        </div>
      ))}
      <div className={styles.buttons}>
        <Button icon={Plus} onPress={() => add('x')}>
          {t('Vertical')}
        </Button>
        <Button icon={Plus} onPress={() => add('y')}>
          {t('Horizontal')}
        </Button>
      </div>
    </fieldset>
  );
}
