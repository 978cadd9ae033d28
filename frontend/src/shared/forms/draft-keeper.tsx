import { useEffect, useRef } from 'react';
import { useFormikContext, type FormikValues } from 'formik';
import { keepDraft, type DraftArea } from './drafts';

interface DraftKeeperProps {
  form: string;
  /** Fields that must not be stored: passwords, files. */
  omit: readonly string[];
  area: DraftArea;
}

/** Stands inside a form and keeps its values; secrets are never stored. */
export function DraftKeeper({ form, omit, area }: DraftKeeperProps) {
  const { values, initialValues, dirty } = useFormikContext<FormikValues>();
  const changed = useRef(false);
  useEffect(() => {
    // The form was filled anew: what it holds now is no draft.
    changed.current = false;
  }, [initialValues]);
  useEffect(() => {
    // Going back to where a restored draft began is a change of what is stored, too.
    if (!dirty && !changed.current) return;
    changed.current = true;
    const kept = Object.entries(values).filter(([field]) => !omit.includes(field));
    keepDraft(form, Object.fromEntries(kept), area);
  }, [form, omit, area, values, dirty]);
  return null;
}
