import { useField, useFormikContext, type FieldValidator } from 'formik';
import { useRequest } from '../requests/use-request';
import { Button } from '../ui/button';
import type { ButtonSize, ButtonVariant } from '../ui/button-style';
import {
  Checkbox,
  RadioGroup,
  type CheckboxProps,
  type RadioGroupProps,
} from '../ui/choice-fields';
import { PasswordField } from '../ui/password-field';
import {
  Select,
  TextArea,
  TextField,
  type SelectProps,
  type TextAreaProps,
  type TextFieldProps,
} from '../ui/text-field';

type Bound<P> = Omit<P, 'value' | 'onChange' | 'error'> & { name: string };

/** Value, handlers and the error to show: errors appear after the first submit. */
function useBoundField(name: string, validate?: FieldValidator) {
  const [field, meta] = useField<string>({ name, ...(validate && { validate }) });
  const { submitCount } = useFormikContext();
  return { ...field, error: submitCount > 0 ? meta.error : undefined };
}

interface FormTextFieldProps extends Bound<TextFieldProps> {
  /** Validation that only the field itself can do. */
  validate?: FieldValidator;
}

export function FormTextField({ validate, ...props }: FormTextFieldProps) {
  return <TextField {...props} {...useBoundField(props.name, validate)} />;
}

export function FormPasswordField(props: Bound<TextFieldProps>) {
  return <PasswordField {...props} {...useBoundField(props.name)} />;
}

export function FormTextArea(props: Bound<TextAreaProps>) {
  return <TextArea {...props} {...useBoundField(props.name)} />;
}

export function FormSelect(props: Bound<SelectProps>) {
  return <Select {...props} {...useBoundField(props.name)} />;
}

export function FormRadioGroup(props: Bound<RadioGroupProps>) {
  return <RadioGroup {...props} {...useBoundField(props.name)} />;
}

export function FormCheckbox(props: Omit<CheckboxProps, 'checked'> & { name: string }) {
  const [{ value: checked, name, onBlur, onChange }] = useField<boolean>(props.name);
  return <Checkbox {...props} name={name} checked={checked} onBlur={onBlur} onChange={onChange} />;
}

interface SubmitButtonProps {
  /** The tracked request; the button is busy while it runs. */
  request: string;
  /** Whether what was sent is still on its way, beyond the request. */
  busy?: boolean;
  children: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
}

export function SubmitButton({ request, busy = false, children, ...rest }: SubmitButtonProps) {
  const { busy: asking } = useRequest(request);
  return (
    <Button {...rest} type="submit" busy={asking || busy}>
      {children}
    </Button>
  );
}
