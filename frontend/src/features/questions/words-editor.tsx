import { useEffect, useRef, type RefObject } from 'react';
import { useFormikContext } from 'formik';
import { commonCopy } from '../../shared/copy/common';
import { questionsCopy as copy } from '../../shared/copy/questions';
import { forgetDraft } from '../../shared/forms/drafts';
import { FormTextArea, SubmitButton } from '../../shared/forms/fields';
import { Form } from '../../shared/forms/form';
import { sendByKeys } from '../../shared/forms/send-by-keys';
import { wordsSchema } from '../../shared/forms/words-schema';
import { useWhenDone } from '../../shared/requests/use-when-done';
import { Button } from '../../shared/ui/button';
import { questionsRequests } from './questions.slice';

interface WordsEditorProps {
  /** Of the question or answer. */
  id: string;
  label: string;
  text: string;
  onSubmit: (text: string) => void;
  onDone: () => void;
}

/** Changes one's own words. */
export function WordsEditor({ id, label, text, onSubmit, onDone }: WordsEditorProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('textarea')?.focus(), []);
  const name = `words-${id}`;
  const request = questionsRequests.edit(id);
  const sent = useRef<string | null>(null);
  return (
    <Form<{ text: string }>
      name={name}
      request={request}
      initialValues={{ text }}
      schema={wordsSchema}
      className="grid gap-3"
      onSubmit={(values) => {
        sent.current = values.text;
        onSubmit(values.text.trim());
      }}
    >
      <Done request={request} sent={sent} onDone={onDone} />
      <div ref={box}>
        <FormTextArea name="text" label={label} rows={4} onKeyDown={sendByKeys} />
      </div>
      <div className="flex flex-wrap gap-2">
        <SubmitButton request={request} size="sm">
          {copy.update}
        </SubmitButton>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            forgetDraft(name, 'session');
            onDone();
          }}
        >
          {commonCopy.cancel}
        </Button>
      </div>
    </Form>
  );
}

interface DoneProps {
  request: string;
  sent: RefObject<string | null>;
  onDone: () => void;
}

/** Closes the editor once the words are saved, unless somebody has typed since. */
function Done({ request, sent, onDone }: DoneProps) {
  const { values } = useFormikContext<{ text: string }>();
  useWhenDone(request, () => {
    if (values.text === sent.current) onDone();
  });
  return null;
}
