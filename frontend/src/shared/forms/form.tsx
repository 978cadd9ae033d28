import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Form as FormikForm, Formik, useFormikContext, type FormikValues } from 'formik';
import { useStore } from 'react-redux';
import type { AnyObject, ObjectSchema } from 'yup';
import { requestForgotten, selectRequest, type RequestsState } from '../requests/requests.slice';
import { useRequest, useSucceeded } from '../requests/use-request';
import { DraftKeeper } from './draft-keeper';
import { forgetDraft, restoreDraft, type DraftArea } from './drafts';
import { EarlyTyping } from './early-typing';
import { LeaveGuard } from './leave-guard';

interface FormProps<V extends FormikValues & AnyObject> {
  /** Names the draft of this form. */
  name: string;
  /** The tracked request that `onSubmit` starts. */
  request: string;
  initialValues: V;
  schema?: ObjectSchema<AnyObject>;
  /** Fields whose text is not kept: passwords, codes, files. */
  secret?: readonly string[];
  /** Where the draft is kept: for this tab, or on this device. */
  draft?: DraftArea;
  /** Asks before unsaved changes are left behind. */
  guarded?: boolean;
  onSubmit: (values: V) => void;
  className?: string;
  children: ReactNode;
}

const NOTHING: readonly string[] = [];

/**
 * A Formik form as all our forms are: errors after the first try, the first bad field gets the
 * focus, the server's field errors stand beside the fields, what was typed survives a reload, and
 * what was typed before the code had come counts.
 */
export function Form<V extends FormikValues & AnyObject>({
  name,
  request,
  initialValues,
  schema,
  secret = NOTHING,
  draft = 'session',
  guarded = false,
  onSubmit,
  className = 'grid gap-5',
  children,
}: FormProps<V>) {
  const succeeded = useSucceeded(request);
  const [start] = useState(() => {
    // It was left before its answer came: what was kept of it has arrived.
    if (succeeded) forgetDraft(name, draft);
    return restoreDraft(name, initialValues, draft);
  });
  const refusalRef = useRef(NOT_REFUSED);
  return (
    <Formik<V>
      initialValues={start}
      validationSchema={schema}
      validate={(values) => stillRefused(refusalRef.current, values)}
      validateOnBlur={false}
      validateOnMount={false}
      onSubmit={(values, { setSubmitting }) => {
        refusalRef.current = { sent: values, errors: {} };
        onSubmit(values);
        setSubmitting(false);
      }}
    >
      {/* Should it ever send itself, then not into the address. */}
      <FormikForm
        noValidate
        method="post"
        className={className}
        // What is sent again is for the server to judge again.
        onSubmitCapture={() => (refusalRef.current = NOT_REFUSED)}
      >
        <DraftKeeper form={name} omit={secret} area={draft} />
        <ServerAnswer form={name} {...{ draft, request, refusalRef }} />
        <FirstErrorFocus />
        <EarlyTyping />
        {guarded && <LeaveGuard saved={initialValues} />}
        {children}
      </FormikForm>
    </Formik>
  );
}

interface ServerAnswerProps {
  form: string;
  draft: DraftArea;
  request: string;
  refusalRef: RefObject<Refusal>;
}

/** What the server found bad, and the values it speaks of. */
interface Refusal {
  /** Null for those of an earlier visit. */
  sent: FormikValues | null;
  errors: Record<string, string>;
}
const NOT_REFUSED: Refusal = { sent: null, errors: {} };

/** A field stays bad until it is changed; what is typed elsewhere mends nothing. */
const stillRefused = ({ sent, errors }: Refusal, values: FormikValues) =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => values[field] === sent?.[field]));

/** Shows the server's field errors; forgets the draft once the request succeeded. */
function ServerAnswer({ form, draft, request, refusalRef }: ServerAnswerProps) {
  const store = useStore<{ requests: RequestsState }>();
  const answer = useRequest(request);
  const [found] = useState(answer);
  const { values, setErrors } = useFormikContext<FormikValues>();
  const refuse = useEffectEvent((errors: Refusal['errors']) => {
    refusalRef.current = { sent: refusalRef.current.sent ?? values, errors };
    setErrors(stillRefused(refusalRef.current, values));
  });

  useEffect(() => {
    // What was answered while it was away is no answer to what is typed now.
    if (answer === found) return;
    const { busy, settled, failure } = answer;
    if (failure) refuse(failure.fieldErrors);
    else if (settled && !busy) forgetDraft(form, draft);
  }, [form, draft, answer, found]);
  useEffect(() => {
    const forget = () => {
      const { busy } = selectRequest(request)(store.getState());
      // What is still on its way finds the form that is opened again.
      if (!busy) store.dispatch(requestForgotten(request));
    };
    forget();
    return forget;
  }, [store, request]);
  return null;
}

/** Of a group that is bad its first choice. */
const BAD = '[aria-invalid=true]:not(fieldset),[aria-invalid=true] input';

function FirstErrorFocus() {
  const marker = useRef<HTMLSpanElement>(null);
  const led = useRef(0);
  const { errors, submitCount, isSubmitting, isValidating } = useFormikContext();
  const isBad = Object.keys(errors).length > 0;
  useEffect(() => {
    // Once for each try, by whoever finds it bad; mending one field does not lead on to the next.
    if (led.current === submitCount || isSubmitting || isValidating || !isBad) return;
    led.current = submitCount;
    const form = marker.current?.closest('form');
    form?.querySelector<HTMLElement>(BAD)?.focus();
  }, [submitCount, isSubmitting, isValidating, isBad]);
  return <span ref={marker} hidden />;
}
