import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ErrorState } from './states';

function Part() {
  const [isTried, setTried] = useState(false);
  return (
    <section aria-label="Reviews">
      {isTried ? 'Loading' : <ErrorState text="It failed." onRetry={() => setTried(true)} />}
    </section>
  );
}

it('Who tries again stays in the part of the page that is loaded anew', async () => {
  render(<Part />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('region', { name: 'Reviews' })).toHaveFocus();
});
