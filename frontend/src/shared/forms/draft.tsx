import { useEffect } from 'react';
import { useFormikContext, type FormikValues } from 'formik';
import { readStored, writeStored } from '../lib/storage';

const keyOf = (form: string) => `draft:${form}`;

/** What was typed before a reload, a lost session or a crash; secrets are never stored. */
export function restoreDraft<V extends FormikValues>(form: string, initial: V): V {
  return { ...initial, ...readStored<Partial<V>>('session', keyOf(form)) };
}

export function forgetDraft(form: string): void {
  writeStored('session', keyOf(form), null);
}

interface DraftKeeperProps {
  form: string;
  /** Fields that must not be stored: passwords, files. */
  omit: readonly string[];
}

/** Stands inside a form and keeps its values for this tab. */
export function DraftKeeper({ form, omit }: DraftKeeperProps) {
  const { values, dirty } = useFormikContext<FormikValues>();
  useEffect(() => {
    if (!dirty) return;
    const kept = Object.entries(values).filter(([field]) => !omit.includes(field));
    writeStored('session', keyOf(form), Object.fromEntries(kept));
  }, [form, omit, values, dirty]);
  return null;
}
