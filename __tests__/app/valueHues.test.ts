import { valueStyles } from '@/app/useValueHues';
import { steadyHue } from '@/lib/steadyHue';

const enumeration = (...items: string[]) => ({ name: 'Status', type: 'ENUM', items }) as const;

test('a value has the hue in lists that it has in its issue, once however often it is defined', () => {
  const styles = valueStyles([
    enumeration('Active', 'Closed'),
    enumeration('Active'),
    { name: 'Version', type: 'TEXT', items: ['1.0'] },
  ]);

  expect(styles).toContain(`[data-chip="Active"]{--dot:var(--tint-dot-${steadyHue('Active')})}`);
  expect(styles.split('"Active"')).toHaveLength(2);
  expect(styles).not.toContain('1.0');
});

test('the dot stands where a line begins', () => {
  const styles = valueStyles([enumeration('Active')]);

  expect(styles).toContain('at var(--dot-at,5.5px) var(--dot-on,50%)');
  expect(styles).toContain('[data-chip]:dir(rtl){--dot-at:calc(100% - 5.5px)}');
});

test.each(['"]{} *{color:red}', '\\', "it's", 'a\nb', '</style>', '好', '🙂'])(
  'the text %j ends neither its string nor its rule',
  (text) => {
    const sheet = document.createElement('style');
    sheet.textContent = valueStyles([enumeration(text)]);
    document.head.append(sheet);
    const [media] = sheet.sheet?.cssRules ?? [];

    expect(sheet.sheet?.cssRules).toHaveLength(1);
    expect((media as CSSMediaRule).cssRules).toHaveLength(4);
    sheet.remove();
  },
);
