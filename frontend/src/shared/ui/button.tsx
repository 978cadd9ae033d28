import { useRef, type ComponentProps, type Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style';
import { useFocusKept } from './use-focus-kept';
import { classNames } from '../lib/class-names';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows the 30 px white spinner and disables the button, which keeps its name, width and focus. */
  busy?: boolean;
}

export function Button({
  variant,
  size,
  busy = false,
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  const label = useRef<HTMLSpanElement>(null);
  useFocusKept(label, busy);
  return (
    <button
      type="button"
      {...rest}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
      className={buttonStyle(variant, size, className)}
    >
      <span
        ref={label}
        className={classNames('inline-flex items-center gap-2', busy && 'opacity-0')}
      >
        {children}
      </span>
      {busy && <span aria-hidden className="spinner absolute size-[30px]" />}
    </button>
  );
}

interface ButtonLinkProps extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link to another route that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonStyle(variant, size, className)} />;
}
