import type { ProjectSession } from '@playhouse/core';
import type { InspectedActor } from '@playhouse/player';
import { showToast } from '../../components/toasts.ts';
import { t } from '../../i18n/t.ts';
import { keepValue } from './keepValue.ts';
import type { WatchedAttribute } from './watchList.ts';

/** Makes a runtime value the initial one, or reports why it cannot. */
export function useKeep(session: ProjectSession, sceneId: string, actor: InspectedActor | undefined) {
  return ({ subject, id, value }: WatchedAttribute) => {
    const at = { subject, id, sceneId, actor };
    const edit = value === undefined ? undefined : keepValue(session.getState().project, at, value);
    const done = edit && session.dispatch(edit);
    if (!done?.ok) showToast(done?.issues[0]?.message ?? t('This value cannot be kept.'));
  };
}
