import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormikContext, type FormikValues } from 'formik';
import { keepTyped, type DraftArea } from './drafts';

interface DraftKeeperProps {
  form: string;
  /** The values without the draft, as the server has them. */
  known: FormikValues;
  /** Fields that are never stored: passwords, files. */
  omit: readonly string[];
  area: DraftArea;
}

/** Rendered inside a form; stores each field that is typed into as a draft, without secrets. */
export function DraftKeeper({ form, known, omit, area }: DraftKeeperProps) {
  const { values } = useFormikContext<FormikValues>();
  const last = useRef(values);
  const keep = useEffectEvent(() => {
    const typed = Object.entries(values).filter(
      ([field, value]) => value !== last.current[field] && !omit.includes(field),
    );
    last.current = values;
    if (typed.length > 0) keepTyped(form, Object.fromEntries(typed), known, area);
  });
  useEffect(() => keep(), [values]);
  return null;
}
