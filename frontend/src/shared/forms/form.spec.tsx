import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { object, string } from 'yup';
import { localFailure } from '../api/api-error';
import { requestFailed, requestStarted, requestSucceeded } from '../requests/requests.slice';
import { renderWithStore } from '../testing/render-with-store';
import { FormRadioGroup, FormTextField, SubmitButton } from './fields';
import { Form } from './form';

function* nothing() {}

function Asking() {
  return (
    <Form<{ name: string }>
      name="ask"
      request="ask"
      initialValues={{ name: '' }}
      onSubmit={() => undefined}
    >
      <FormTextField name="name" label="Name" />
      <SubmitButton request="ask">Send</SubmitButton>
    </Form>
  );
}

function Leaving() {
  const [here, setHere] = useState(true);
  return (
    <>
      {here && <Asking />}
      <button onClick={() => setHere(!here)}>{here ? 'Leave' : 'Return'}</button>
    </>
  );
}

/** Submits the form and leaves it before the response arrives. */
async function leave() {
  const { dispatch } = renderWithStore(<Leaving />, nothing, {});
  await userEvent.type(screen.getByLabelText('Name'), 'Asha');
  await dispatch(requestStarted('ask'));
  await userEvent.click(screen.getByText('Leave'));
  return { dispatch, comeBack: () => userEvent.click(screen.getByText('Return')) };
}
const ROLES = ['student', 'educator'].map((value) => ({ value, label: value }));

/** Submits the form, and has the server refuse it with these field errors. */
async function refuse(fieldErrors: Record<string, string>) {
  const { dispatch } = renderWithStore(
    <Form<{ role: string; name: string }>
      name="ask"
      request="ask"
      initialValues={{ role: '', name: '' }}
      onSubmit={() => undefined}
    >
      <FormRadioGroup name="role" legend="Role" choices={ROLES} />
      <FormTextField name="name" label="Name" />
      <SubmitButton request="ask">Send</SubmitButton>
    </Form>,
    nothing,
    {},
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await dispatch(requestFailed({ name: 'ask', failure: localFailure('No.', fieldErrors) }));
}

const group = () => screen.getByRole('radiogroup', { name: 'Role' });

describe('A form that was refused', () => {
  it('leads to the field that is bad', async () => {
    await refuse({ name: 'Enter a name.' });
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    expect(group()).toBeValid();
  });

  it('leads to the first choice of a group that is bad, and says what is wrong with it', async () => {
    await refuse({ role: 'Choose one.', name: 'Enter a name.' });
    await waitFor(() => expect(screen.getByLabelText('student')).toHaveFocus());
    expect(group()).toBeInvalid();
    expect(group()).toHaveAccessibleDescription('Choose one.');
  });

  it('keeps a field bad until that field is changed', async () => {
    await refuse({ role: 'Choose one.', name: 'Enter a name.' });
    await userEvent.type(screen.getByLabelText('Name'), 'A');
    expect(screen.getByLabelText('Name')).toBeValid();
    expect(group()).toBeInvalid();
    await userEvent.click(screen.getByLabelText('educator'));
    expect(group()).toBeValid();
  });

  it('can be sent again as it is', async () => {
    await refuse({ name: 'Enter a name.' });
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByLabelText('Name')).toBeValid());
  });

  it('does not lead away from a field while it is mended', async () => {
    await refuse({ role: 'Choose one.', name: 'Enter a name.' });
    await userEvent.type(screen.getByLabelText('Name'), 'Asha');
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.getByLabelText('Name')).toHaveValue('Asha');
  });
});

describe('A form with two empty fields', () => {
  const Both = object({ first: string().required('First.'), last: string().required('Last.') });

  it('is filled in where one is, once it led to the first of them', async () => {
    renderWithStore(
      <Form<{ first: string; last: string }>
        name="both"
        request="both"
        schema={Both}
        initialValues={{ first: '', last: '' }}
        onSubmit={() => undefined}
      >
        <FormTextField name="first" label="First" />
        <FormTextField name="last" label="Last" />
        <SubmitButton request="both">Send</SubmitButton>
      </Form>,
      nothing,
      {},
    );
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByLabelText('First')).toHaveFocus());
    await userEvent.keyboard('Asha');
    expect(screen.getByLabelText('First')).toHaveValue('Asha');
    expect(screen.getByLabelText('Last')).toHaveValue('');
  });
});

describe('A form that was left while it was sent', () => {
  it('still waits for its answer when it is opened again', async () => {
    const { comeBack, dispatch } = await leave();
    await comeBack();
    const button = screen.getByRole('button', { name: 'Send' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await dispatch(requestSucceeded('ask'));
    expect(button).not.toHaveAttribute('aria-busy', 'true');
  });

  it('is empty once all has arrived', async () => {
    const { comeBack, dispatch } = await leave();
    await dispatch(requestSucceeded('ask'));
    await comeBack();
    expect(screen.getByLabelText('Name')).toHaveValue('');
  });

  it('keeps what was refused, and begins without the refusal', async () => {
    const { comeBack, dispatch } = await leave();
    await dispatch(requestFailed({ name: 'ask', failure: localFailure('No.', { name: 'Bad.' }) }));
    await comeBack();
    expect(screen.getByLabelText('Name')).toHaveValue('Asha');
    expect(screen.getByLabelText('Name')).toBeValid();
  });
});
