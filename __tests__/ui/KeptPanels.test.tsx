import { screen } from '@testing-library/react';
import { useState } from 'react';
import { KeptPanels } from '@/ui/KeptPanels';
import { renderUi } from './renderUi';

/** A field of its own for each of three panels, of which two are kept. */
function Panels() {
  const [shown, setShown] = useState('One');
  return (
    <>
      {['One', 'Two', 'Three'].map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => {
            setShown(name);
          }}
        >
          {name}
        </button>
      ))}
      <KeptPanels shownKey={shown} limit={2}>
        <input aria-label={`Text of ${shown}`} />
      </KeptPanels>
    </>
  );
}

const show = (name: string) => screen.getByRole('button', { name });
const field = () => screen.getByRole('textbox');

it('shows one panel, and another as it was left', async () => {
  const { user } = renderUi(<Panels />);

  await user.type(field(), 'first');
  await user.click(show('Two'));
  expect(field()).toHaveAccessibleName('Text of Two');
  expect(field()).toHaveValue('');
  await user.type(field(), 'second');

  await user.click(show('One'));
  expect(field()).toHaveAccessibleName('Text of One');
  expect(field()).toHaveValue('first');
  await user.click(show('Two'));
  expect(field()).toHaveValue('second');
});

it('builds a panel anew that was not shown for long', async () => {
  const { user } = renderUi(<Panels />);

  await user.type(field(), 'first');
  await user.click(show('Two'));
  await user.click(show('Three'));
  await user.click(show('One'));

  expect(field()).toHaveAccessibleName('Text of One');
  expect(field()).toHaveValue('');
});
