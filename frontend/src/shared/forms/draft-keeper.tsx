import { useEffect, useRef } from 'react';
import { useFormikContext, type FormikValues } from 'formik';
import { keepDraft, type DraftArea } from './drafts';

interface DraftKeeperProps {
  form: string;
  /** Fields that are never stored: passwords, files. */
  omit: readonly string[];
  area: DraftArea;
}

/** Rendered inside a form; stores its values as a draft, without secrets. */
export function DraftKeeper({ form, omit, area }: DraftKeeperProps) {
  const { values, initialValues, dirty } = useFormikContext<FormikValues>();
  const changed = useRef(false);
  useEffect(() => {
    // The form was reinitialized, so its values are no draft.
    changed.current = false;
  }, [initialValues]);
  useEffect(() => {
    // Undoing all changes to a restored draft changes what has to be stored, too.
    if (!dirty && !changed.current) return;
    changed.current = true;
    const kept = Object.entries(values).filter(([field]) => !omit.includes(field));
    keepDraft(form, Object.fromEntries(kept), area);
  }, [form, omit, area, values, dirty]);
  return null;
}
