import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { sectionsCopy } from '../../../shared/copy/educator-lectures';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { TextField } from '../../../shared/ui/text-field';
import { lengthOf, TITLE_MAX } from './titles';

/** What is to be titled: the section that begins with a lecture. */
export interface TitledSection {
  lectureId: string;
  lectureTitle: string;
  /** Absent for a new one. */
  title?: string;
}

interface SectionDialogProps {
  section: TitledSection | null;
  onSave: (lectureId: string, title: string) => void;
  onClose: () => void;
}

/** Modal, so that nothing else of the outline changes while a title is typed. */
export function SectionDialog({ section, onSave, onClose }: SectionDialogProps) {
  const isNew = section?.title === undefined;
  const field = useRef<HTMLInputElement>(null);
  const lectureId = section?.lectureId;
  // After the dialog has opened, because the browser focuses its first button.
  useEffect(() => {
    if (lectureId) field.current?.focus();
  }, [lectureId]);
  return (
    <Dialog
      open={section !== null}
      title={isNew ? sectionsCopy.newSection : sectionsCopy.renameSection}
      onClose={onClose}
    >
      {section && <Title {...{ section, field, onSave, onClose }} />}
    </Dialog>
  );
}

type TitleProps = SectionDialogProps & {
  section: TitledSection;
  field: RefObject<HTMLInputElement | null>;
};

function Title({ section, field, onSave, onClose }: TitleProps) {
  const { lectureId, lectureTitle, title = '' } = section;
  const [typed, setTyped] = useState(title);
  const [refused, setRefused] = useState(false);
  const trimmed = typed.trim();
  const error =
    trimmed === ''
      ? sectionsCopy.noTitle
      : lengthOf(trimmed) > TITLE_MAX
        ? sectionsCopy.longTitle(TITLE_MAX)
        : undefined;

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!error) return onSave(lectureId, trimmed);
    setRefused(true);
    field.current?.focus();
  };
  return (
    <form noValidate onSubmit={send} className="grid gap-4">
      <TextField
        ref={field}
        autoComplete="off"
        label={sectionsCopy.title}
        hint={sectionsCopy.hint(lectureTitle)}
        error={refused ? error : undefined}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{sectionsCopy.save}</Button>
        <Button variant="ghost" onClick={onClose}>
          {sectionsCopy.cancel}
        </Button>
      </div>
    </form>
  );
}
