import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { questionsCopy as copy } from '../../shared/copy/questions';
import { forgetDraft } from '../../shared/forms/drafts';
import { FormTextArea, SubmitButton } from '../../shared/forms/fields';
import { Form } from '../../shared/forms/form';
import { sendByKeys } from '../../shared/forms/send-by-keys';
import { wordsSchema } from '../../shared/forms/words-schema';
import { uuid } from '../../shared/lib/uuid';
import { useWhenDone } from '../../shared/requests/use-when-done';
import { answerWritten, questionsRequests } from './questions.slice';

interface AnswerFormProps {
  questionId: string;
  onAnswered: () => void;
}

/** Sending an answer again after a failure writes it once. */
export function AnswerForm({ questionId, onAnswered }: AnswerFormProps) {
  const dispatch = useDispatch();
  const [answerId, setAnswerId] = useState(uuid);
  const name = `answer-${questionId}`;
  const request = questionsRequests.answer(questionId);
  useWhenDone(request, () => {
    forgetDraft(name, 'session');
    setAnswerId(uuid());
    onAnswered();
  });
  return (
    <Form<{ text: string }>
      key={answerId}
      name={name}
      request={request}
      initialValues={{ text: '' }}
      schema={wordsSchema}
      className="grid gap-3"
      onSubmit={({ text }) => dispatch(answerWritten({ questionId, answerId, text: text.trim() }))}
    >
      <FormTextArea
        name="text"
        label={copy.yourAnswer}
        hint={copy.answerHint}
        rows={2}
        onKeyDown={sendByKeys}
      />
      <SubmitButton request={request} size="sm" className="justify-self-start">
        {copy.answer}
      </SubmitButton>
    </Form>
  );
}
