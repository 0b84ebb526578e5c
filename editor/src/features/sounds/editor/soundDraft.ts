import {
  editSound,
  redoSoundEdit,
  type Sound,
  type SoundEdit,
  type SoundHistory,
  type SoundResult,
  startSoundHistory,
  undoSoundEdit,
} from '@playhouse/audio';

/** A sound in the editor: what was done to it since it was last saved, and its own undo history. */
export interface SoundDraft {
  readonly history: SoundHistory;
  /** Lead from the saved sound to the current one, in order. */
  readonly edits: readonly SoundEdit[];
  /** Undone edits; the last one is redone first. */
  readonly undone: readonly SoundEdit[];
}

function startDraft(sound: Sound): SoundDraft {
  return { history: startSoundHistory(sound), edits: [], undone: [] };
}

/** Applies an edit; the same draft if it changes nothing. */
export function editDraft(draft: SoundDraft, edit: SoundEdit): SoundResult<SoundDraft> {
  const edited = editSound(draft.history, edit);
  if (!edited.ok) return edited;
  if (edited.value === draft.history) return { ok: true, value: draft };
  return { ok: true, value: { history: edited.value, edits: [...draft.edits, edit], undone: [] } };
}

export function undoDraft({ history, edits, undone }: SoundDraft): SoundDraft {
  const last = edits.at(-1);
  const before = undoSoundEdit(history);
  if (!last || before === history) return { history, edits, undone };
  return { history: before, edits: edits.slice(0, -1), undone: [...undone, last] };
}

export function redoDraft({ history, edits, undone }: SoundDraft): SoundDraft {
  const next = undone.at(-1);
  const after = redoSoundEdit(history);
  if (!next || after === history) return { history, edits, undone };
  return { history: after, edits: [...edits, next], undone: undone.slice(0, -1) };
}

/** Repeats stored edits on the saved sound, up to the first one that is no longer possible. */
export function replayDraft(sound: Sound, edits: readonly SoundEdit[]): SoundDraft {
  let draft = startDraft(sound);
  for (const edit of edits) {
    const next = editDraft(draft, edit);
    if (!next.ok) break;
    draft = next.value;
  }
  return draft;
}
