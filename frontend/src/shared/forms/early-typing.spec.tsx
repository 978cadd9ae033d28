import { beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { renderToString } from 'react-dom/server.node';
import { runSaga } from '../testing/saga-runner';
import { keepDraft } from './drafts';
import { FormRadioGroup, FormTextField } from './fields';
import { Form } from './form';

function* nothing() {}
const ROLES = ['student', 'educator'].map((value) => ({ value, label: value }));

const send = jest.fn();
const page = () => (
  <Provider store={runSaga(nothing, {}).store}>
    <MemoryRouter>
      <Form<{ name: string; email: string; role: string }>
        name="signup"
        request="signup"
        initialValues={{ name: '', email: '', role: 'student' }}
        onSubmit={send}
      >
        <FormTextField name="name" label="Name" />
        <FormTextField name="email" label="Email" />
        <FormRadioGroup name="role" legend="Role" choices={ROLES} />
      </Form>
    </MemoryRouter>
  </Provider>
);

beforeEach(() => {
  sessionStorage.clear();
  send.mockClear();
});

function prerendered(): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page());
  return container;
}

it('What was typed and chosen before the code had come is still there after the next key', async () => {
  const container = prerendered();
  const [name, , , educator] = container.querySelectorAll('input');
  if (name) name.value = 'Esha Menon';
  if (educator) educator.checked = true;
  await act(async () => render(page(), { container, hydrate: true }));
  await userEvent.type(screen.getByLabelText('Email'), 'e');
  expect(screen.getByLabelText('Name')).toHaveValue('Esha Menon');
  expect(screen.getByLabelText('educator')).toBeChecked();
});

it('A form that was sent before the code had come is sent then, once, with what was typed', async () => {
  const container = prerendered();
  const [name] = container.querySelectorAll('input');
  if (name) name.value = 'Esha Menon';
  window.unsent = container.querySelector('form');
  await act(async () => render(page(), { container, hydrate: true }));
  const values = { name: 'Esha Menon', email: '', role: 'student' };
  expect(send.mock.calls).toEqual([[values]]);
});

it('What is remembered for a field makes way for what is typed by whoever was there before it', async () => {
  const container = prerendered();
  keepDraft('signup', { email: 'asha@example.com' }, 'session');
  container.querySelectorAll('input')[1]?.focus();
  await act(async () => render(page(), { container, hydrate: true }));
  expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com');
  await userEvent.keyboard('ravi');
  expect(screen.getByLabelText('Email')).toHaveValue('ravi');
});
