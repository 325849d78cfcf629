import { useState } from 'react';
import { useIntl } from 'react-intl';
import { clientErrorMessages } from '@/i18n/clientErrorMessages';
import { commonMessages } from '@/i18n/commonMessages';
import { Notice } from '@/ui/Notice';
import { ProgressLine } from '@/ui/ProgressLine';
import styles from './ImageView.module.css';

interface ImageViewProps {
  src: string;
  /** Stands for the image where it cannot be seen. */
  name: string;
  /** It is there, or cannot be shown. */
  onSettled: () => void;
}

/** Px of an image that a window of the usual size has room for. */
const USUAL_WIDTH = 676;

/** An image, scaled down to the room there is and never up. For a wide one the window grows. */
export function ImageView({ src, name, onSettled }: ImageViewProps) {
  const intl = useIntl();
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [isWide, setIsWide] = useState(false);

  if (state === 'failed') {
    return (
      <Notice kind="warning">{intl.formatMessage(clientErrorMessages.ImagePreviewError)}</Notice>
    );
  }
  return (
    <div
      className={styles['view']}
      aria-busy={state === 'loading'}
      data-wants-room={isWide || undefined}
    >
      <ProgressLine
        isActive={state === 'loading'}
        label={intl.formatMessage(commonMessages.loading)}
      />
      <img
        className={styles['image']}
        src={src}
        alt={name}
        onLoad={({ currentTarget }) => {
          setIsWide(currentTarget.naturalWidth > USUAL_WIDTH);
          setState('loaded');
          onSettled();
        }}
        onError={() => {
          setState('failed');
          onSettled();
        }}
      />
    </div>
  );
}
