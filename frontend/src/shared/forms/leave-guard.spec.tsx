import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { openHistoryGate } from '../lib/history-gate';
import { renderWithStore } from '../testing/render-with-store';
import { FormTextField } from './fields';
import { Form } from './form';

function* nothing() {}

const editor = (
  <>
    <Form<{ title: string }>
      name="course"
      request="save"
      initialValues={{ title: 'Night work' }}
      guarded
      onSubmit={() => undefined}
    >
      <FormTextField name="title" label="Title" />
    </Form>
    <Link to="/elsewhere">Elsewhere</Link>
  </>
);

const stepBackWithChanges = async () => {
  window.history.replaceState({ idx: 0 }, '', '/before');
  window.history.pushState({ idx: 1 }, '', '/edit');
  await userEvent.type(screen.getByLabelText('Title'), ' shifts');
  window.history.back();
};
const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });
const closingIsAsked = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

describe('A guarded form', () => {
  beforeAll(openHistoryGate);

  beforeEach(() => {
    sessionStorage.clear();
    renderWithStore(
      <Routes>
        <Route path="/edit" element={editor} />
        <Route path="/elsewhere" element={<p>The other page</p>} />
      </Routes>,
      nothing,
      {},
      '/edit',
    );
  });

  it('lets people go who changed nothing', async () => {
    expect(closingIsAsked()).toBe(false);
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(screen.getByText('The other page')).toBeVisible();
  });

  it('asks before changes are left behind, and leaves when told to', async () => {
    await userEvent.type(screen.getByLabelText('Title'), ' shifts');
    expect(closingIsAsked()).toBe(true);
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(question()).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    expect(screen.getByText('The other page')).toBeVisible();
  });

  it('stays where it is for those who keep editing', async () => {
    await userEvent.type(screen.getByLabelText('Title'), ' shifts');
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(question()).not.toBeInTheDocument();
    expect(screen.getByLabelText('Title')).toHaveValue('Night work shifts');
  });

  it('asks nothing of those who go to another place on the page', async () => {
    await userEvent.type(screen.getByLabelText('Title'), ' shifts');
    window.location.hash = '#main';
    await waitFor(() => expect(window.location.hash).toBe('#main'));
    fireEvent.popState(window, { state: null });
    expect(question()).not.toBeInTheDocument();
  });

  it('asks those who step back to another page once they are here again', async () => {
    await stepBackWithChanges();
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(window.location.pathname).toBe('/edit');
  });

  it('leads on to where the step back led, however soon it is told to', async () => {
    await stepBackWithChanges();
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(window.location.pathname).toBe('/before'));
    await expect(screen.findByRole('alertdialog')).rejects.toThrow('Unable to find role');
    expect(window.location.pathname).toBe('/before');
  });

  it('has nothing to ask once the change is taken back', async () => {
    const title = screen.getByLabelText('Title');
    await userEvent.type(title, '!');
    await userEvent.type(title, '{Backspace}');
    expect(closingIsAsked()).toBe(false);
  });
});
