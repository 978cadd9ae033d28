import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { localFailure } from '../api/api-error';
import { requestFailed } from '../requests/requests.slice';
import { renderWithStore } from '../testing/render-with-store';
import { FormRadioGroup, FormTextField, SubmitButton } from './fields';
import { Form } from './form';

function* nothing() {}
const ROLES = ['student', 'educator'].map((value) => ({ value, label: value }));

/** Sends the form, and has the server refuse it for what is wrong with these fields. */
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
});
