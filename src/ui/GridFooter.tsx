import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FooterBar } from './FooterBar';
import { footerMessages } from './footerMessages';

interface GridFooterProps {
  /** What is shown of how many, in words; read out when it changes. */
  status: ReactNode;
  /** Absent while there is no earlier page. */
  onPrevious?: (() => void) | undefined;
  /** Absent while there is no further page. */
  onNext?: (() => void) | undefined;
}

/** The line below a grid. Its buttons keep the focus when they come to an end, so they are never natively disabled. */
export function GridFooter({ status, onPrevious, onNext }: GridFooterProps) {
  const intl = useIntl();
  return (
    <FooterBar
      status={status}
      previousLabel={intl.formatMessage(footerMessages.previous)}
      nextLabel={intl.formatMessage(footerMessages.next)}
      isFirst={!onPrevious}
      isLast={!onNext}
      onPrevious={onPrevious}
      onNext={onNext}
    />
  );
}
