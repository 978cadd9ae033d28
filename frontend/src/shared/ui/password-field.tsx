import { useId, useState, type KeyboardEvent } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { formCopy } from '../copy/forms';
import { controlStyle, FormField } from './form-field';
import type { TextFieldProps } from './text-field';

/** A password input with show/hide and a Caps Lock notice; pasting and password managers work. */
export function PasswordField({ label, hint, error, className, ...rest }: TextFieldProps) {
  const revealId = useId();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const Icon = shown ? EyeOff : Eye;
  return (
    <FormField label={label} hint={capsLock ? formCopy.capsLock : hint} error={error}>
      {(control) => (
        <div className="relative">
          <input
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            onKeyUp={watchCapsLock}
            className={controlStyle(`pr-12 ${className ?? ''}`)}
          />
          <button
            type="button"
            id={revealId}
            aria-pressed={shown}
            aria-label={formCopy.showPassword}
            title={formCopy.showPassword}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-subtle hover:text-text"
          >
            <Icon aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </FormField>
  );
}
