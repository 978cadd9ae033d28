import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { renderWithStore } from '../../../shared/testing/render-with-store';
import { selectGoogleChooser } from '../account.selectors';
import { accountReducer, googleChooserOpened } from '../account.slice';
import { GoogleChooser } from './google-chooser';

function* nothing() {}

it('The choice of a Google account ends with its page, and waits on no other', async () => {
  const { store, dispatch } = renderWithStore(
    <>
      <Link to="/login">Away</Link>
      <Routes>
        <Route path="/signup" element={<GoogleChooser />} />
        <Route path="*" element="another page" />
      </Routes>
    </>,
    nothing,
    { account: accountReducer },
    '/signup',
  );
  await dispatch(googleChooserOpened('educator'));
  expect(selectGoogleChooser(store.getState())).not.toBeNull();
  fireEvent.click(screen.getByText('Away'));
  expect(selectGoogleChooser(store.getState())).toBeNull();
});
