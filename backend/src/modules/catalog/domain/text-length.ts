import { InvalidInput } from '../../../platform/domain/domain-error.js';

interface LengthRule {
  readonly label: string;
  readonly min?: number;
  readonly max: number;
}

/** @throws InvalidInput for a text of the wrong length, in characters (code points). */
export function assertLength(
  field: string,
  value: string,
  { label, min = 0, max }: LengthRule,
): void {
  const { length } = [...value];
  if (length < min) throw InvalidInput.field(field, `${label} is required.`);
  if (length > max)
    throw InvalidInput.field(field, `${label} must have at most ${max} characters.`);
}
