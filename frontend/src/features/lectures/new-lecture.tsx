import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';
import { useDispatch } from 'react-redux';
import { lecturesCopy } from '../../shared/copy/educator';
import { FormTextField, SubmitButton } from '../../shared/forms/fields';
import { Form } from '../../shared/forms/form';
import { useSucceeded } from '../../shared/requests/use-request';
import { lectureRequests, lectureSubmitted } from './lectures.slice';

/** Sends what was typed, then is empty again for the next lecture. */
export function NewLecture({ courseId }: { courseId: string }) {
  const dispatch = useDispatch();
  return (
    <Form<{ lectureTitle: string } & Record<string, unknown>>
      name={`new-lecture-${courseId}`}
      request={lectureRequests.create}
      initialValues={{ lectureTitle: '' }}
      onSubmit={({ lectureTitle }) => dispatch(lectureSubmitted({ courseId, lectureTitle }))}
      className="grid items-start gap-4 sm:grid-cols-[1fr_auto]"
    >
      <EmptyAfterSuccess />
      <FormTextField
        name="lectureTitle"
        label={lecturesCopy.lectureTitle}
        hint={lecturesCopy.hint}
        autoComplete="off"
      />
      <SubmitButton request={lectureRequests.create} className="sm:mt-[1.7rem]">
        {lecturesCopy.submit}
      </SubmitButton>
    </Form>
  );
}

function EmptyAfterSuccess() {
  const marker = useRef<HTMLSpanElement>(null);
  const { resetForm } = useFormikContext();
  const succeeded = useSucceeded(lectureRequests.create);
  useEffect(() => {
    if (!succeeded) return;
    resetForm({ values: { lectureTitle: '' } });
    marker.current?.closest('form')?.querySelector('input')?.focus();
  }, [succeeded, resetForm]);
  return <span ref={marker} hidden />;
}
