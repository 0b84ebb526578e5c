import type { SceneDocument } from '@playhouse/core';
import { memo, Suspense } from 'react';
import { t } from '../../i18n/t.ts';
import { useScreenClass } from '../../ui-state/screenClass.ts';
import { PanelBoundary } from '../faults/PanelBoundary.tsx';
import { LayersDock } from '../layers/LayersDock.tsx';
import { InspectorPane } from './InspectorPane.tsx';
import styles from './ProjectPage.module.css';
import { SceneInspector } from './pages.ts';
import { Resizer } from './Resizer.tsx';

/** The inspector and the layers of a scene. Renders only when these change. */
export const ScenePanels = memo(function ScenePanels({ scene }: { readonly scene: SceneDocument }) {
  const isSheet = useScreenClass() !== 'wide';
  const layers = (
    <PanelBoundary part="layers" resetOn={scene.id}>
      <LayersDock
        scene={scene}
        resizer={isSheet ? null : <Resizer panel="layers" label={t('Height of the layers')} />}
      />
    </PanelBoundary>
  );
  return (
    <InspectorPane>
      <div className={styles.tabs} data-region="inspector">
        <PanelBoundary part="inspector" resetOn={scene.id}>
          <Suspense fallback={null}>
            {isSheet ? <SceneInspector scene={scene} layers={layers} /> : <SceneInspector scene={scene} />}
          </Suspense>
        </PanelBoundary>
      </div>
      {isSheet ? null : layers}
    </InspectorPane>
  );
});
