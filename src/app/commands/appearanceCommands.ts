/** How this device shows things: the choices of the button for the appearance, each a command. */
import type { MessageDescriptor } from 'react-intl';
import { type Command, defineCommand } from '@/commands/command';
import { relativeTimesChosen, selectHasRelativeTimes } from '@/screen/times';
import { type Appearance, readAppearance, storeAppearance } from '@/ui/appearance';
import { appearanceMessages } from '@/ui/appearanceMessages';

const { sizeNormal } = appearanceMessages;

/** A command for each choice of one part of the appearance. */
function choices<Part extends 'density' | 'size' | 'theme'>(
  part: Part,
  words: Readonly<Record<Appearance[Part], MessageDescriptor>>,
): Command[] {
  return Object.entries<MessageDescriptor>(words).map(([choice, message]) =>
    defineCommand({
      id: `appearance.${part}.${choice}`,
      on: 'nothing',
      about: appearanceMessages[part],
      message,
      group: 'general',
      run: () => {
        storeAppearance({ ...readAppearance(), [part]: choice });
      },
    }),
  );
}

export const appearanceCommands: readonly Command[] = [
  ...choices('theme', {
    system: appearanceMessages.themeSystem,
    light: appearanceMessages.themeLight,
    dark: appearanceMessages.themeDark,
  }),
  ...choices('size', {
    normal: sizeNormal,
    large: appearanceMessages.sizeLarge,
    larger: appearanceMessages.sizeLarger,
  }),
  ...choices('density', {
    compact: appearanceMessages.compact,
    normal: sizeNormal,
    comfortable: appearanceMessages.comfortable,
  }),
  defineCommand({
    id: 'appearance.contrast',
    on: 'nothing',
    message: appearanceMessages.contrast,
    group: 'general',
    run: () => {
      const appearance = readAppearance();
      storeAppearance({ ...appearance, hasMoreContrast: !appearance.hasMoreContrast });
    },
  }),
  defineCommand({
    id: 'appearance.relativeTimes',
    on: 'nothing',
    message: appearanceMessages.relativeTimes,
    group: 'general',
    isCurrent: selectHasRelativeTimes,
    run: ({ dispatch, getState }) => {
      dispatch(relativeTimesChosen(!selectHasRelativeTimes(getState())));
    },
  }),
];
