import { useEffect, useRef, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { User } from '../../../shared/api/types';
import { settingsCopy } from '../../../shared/copy/settings';
import { Button } from '../../../shared/ui/button';
import {
  emailChangeOpened,
  emailCodeEntered,
  emailCodeSent,
  selectEmailChange,
} from './email-change.slice';
import { EmailCodeForm, NewAddressForm } from './change-email-forms';

const { email: copy } = settingsCopy;

/** Two steps in the same place: the new address, then the code mailed there. */
export function ChangeEmail({ user }: { user: User }) {
  const dispatch = useDispatch();
  const change = useSelector(selectEmailChange);
  // The state may be an earlier user's of this tab.
  const mine = change?.userId === user._id ? change : null;
  const place = useFocusOnStep(mine?.step ?? 0);
  useMailedLink(user._id);

  if (!mine)
    return (
      <Button
        ref={place}
        variant="secondary"
        onClick={() => dispatch(emailChangeOpened({ userId: user._id, email: '' }))}
      >
        {copy.change}
      </Button>
    );
  return mine.step === 1 ? (
    <Step heading={copy.ask.heading} place={place}>
      <NewAddressForm key={mine.email} user={user} email={mine.email} />
    </Step>
  ) : (
    <Step heading={copy.code.heading} place={place}>
      <p className="text-muted">{copy.code.text(mine.email)}</p>
      <EmailCodeForm change={mine} />
    </Step>
  );
}

interface StepProps {
  heading: string;
  place: (element: HTMLElement | null) => void;
  children: ReactNode;
}

function Step({ heading, place, children }: StepProps) {
  return (
    <div className="grid w-full max-w-md gap-4 border-t border-line pt-5">
      <h3 ref={place} tabIndex={-1} className="text-lg font-semibold">
        {heading}
      </h3>
      {children}
    </div>
  );
}

/** Moves the focus to the returned ref when the step changes, but not when the page opens. */
function useFocusOnStep(step: number) {
  const element = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) element.current?.focus();
    shown.current = step;
  }, [step]);
  return (next: HTMLElement | null) => {
    element.current = next;
  };
}

/** The link mailed instead of a code; its fragment is removed from the URL at once. */
function useMailedLink(userId: string) {
  const dispatch = useDispatch();
  useEffect(() => {
    const { pathname, hash } = window.location;
    const otp = new URLSearchParams(hash.slice(1)).get('emailcode');
    if (!otp) return;
    window.history.replaceState(window.history.state, '', pathname);
    // A link opened in a new tab does not tell the address.
    dispatch(emailCodeSent({ userId, email: '', sentAt: 0 }));
    dispatch(emailCodeEntered({ otp }));
  }, [dispatch, userId]);
}
