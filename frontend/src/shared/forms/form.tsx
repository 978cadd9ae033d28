import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import {
  Form as FormikForm,
  Formik,
  getIn,
  setIn,
  useFormikContext,
  type FormikErrors,
  type FormikValues,
} from 'formik';
import { useStore } from 'react-redux';
import type { AnyObject, ObjectSchema } from 'yup';
import type { Failure } from '../api/api-error';
import { requestForgotten, selectRequest, type RequestsState } from '../requests/requests.slice';
import { useRequest, useSucceeded } from '../requests/use-request';
import { DraftKeeper } from './draft-keeper';
import { forgetDraft, forgetTyped, restoreDraft, type DraftArea } from './drafts';
import { EarlyTyping } from './early-typing';
import { LeaveGuard } from './leave-guard';

interface FormProps<V extends FormikValues & AnyObject> {
  /** The key of the form's draft. */
  name: string;
  /** The tracked request that `onSubmit` starts. */
  request: string;
  /** What the server has, as far as the form knows: a draft holds what differs. */
  initialValues: V;
  schema?: ObjectSchema<AnyObject>;
  /** Fields that are not stored in drafts: passwords, codes, files. */
  secret?: readonly string[];
  /** For failures without field errors: the field, by error code, at which to show the server's message. */
  blames?: Readonly<Record<string, string>>;
  /** Whether the draft is kept for this tab or on this device. */
  draft?: DraftArea;
  /** Asks before leaving with unsaved changes. */
  guarded?: boolean;
  onSubmit: (values: V) => void;
  className?: string;
  children: ReactNode;
}

const NOTHING: readonly string[] = [];
const NOBODY = {};

/**
 * A Formik form with our conventions: errors after the first submit, focus on the first invalid field, the server's
 * field errors at the fields, drafts that survive a reload, and text typed before the code had loaded.
 */
export function Form<V extends FormikValues & AnyObject>({
  name,
  request,
  initialValues,
  schema,
  secret = NOTHING,
  blames = NOBODY,
  draft = 'session',
  guarded = false,
  onSubmit,
  className = 'grid gap-5',
  children,
}: FormProps<V>) {
  const succeeded = useSucceeded(request);
  const [start] = useState(() => {
    // The form was left before its response arrived; the draft has been saved meanwhile.
    if (succeeded) forgetSent(name, null, draft);
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
      {/* If the browser ever submits it, the values must not go into the URL. */}
      <FormikForm
        noValidate
        method="post"
        className={className}
        // A new submit leaves the judgment to the server again.
        onSubmitCapture={() => (refusalRef.current = NOT_REFUSED)}
      >
        <DraftKeeper form={name} known={initialValues} omit={secret} area={draft} />
        <ServerAnswer form={name} {...{ draft, request, refusalRef, blames }} />
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
  blames: Readonly<Record<string, string>>;
  refusalRef: RefObject<Refusal>;
}

/** The server's field errors, with the values they apply to. */
interface Refusal {
  /** Null for errors of an earlier visit. */
  sent: FormikValues | null;
  errors: Record<string, string>;
}
const NOT_REFUSED: Refusal = { sent: null, errors: {} };

/** An error remains until its field is changed; changes in other fields do not clear it. Fields may be nested: `options.0.text`. */
const stillRefused = ({ sent, errors }: Refusal, values: FormikValues) => {
  let nested: FormikErrors<FormikValues> = {};
  for (const [field, message] of Object.entries(errors))
    if (getIn(values, field) === getIn(sent, field))
      nested = setIn(nested, field, message) as typeof nested;
  return nested;
};

/**
 * Text typed since, or in another tab, stays. If it is unknown what was sent, all of this tab's draft goes; a draft on
 * this device is left to the saga that saved it.
 */
function forgetSent(form: string, sent: FormikValues | null, area: DraftArea): void {
  if (sent) forgetTyped(form, sent, area);
  else if (area === 'session') forgetDraft(form, area);
}

/** Shows the server's field errors; deletes the draft once the request succeeded. */
function ServerAnswer({ form, draft, request, blames, refusalRef }: ServerAnswerProps) {
  const store = useStore<{ requests: RequestsState }>();
  const answer = useRequest(request);
  const [found] = useState(answer);
  const { values, setErrors } = useFormikContext<FormikValues>();
  const refuse = useEffectEvent(({ code, message, fieldErrors }: Failure) => {
    const field = blames[code];
    const errors = field ? { [field]: message, ...fieldErrors } : fieldErrors;
    refusalRef.current = { sent: refusalRef.current.sent ?? values, errors };
    setErrors(stillRefused(refusalRef.current, values));
  });

  useEffect(() => {
    // A response that arrived while the form was closed does not apply to the current input.
    if (answer === found) return;
    const { busy, settled, failure } = answer;
    if (failure) refuse(failure);
    else if (settled && !busy) forgetSent(form, refusalRef.current.sent, draft);
  }, [form, draft, answer, found, refusalRef]);
  useEffect(() => {
    const forget = () => {
      const { busy } = selectRequest(request)(store.getState());
      // A pending request keeps its state for when the form is opened again.
      if (!busy) store.dispatch(requestForgotten(request));
    };
    forget();
    return forget;
  }, [store, request]);
  return null;
}

/** For an invalid group, its first choice. */
const BAD = '[aria-invalid=true]:not(fieldset),[aria-invalid=true] input';

function FirstErrorFocus() {
  const marker = useRef<HTMLSpanElement>(null);
  const led = useRef(0);
  const { errors, submitCount, isSubmitting, isValidating } = useFormikContext();
  const isBad = Object.keys(errors).length > 0;
  useEffect(() => {
    // After a reset, submits are counted anew.
    if (submitCount === 0) led.current = 0;
    // Once per submit, however the error was found; fixing one field must not move the focus to the next.
    if (led.current === submitCount || isSubmitting || isValidating || !isBad) return;
    led.current = submitCount;
    const form = marker.current?.closest('form');
    form?.querySelector<HTMLElement>(BAD)?.focus();
  }, [submitCount, isSubmitting, isValidating, isBad]);
  return <span ref={marker} hidden />;
}
