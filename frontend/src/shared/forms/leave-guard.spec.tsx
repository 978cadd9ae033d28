import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
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

const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });
const closingIsAsked = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

describe('A guarded form', () => {
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

  it('has nothing to ask once the change is taken back', async () => {
    const title = screen.getByLabelText('Title');
    await userEvent.type(title, '!');
    await userEvent.type(title, '{Backspace}');
    expect(closingIsAsked()).toBe(false);
  });
});
