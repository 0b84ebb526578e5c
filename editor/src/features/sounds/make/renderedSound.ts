import { renderSound, type Sound, type SynthParameters } from '@playhouse/audio';

const rendered = new WeakMap<SynthParameters, Sound>();

/** The sound of these settings, computed once for each object: it is drawn, played and stored. */
export function renderedSound(parameters: SynthParameters): Sound {
  const sound = rendered.get(parameters) ?? renderSound(parameters);
  rendered.set(parameters, sound);
  return sound;
}
