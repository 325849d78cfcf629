import { clientErrorMessages } from '@/i18n/clientErrorMessages';
import { formSchema, sending } from '@/forms/formSchema';
import {
  attributesText,
  checkbox,
  optionalEmail,
  parsedText,
  repeatedPassword,
  requiredChoice,
  requiredEmail,
  requiredInteger,
  requiredPassword,
  requiredText,
} from '@/forms/schema';
import { success } from '@/lib/result';
import { us } from '@tests/lib/values/samples';

describe('formSchema', () => {
  const schema = formSchema(
    {
      name: requiredText(5),
      typeId: requiredChoice<number>(clientErrorMessages.NoTypeSelected),
      isPublic: checkbox(),
    },
    { conditions: { typeId: ({ isPublic }) => !isPublic } },
  );

  test('gives the values as they are shown and sent', () => {
    expect(schema.check({ name: '  a  b ', typeId: 4, isPublic: false })).toEqual({
      values: { name: 'a b', typeId: 4, isPublic: false },
      problems: {},
      sent: { name: 'a b', typeId: 4, isPublic: false },
    });
  });

  test('names every wrong field and leaves wrong text as it is', () => {
    expect(schema.check({ name: ' too long ', typeId: null, isPublic: false })).toEqual({
      values: { name: ' too long ', typeId: null, isPublic: false },
      problems: { name: { code: 327 }, typeId: { message: clientErrorMessages.NoTypeSelected } },
      sent: null,
    });
  });

  test('does not ask for a field that does not count', () => {
    const checked = schema.check({ name: 'a', typeId: 4, isPublic: true });

    expect(checked.problems).toEqual({});
    expect(checked.sent).toEqual({ name: 'a', isPublic: true });
    expect(schema.check({ name: 'a', typeId: null, isPublic: true })).toMatchObject({
      problems: {},
      sent: { name: 'a', isPublic: true },
    });
  });

  test('tells a problem after that of another field', () => {
    const place = formSchema(
      { projectId: requiredChoice<number>(), folderId: requiredChoice<number>() },
      { after: { folderId: 'projectId' } },
    );
    const missing = { code: 325 };

    expect(place.check({ projectId: null, folderId: null })).toMatchObject({
      problems: { projectId: missing },
      sent: null,
    });
    expect(place.check({ projectId: null, folderId: null }).problems).not.toHaveProperty(
      'folderId',
    );
    expect(place.check({ projectId: 1, folderId: null }).problems).toEqual({ folderId: missing });
    expect(place.check({ projectId: 1, folderId: 2 }).sent).toEqual({ projectId: 1, folderId: 2 });
  });

  test('reads each text once, and sends what was read', () => {
    const read = jest.fn((text: string) => success({ text: `${text}!`, wire: [text] }));
    const price = { type: 'NUMERIC', decimal: 2, attributeId: 5 };
    const fields = { shout: parsedText(read), values: attributesText([price], { formats: us }) };

    const checked = formSchema(fields).check({ shout: 'a', values: { 5: '1000' } });

    expect(checked).toEqual({
      values: { shout: 'a!', values: { 5: '1,000.00' } },
      problems: {},
      sent: { shout: ['a'], values: { 5: '1000.00' } },
    });
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('sends what is made of what was read', () => {
    const doubled = sending(
      formSchema({ size: requiredInteger() }),
      ({ size }, shown) => `${shown.size} twice is ${size * 2}`,
    );

    expect(doubled.check({ size: ' 021 ' }).sent).toBe('21 twice is 42');
    expect(doubled.check({ size: 'x' }).sent).toBeNull();
  });
});

test('a password is repeated and kept secret', () => {
  const schema = formSchema({
    login: requiredText(40),
    password: requiredPassword(40),
    confirm: repeatedPassword('password', 40),
  });

  expect(schema.secretFields).toEqual(['password', 'confirm']);
  expect(schema.check({ login: 'a', password: 'x', confirm: 'x' }).problems).toEqual({});
  expect(schema.check({ login: 'a', password: 'x', confirm: 'y' }).problems).toEqual({
    confirm: { code: 346 },
  });
  expect(schema.check({ login: 'a', password: 'x', confirm: '' }).problems).toEqual({
    confirm: { code: 325 },
  });
  expect(schema.check({ login: 'a', password: '', confirm: 'y' }).problems).toEqual({
    password: { code: 325 },
  });
});

test.each([
  ['10', { size: '10' }, {}, { size: 10 }],
  [' 010 ', { size: '10' }, {}, { size: 10 }],
  ['', { size: '' }, { size: { code: 325 } }, null],
  ['0', { size: '0' }, { size: { code: 328 } }, null],
  ['999', { size: '999' }, { size: { code: 329 } }, null],
  ['x', { size: 'x' }, { size: { code: 332 } }, null],
])('the number %j', (size, values, problems, sent) => {
  expect(formSchema({ size: requiredInteger({ min: 1, max: 200 }) }).check({ size })).toEqual({
    values,
    problems,
    sent,
  });
});

test('what is optional may be empty', () => {
  const schema = formSchema({ email: optionalEmail() });

  expect(schema.check({ email: ' ' })).toMatchObject({ problems: {}, sent: { email: '' } });
  expect(schema.check({ email: 'ann' }).problems).toEqual({ email: { code: 335 } });
});

test('an address is asked for', () => {
  const schema = formSchema({ email: requiredEmail() });

  expect(schema.check({ email: '' }).problems).toEqual({ email: { code: 325 } });
  expect(schema.check({ email: ' ann@example.com ' })).toEqual({
    values: { email: 'ann@example.com' },
    problems: {},
    sent: { email: 'ann@example.com' },
  });
});
