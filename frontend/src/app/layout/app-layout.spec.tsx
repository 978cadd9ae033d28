import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
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

it('The first page begins where its address says, every other one at the top', async () => {
  const jump = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const links = (
    <>
      <Link to="/?page=2">The same page</Link>
      <Link to="/about">Another page</Link>
    </>
  );
  renderWithStore(<AppLayout>{links}</AppLayout>, nothing, {}, '/#explore-courses');
  await userEvent.click(screen.getByRole('link', { name: 'The same page' }));
  expect(jump).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'Another page' }));
  expect(jump.mock.calls).toEqual([[0, 0]]);
  jump.mockRestore();
});
