import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CourseDetail } from '../../shared/api/types';
import { SubmitButton } from '../../shared/forms/fields';
import { Form } from '../../shared/forms/form';
import { aCourse } from '../../shared/testing/builders';
import { renderWithStore } from '../../shared/testing/render-with-store';
import { authoringReducer, type CourseEdit } from './authoring.slice';
import { CourseFields } from './course-fields';
import { valuesOf } from './course-values';

function* nothing() {}
const course = aCourse({ price: 1499 }) as CourseDetail;

function show() {
  const saved: CourseEdit[] = [];
  renderWithStore(
    <Form<CourseEdit & Record<string, unknown>>
      name="course"
      request="save"
      initialValues={{ ...valuesOf(course) }}
      onSubmit={(edit) => saved.push(edit)}
    >
      <CourseFields course={course} />
      <SubmitButton request="save">Save</SubmitButton>
    </Form>,
    nothing,
    { authoring: authoringReducer },
  );
  return { saved, save: () => userEvent.click(screen.getByText('Save')) };
}

const price = () => screen.getByRole('spinbutton', { name: 'Price' });

/** As Chromium does for "1499/-": shows the text, but reports an empty value. */
function typeUnreadable(isUnreadable: boolean) {
  Object.defineProperty(price(), 'validity', {
    configurable: true,
    value: { badInput: isUnreadable },
  });
  fireEvent.change(price(), { target: { value: isUnreadable ? '' : '999' } });
}

describe('The price of a course', () => {
  it('that the browser cannot read is not saved as none, and is led to', async () => {
    const { saved, save } = show();
    typeUnreadable(true);
    await save();
    const message = 'Enter an amount in rupees, with at most two decimals.';
    await waitFor(() =>
      expect(price()).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
    expect(price()).toHaveFocus();
    expect(saved).toEqual([]);

    typeUnreadable(false);
    await save();
    expect(saved).toMatchObject([{ price: 999 }]);
  });

  it('may be cleared', async () => {
    const { saved, save } = show();
    await userEvent.clear(price());
    await save();
    expect(saved).toMatchObject([{ price: '' }]);
  });
});
