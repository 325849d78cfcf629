import { render, screen } from '@testing-library/react';
import { LinkedText } from '@/ui/LinkedText';
import { RichText } from '@/ui/RichText';

const deceptive = 'in\u202efdp\u2066.exe';
const harmless = 'in\ufffdfdp\ufffd.exe';

test.each([
  ['a child', <p key="">{deceptive}</p>],
  ['one of several children', <p key="">1 {[deceptive]}</p>],
  ['a child of a fragment', <>{deceptive}</>],
  ['a plain part beside links', <LinkedText key="" tokens={[{ text: deceptive }]} />],
])('%s turns nothing', (_what, drawn) => {
  render(drawn);

  expect(screen.getByText(harmless, { exact: false })).toBeVisible();
});

test('attributes that are seen or heard turn nothing, and a field keeps what it has', () => {
  render(
    <input
      aria-label={deceptive}
      title={deceptive}
      placeholder={deceptive}
      data-tip={deceptive}
      data-caption={deceptive}
      defaultValue={deceptive}
    />,
  );

  const field = screen.getByRole('textbox', { name: harmless });
  for (const name of ['title', 'placeholder', 'data-tip', 'data-caption']) {
    expect(field).toHaveAttribute(name, harmless);
  }
  expect(field).toHaveValue(deceptive);
});

test('a comment stays as it was written', () => {
  render(<RichText html={deceptive} />);

  expect(screen.getByText(deceptive)).toBeVisible();
});
