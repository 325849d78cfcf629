import { Component, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { commonMessages } from '@/i18n/commonMessages';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { crashMessages } from './crashMessages';

interface ErrorBoundaryProps {
  children: ReactNode;
}

/**
 * The last resort: a fault of ours, or a part of the client that could not be fetched. What was typed into a form is
 * kept as a draft, so starting anew costs nothing.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert">
        <EmptyState
          action={
            <Button
              onClick={() => {
                window.location.reload();
              }}
            >
              <FormattedMessage {...commonMessages.reload} />
            </Button>
          }
        >
          <FormattedMessage {...crashMessages.failed} />
        </EmptyState>
      </div>
    );
  }
}
