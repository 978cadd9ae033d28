import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useFormikContext } from 'formik';
import { useDispatch } from 'react-redux';
import { questionsCopy as copy } from '../../shared/copy/questions';
import { FormTextArea, SubmitButton } from '../../shared/forms/fields';
import { Form } from '../../shared/forms/form';
import { sendByKeys } from '../../shared/forms/send-by-keys';
import { wordsSchema } from '../../shared/forms/words-schema';
import { uuid } from '../../shared/lib/uuid';
import { useWhenDone } from '../../shared/requests/use-when-done';
import { answerWritten, questionsRequests } from './questions.slice';

interface Values extends Record<string, unknown> {
  /** Empty until somebody types; kept with the draft, so that sending it again, even after a reload, writes it once. */
  id: string;
  text: string;
}

const EMPTY: Values = { id: '', text: '' };

export function AnswerForm({ questionId }: { questionId: string }) {
  const dispatch = useDispatch();
  const request = questionsRequests.answer(questionId);
  const sent = useRef<Values | null>(null);
  return (
    <Form<Values>
      name={`answer-${questionId}`}
      request={request}
      initialValues={EMPTY}
      schema={wordsSchema}
      className="grid gap-3"
      onSubmit={(values) => {
        sent.current = values;
        const answerId = values.id || uuid();
        dispatch(answerWritten({ questionId, answerId, text: values.text.trim() }));
      }}
    >
      <Field request={request} sent={sent} />
      <SubmitButton request={request} size="sm" className="justify-self-start">
        {copy.answer}
      </SubmitButton>
    </Form>
  );
}

function Field({ request, sent }: { request: string; sent: RefObject<Values | null> }) {
  const { values, resetForm, setFieldValue } = useFormikContext<Values>();
  const isWriting = values.text !== '';
  const name = useEffectEvent(() => {
    if (isWriting === (values.id !== '')) return;
    void setFieldValue('id', isWriting ? uuid() : '', false);
  });
  useEffect(() => name(), [isWriting]);
  useWhenDone(request, () => {
    if (values.text === sent.current?.text) resetForm({ values: EMPTY });
    // What was typed since is another answer.
    else void setFieldValue('id', uuid(), false);
  });
  return (
    <FormTextArea
      name="text"
      label={copy.yourAnswer}
      hint={copy.answerHint}
      rows={2}
      onKeyDown={sendByKeys}
    />
  );
}
