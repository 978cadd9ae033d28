import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithStore } from '../../shared/testing/render-with-store';
import { AppLayout } from './app-layout';

function* nothing() {}

it('Skipping to the main content moves the focus and leaves the address alone', async () => {
  const { settle } = renderWithStore(<AppLayout>the page</AppLayout>, nothing, {});
  await settle();
  await userEvent.click(screen.getByRole('link', { name: 'Skip to main content' }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.hash).toBe('');
});
