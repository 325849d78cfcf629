import { clientErrorMessages } from '@/i18n/clientErrorMessages';
import { formSchema } from '@/forms/formSchema';
import {
  checkbox,
  optionalEmail,
  optionalInteger,
  repeatedPassword,
  requiredChoice,
  requiredEmail,
  requiredInteger,
  requiredPassword,
  requiredText,
} from '@/forms/schema';

describe('formSchema', () => {
  const schema = formSchema(
    {
      name: requiredText(5),
      typeId: requiredChoice<number>(clientErrorMessages.NoTypeSelected),
      isPublic: checkbox(),
    },
    { conditions: { typeId: ({ isPublic }) => !isPublic } },
  );

  test('gives the values as they are sent', () => {
    expect(schema.check({ name: '  a  b ', typeId: 4, isPublic: false })).toEqual({
      values: { name: 'a b', typeId: 4, isPublic: false },
      problems: {},
    });
  });

  test('names every wrong field and leaves wrong text as it is', () => {
    expect(schema.check({ name: ' too long ', typeId: null, isPublic: false })).toEqual({
      values: { name: ' too long ', typeId: null, isPublic: false },
      problems: { name: { code: 327 }, typeId: { message: clientErrorMessages.NoTypeSelected } },
    });
  });

  test('does not ask for a field that does not count', () => {
    expect(schema.check({ name: 'a', typeId: null, isPublic: true }).problems).toEqual({});
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
  ['10', { size: '10' }, {}],
  [' 010 ', { size: '10' }, {}],
  ['', { size: '' }, { size: { code: 325 } }],
  ['0', { size: '0' }, { size: { code: 328 } }],
  ['999', { size: '999' }, { size: { code: 329 } }],
  ['x', { size: 'x' }, { size: { code: 332 } }],
])('the number %j', (size, values, problems) => {
  expect(formSchema({ size: requiredInteger({ min: 1, max: 200 }) }).check({ size })).toEqual({
    values,
    problems,
  });
});

test('what is optional may be empty', () => {
  const schema = formSchema({ port: optionalInteger(), email: optionalEmail() });

  expect(schema.check({ port: '', email: ' ' }).problems).toEqual({});
  expect(schema.check({ port: '', email: 'ann' }).problems).toEqual({ email: { code: 335 } });
});

test('an address is asked for', () => {
  const schema = formSchema({ email: requiredEmail() });

  expect(schema.check({ email: '' }).problems).toEqual({ email: { code: 325 } });
  expect(schema.check({ email: ' ann@example.com ' })).toEqual({
    values: { email: 'ann@example.com' },
    problems: {},
  });
});
