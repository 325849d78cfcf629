import { useIntl } from 'react-intl';
import { FieldGroup } from '@/forms/FieldGroup';
import { useFileSizeText } from '@/forms/fields/useFileSizeText';
import type { AdvancedSettings } from '@/protocol/settings';
import { useDurationText } from '../options/useDurationText';
import { advancedMessages, advancedSentences } from './messages';
import { NumberChoiceField } from './NumberChoiceField';
import { everyFile } from './settingChoices';

const lifetimes = ['sessionMaxLifetime', 'registerMaxLifetime', 'logMaxLifetime'] as const;

/** Lengths, sizes and lifetimes. */
export function LimitFields({ stored }: { stored: AdvancedSettings }) {
  const intl = useIntl();
  const sizeText = useFileSizeText();
  const durationText = useDurationText();

  function thresholdText(bytes: number) {
    if (bytes === 0) return intl.formatMessage(advancedMessages.never);
    if (bytes === everyFile) return intl.formatMessage(advancedMessages.always);
    return sizeText(bytes);
  }

  return (
    <>
      <FieldGroup title={advancedMessages.limits}>
        <NumberChoiceField
          name="commentMaxLength"
          label={advancedMessages.commentMaxLength}
          stored={stored.commentMaxLength}
          text={(count) => intl.formatMessage(advancedSentences.characters, { count })}
        />
        <NumberChoiceField
          name="fileMaxSize"
          label={advancedMessages.fileMaxSize}
          stored={stored.fileMaxSize}
          text={sizeText}
        />
      </FieldGroup>
      <FieldGroup
        title={advancedMessages.attachmentStorage}
        note={advancedMessages.attachmentStorageNote}
      >
        <NumberChoiceField
          name="fileDbMaxSize"
          label={advancedMessages.fileDbMaxSize}
          stored={stored.fileDbMaxSize}
          text={thresholdText}
        />
      </FieldGroup>
      <FieldGroup title={advancedMessages.lifetimes}>
        {lifetimes.map((name) => (
          <NumberChoiceField
            key={name}
            name={name}
            label={advancedMessages[name]}
            stored={stored[name]}
            text={durationText}
          />
        ))}
      </FieldGroup>
    </>
  );
}
