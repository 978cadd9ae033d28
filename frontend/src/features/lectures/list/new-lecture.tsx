import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useFormikContext } from 'formik';
import { useDispatch } from 'react-redux';
import { lecturesCopy } from '../../../shared/copy/educator-lectures';
import { FormTextField, SubmitButton } from '../../../shared/forms/fields';
import { Form } from '../../../shared/forms/form';
import { useSucceeded } from '../../../shared/requests/use-request';
import { lectureRequests, lectureSubmitted } from '../lectures.slice';

interface Typed extends Record<string, unknown> {
  lectureTitle: string;
}

/** Sends the title, then is empty for the next one; text typed meanwhile stays. */
export function NewLecture({ courseId }: { courseId: string }) {
  const dispatch = useDispatch();
  const request = lectureRequests.create(courseId);
  const sent = useRef('');
  const send = ({ lectureTitle }: Typed) => {
    sent.current = lectureTitle;
    dispatch(lectureSubmitted({ courseId, lectureTitle }));
  };
  return (
    <Form<Typed>
      name={`new-lecture-${courseId}`}
      request={request}
      initialValues={{ lectureTitle: '' }}
      onSubmit={send}
      className="grid items-start gap-4 sm:grid-cols-[1fr_auto]"
    >
      <EmptyAfterSuccess {...{ request, sent }} />
      <FormTextField
        name="lectureTitle"
        label={lecturesCopy.lectureTitle}
        hint={lecturesCopy.hint}
        autoComplete="off"
      />
      <SubmitButton request={request} className="sm:mt-[1.7rem]">
        {lecturesCopy.submit}
      </SubmitButton>
    </Form>
  );
}

function EmptyAfterSuccess({ request, sent }: { request: string; sent: RefObject<string> }) {
  const marker = useRef<HTMLSpanElement>(null);
  const { values, resetForm } = useFormikContext<Typed>();
  const succeeded = useSucceeded(request);
  const emptied = useEffectEvent(() => {
    if (values.lectureTitle === sent.current) resetForm({ values: { lectureTitle: '' } });
    const form = marker.current?.closest('form');
    // The busy button lost the focus; a user who has moved on keeps theirs.
    const { activeElement, body } = document;
    if (activeElement === body || form?.contains(activeElement))
      form?.querySelector('input')?.focus();
  });
  useEffect(() => {
    if (succeeded) emptied();
  }, [succeeded]);
  return <span ref={marker} hidden />;
}
