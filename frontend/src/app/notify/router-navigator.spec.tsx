import { describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router-dom';
import { NavigatorBinding, RouterNavigator } from './router-navigator';

const Slow = lazy(() => new Promise<never>(() => undefined));

function LogInPage() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Back</button>
      <Link to="/login">Login</Link>
    </>
  );
}

/** Navigates to a page whose code never loads. */
async function wait() {
  window.history.pushState(null, '', '/login');
  const navigator = new RouterNavigator();
  render(
    <BrowserRouter>
      <NavigatorBinding navigator={navigator} />
      <Suspense>
        <Routes>
          <Route path="/login" element={<LogInPage />} />
          <Route path="/" element={<Slow />} />
        </Routes>
      </Suspense>
    </BrowserRouter>,
  );
  let isOver = false;
  await act(async () => {
    void navigator.go('/').then(() => (isOver = true));
  });
  return () => isOver;
}

describe('Being led to another page', () => {
  it.each(['Back', 'Login'])('is over for whoever stays where they are: %s', async (name) => {
    const isOver = await wait();
    expect(isOver()).toBe(false);
    await userEvent.click(screen.getByText(name));
    await waitFor(() => expect(isOver()).toBe(true));
  });
});
