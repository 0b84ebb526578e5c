import { Camera as CameraIcon, CameraOff, RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { t } from '../../i18n/t.ts';
import { encodePng } from '../drawing/encodePng.ts';
import { useCamera } from './useCamera.ts';
import { WebcamBackground } from './WebcamBackground.tsx';
import styles from './WebcamDialog.module.css';
import { centralSquare, pictureSide, webcamAdvice, webcamFileName } from './webcamPicture.ts';

export interface WebcamDialogProps {
  readonly onClose: () => void;
  readonly onPicture: (file: File) => void;
}

/** Takes a picture with the camera, which is on only while this is mounted. docs/product-rules.md#adding-images. */
export function WebcamDialog({ onClose, onPicture }: WebcamDialogProps) {
  const { stream, fault, retry } = useCamera();
  const video = useRef<HTMLVideoElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [taken, setTaken] = useState<number>();
  useEffect(() => {
    if (!video.current) return;
    video.current.srcObject = stream ?? null;
    if (!stream) setPlaying(false);
  }, [stream]);
  const take = () => {
    if (video.current && canvas.current && drawSquare(video.current, canvas.current)) setTaken(Date.now());
  };
  const add = () => {
    const picture = canvas.current && encodePng(canvas.current);
    if (picture) onPicture(new File([picture], webcamFileName(taken ?? Date.now()), { type: 'image/png' }));
  };
  const isTaken = taken !== undefined;
  return (
    <Dialog
      title={t('Take a picture')}
      size="wide"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('Cancel')}</Button>
          {isTaken ? (
            <Button icon={RotateCcw} onPress={() => setTaken(undefined)}>
              {t('Retake')}
            </Button>
          ) : (
            <Button look="main" icon={CameraIcon} isDisabled={!isPlaying} onPress={take}>
              {t('Take Picture')}
            </Button>
          )}
          <Button look={isTaken ? 'main' : 'quiet'} isDisabled={!isTaken} onPress={add}>
            {t('Add Picture')}
          </Button>
        </>
      }
    >
      <div className={styles.view}>
        <video
          ref={video}
          className={styles.video}
          hidden={isTaken || fault !== undefined}
          muted
          playsInline
          autoPlay
          aria-label={t('Camera')}
          onPlaying={() => setPlaying(true)}
        />
        <canvas
          ref={canvas}
          className={styles.canvas}
          width={pictureSide}
          height={pictureSide}
          hidden={!isTaken}
          role="img"
          aria-label={t('The picture taken')}
        />
        {isTaken || isPlaying ? null : (
          <div className={styles.note} role="status">
            {fault === undefined ? (
              t('Opening the camera …')
            ) : (
              <>
                <CameraOff aria-hidden size={44} strokeWidth={1.25} />
                <p>{webcamAdvice(fault)}</p>
                <Button size="small" onPress={retry}>
                  {t('Try again')}
                </Button>
              </>
            )}
          </div>
        )}
      </div>
      {isTaken ? <WebcamBackground key={taken} canvas={canvas} /> : null}
    </Dialog>
  );
}

/** Draws the central square of the current frame; false when there is none. */
function drawSquare(video: HTMLVideoElement, canvas: HTMLCanvasElement): boolean {
  const { x, y, side } = centralSquare({ width: video.videoWidth, height: video.videoHeight });
  const context = canvas.getContext('2d');
  if (side === 0 || !context) return false;
  context.drawImage(video, x, y, side, side, 0, 0, pictureSide, pictureSide);
  return true;
}
