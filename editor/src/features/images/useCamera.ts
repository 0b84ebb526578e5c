import { t } from '../../i18n/t.ts';
import { type OpenedStream, useMediaStream } from '../assets/useMediaStream.ts';
import { webcamSize } from './webcamPicture.ts';

const camera = {
  constraints: {
    video: { width: { ideal: webcamSize.width }, height: { ideal: webcamSize.height } },
    audio: false,
  },
  warning: t('The camera cannot be opened.'),
};

/** The camera, while the component is mounted. docs/product-rules.md#adding-images. */
export function useCamera(): OpenedStream {
  return useMediaStream(camera);
}
