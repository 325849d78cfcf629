import { FormattedMessage } from 'react-intl';
import type { ApiError } from '@/protocol/apiError';
import { errorMessage } from './errorMessages';

/** Why something was refused or failed, as one sentence. */
export function ErrorText({ error }: { error: ApiError }) {
  return <FormattedMessage {...errorMessage(error)} />;
}
