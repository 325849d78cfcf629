import { type ChangeEvent, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CommandGroup } from '@/commands/command';
import {
  findKeyClash,
  findKeyProblem,
  fixedKeySlots,
  type KeyProblem,
  type KeySlot,
  keymapText,
  keySlots,
  readKeymap,
  withKey,
} from '@/commands/keymap';
import { keymapChanged, selectKeymap, sheetShown } from '@/screen/keymap';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useAnnounce } from '@/ui/Announcements';
import { Button } from '@/ui/Button';
import { downloadText } from '@/ui/download';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { WindowFrame } from '@/ui/WindowFrame';
import { commandTable } from './commandTable';
import { groupMessages } from './groupMessages';
import { FixedKeyRow } from './FixedKeyRow';
import { KeyRow } from './KeyRow';
import { keyText } from './keyParts';
import styles from './KeySheet.module.css';
import { commandMessages } from './messages';
import { Overlay } from './Overlay';
import { useKeyRecorder } from './useKeyRecorder';
import { useSlotWords } from './useSlotWords';

const slots = keySlots(commandTable);
const fixedSlots = fixedKeySlots(commandTable);
const groups = ['issue', 'list', 'go', 'general'] as const satisfies readonly CommandGroup[];
const file = { name: 'issuedesk-keys.json', type: 'application/json' };

/** Every key and what it does; here each can be changed or turned off, or all of them. */
export function KeySheet() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const keymap = useAppSelector(selectKeymap);
  const wordsOf = useSlotWords();
  const [problem, setProblem] = useState<{ slot: string | null; text: string } | null>(null);
  const recorder = useKeyRecorder(handleKey);
  const byGroup = useMemo(
    () =>
      groups.map((group) => ({
        group,
        slots: slots.filter(({ commands }) => commands[0].group === group),
        fixed: fixedSlots.filter(({ commands }) => commands[0].group === group),
      })),
    [],
  );

  function change(slot: KeySlot, key: string | null) {
    setProblem(null);
    dispatch(keymapChanged(withKey(keymap, slot, key)));
  }

  function handleKey(name: string, key: string) {
    const slot = slots.find((one) => one.slot === name);
    if (!slot) return;
    const found = findKeyProblem({ slot: name, key }, slots, keymap);
    if (found) setProblem({ slot: name, text: reasonOf(found, key) });
    else change(slot, key);
  }

  /** Why a key cannot be had. */
  function reasonOf(found: KeyProblem, name: string): string {
    const key = keyText(name);
    return found.kind === 'reserved'
      ? intl.formatMessage(commandMessages.keyReserved, { key })
      : intl.formatMessage(commandMessages.keyTaken, { key, command: wordsOf(found.by) });
  }

  async function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const text = await textOf(target.files?.[0]);
    target.value = '';
    const read = readKeymap(text, slots);
    if (read) {
      setProblem(null);
      dispatch(keymapChanged(read));
      announce(intl.formatMessage(commandMessages.keysLoaded), true);
      return;
    }
    const clash = findKeyClash(text, slots);
    const reasons = [
      intl.formatMessage(commandMessages.noKeysInFile),
      ...(clash ? [reasonOf(clash.problem, clash.key)] : []),
    ];
    setProblem({ slot: null, text: reasons.join(' ') });
  }

  const close = () => {
    dispatch(sheetShown(false));
  };

  return (
    <Overlay onClose={close}>
      <WindowFrame
        title={intl.formatMessage(commandMessages.keysTitle)}
        onClose={close}
        footer={
          <div className={styles['files']}>
            <Button
              onClick={() => {
                downloadText(keymapText(keymap), file);
              }}
            >
              {intl.formatMessage(commandMessages.saveKeys)}
            </Button>
            <label className={styles['load']}>
              {intl.formatMessage(commandMessages.loadKeys)}
              <input
                className={styles['file']}
                type="file"
                accept=".json,application/json"
                onChange={(event) => void handleFile(event)}
              />
            </label>
            <Button
              onClick={() => {
                setProblem(null);
                dispatch(keymapChanged({ isOn: true, changed: {} }));
                announce(intl.formatMessage(commandMessages.keysRestored), true);
              }}
            >
              {intl.formatMessage(commandMessages.restoreKeys)}
            </Button>
          </div>
        }
      >
        {problem?.slot === null && <Notice kind="danger">{problem.text}</Notice>}
        <label className={styles['switch']}>
          <input
            type="checkbox"
            checked={keymap.isOn}
            onChange={({ target }) => {
              dispatch(keymapChanged({ isOn: target.checked, changed: keymap.changed }));
            }}
          />
          {intl.formatMessage(commandMessages.keysAreOn)}
        </label>
        {byGroup.map(({ group, slots: ofGroup, fixed }) => (
          <Panel key={group} title={intl.formatMessage(groupMessages[group])}>
            <ul className={styles['rows']}>
              {ofGroup.map((slot) => (
                <KeyRow
                  key={slot.slot}
                  slot={slot}
                  words={wordsOf(slot)}
                  keymap={keymap}
                  problem={problem?.slot === slot.slot ? problem.text : null}
                  recorder={recorder}
                  onTurnOff={() => {
                    change(slot, null);
                  }}
                  onRestore={() => {
                    handleKey(slot.slot, slot.key);
                  }}
                />
              ))}
              {fixed.map((slot) => (
                <FixedKeyRow key={slot.slot} words={wordsOf(slot)} name={slot.key} />
              ))}
            </ul>
          </Panel>
        ))}
      </WindowFrame>
    </Overlay>
  );
}

/** Of a file that is gone, or may not be read, none: there are no keys in it. */
async function textOf(chosen: File | undefined): Promise<string> {
  try {
    return (await chosen?.text()) ?? '';
  } catch {
    return '';
  }
}
