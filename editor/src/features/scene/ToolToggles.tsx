import { ToggleButton } from 'react-aria-components/ToggleButton';
import { useShallow } from 'zustand/react/shallow';
import { Tooltip } from '../../components/Tooltip.tsx';
import { usePreferences } from '../../ui-state/preferences.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { stageKeys } from '../shortcuts/shortcuts.ts';
import { chooseTool, stageTools } from './chooseTool.ts';
import styles from './StageTools.module.css';

/** The tools of the stage. The stamp places the prototype, if there is one. */
export function ToolToggles({ prototype }: { readonly prototype: string | undefined }) {
  const preferences = usePreferences(useShallow(({ shortcuts, characterKeys }) => ({ shortcuts, characterKeys })));
  const tool = useSceneUi((state) => state.tool);
  return stageTools.map(({ id, label, icon: Icon }) => (
    <Tooltip key={id} text={label} {...stageKeys(id, preferences)} placement="top">
      <ToggleButton
        className={styles.tool ?? ''}
        aria-label={label}
        isSelected={tool === id}
        onPress={() => chooseTool(id, prototype)}
      >
        <Icon aria-hidden size={18} strokeWidth={1.75} />
      </ToggleButton>
    </Tooltip>
  ));
}
