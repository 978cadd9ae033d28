import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useField, useFormikContext } from 'formik';
import { useDispatch, useSelector } from 'react-redux';
import { object, string } from 'yup';
import type { Lecture } from '../../../shared/api/types';
import { editLectureCopy } from '../../../shared/copy/educator';
import { FormCheckbox, FormTextField, SubmitButton } from '../../../shared/forms/fields';
import { Form } from '../../../shared/forms/form';
import { useSucceeded } from '../../../shared/requests/use-request';
import { FileField } from '../../../shared/ui/file-field';
import { selectStatus, selectUpload } from '../lectures.selectors';
import {
  editSubmitted,
  lectureRequests,
  type LectureChanges,
  type LectureEdit,
} from '../lectures.slice';
import { ReplaceUpload, replaces } from '../upload/replace-upload';
import { VIDEO_FILES } from '../upload/upload-file';

const FILES = ['videoUrl'] as const;
/** What is wrong with the file is told of the upload, which knows no fields. */
const BLAMES = {
  UNPLAYABLE_VIDEO: 'videoUrl',
  UNSUPPORTED_MEDIA: 'videoUrl',
  PAYLOAD_TOO_LARGE: 'videoUrl',
};

const MAX_TITLE = 120;
/** Said before a video is sent, which may take hours; the server has the last word. */
const schema = object({
  lectureTitle: string()
    .trim()
    .required(editLectureCopy.noTitle)
    .test('short', editLectureCopy.longTitle(MAX_TITLE), (title) => [...title].length <= MAX_TITLE),
});

interface LectureFormProps {
  courseId: string;
  lecture: Lecture;
}

export function LectureForm({ courseId, lecture }: LectureFormProps) {
  const dispatch = useDispatch();
  const { _id: lectureId, lectureTitle, isPreviewFree } = lecture;
  const uploading = useSelector(selectUpload(lectureId)) !== null;
  const held = useSelector(selectStatus(lectureId))?.upload ?? null;
  const [asked, setAsked] = useState<LectureEdit | null>(null);
  const request = lectureRequests.edit(lectureId);
  const knownRef = useRef<LectureEdit>({ lectureTitle, isPreviewFree, videoUrl: null });
  const sent = useRef<LectureEdit>(null);
  const send = (edit: LectureEdit) => {
    sent.current = edit;
    dispatch(editSubmitted({ courseId, lectureId, edit: changesIn(edit, knownRef.current) }));
  };
  const replace = () => {
    if (asked) send(asked);
    setAsked(null);
  };
  return (
    <>
      <Form<LectureEdit & Record<string, unknown>>
        name={`lecture-${lectureId}`}
        request={request}
        initialValues={{ lectureTitle, isPreviewFree, videoUrl: null }}
        schema={schema}
        secret={FILES}
        blames={BLAMES}
        // What is on its way needs nobody to stay: it goes on while other screens are looked at.
        guarded={!uploading}
        onSubmit={(edit) => (replaces(edit, held) ? setAsked(edit) : send(edit))}
      >
        <NoteSuccess {...{ request, sent, knownRef }} />
        <FormTextField
          name="lectureTitle"
          label={editLectureCopy.lectureTitle}
          autoComplete="off"
          disabled={uploading}
        />
        <VideoField required={needsVideo(lecture)} disabled={uploading} />
        <div>
          <FormCheckbox
            name="isPreviewFree"
            label={editLectureCopy.isPreviewFree}
            disabled={uploading}
          />
          <p className="ml-8 text-xs text-subtle">{editLectureCopy.previewHint}</p>
        </div>
        <div>
          <SubmitButton request={request} busy={uploading}>
            {editLectureCopy.submit}
          </SubmitButton>
        </div>
      </Form>
      <ReplaceUpload held={asked && held} onConfirm={replace} onClose={() => setAsked(null)} />
    </>
  );
}

/** Nothing is playable or being processed. */
function needsVideo({ videoUrl, videoStatus }: Lecture): boolean {
  return !videoUrl && (videoStatus === 'none' || videoStatus === 'failed');
}

/** Marked as required; the server reports a missing one. */
function VideoField({ required, disabled }: { required: boolean; disabled: boolean }) {
  const [{ value: file }, { error }, { setValue }] = useField<File | null>('videoUrl');
  return (
    <FileField
      label={required ? editLectureCopy.videoRequired : editLectureCopy.video}
      name="videoUrl"
      accept={VIDEO_FILES}
      required={required}
      disabled={disabled}
      hint={required ? editLectureCopy.videoHint : editLectureCopy.replaceHint}
      error={error}
      file={file}
      onFile={(chosen) => void setValue(chosen)}
    />
  );
}

/** Unchanged fields may have been changed elsewhere meanwhile, so they are not sent. */
function changesIn(edit: LectureEdit, known: LectureEdit): LectureChanges {
  const { lectureTitle, isPreviewFree, videoUrl } = edit;
  return {
    ...(lectureTitle !== known.lectureTitle && { lectureTitle }),
    ...(isPreviewFree !== known.isPreviewFree && { isPreviewFree }),
    ...(videoUrl && { videoUrl }),
  };
}

interface Sent {
  request: string;
  sent: RefObject<LectureEdit | null>;
  /** The lecture as this form knows it on the server. */
  knownRef: RefObject<LectureEdit>;
}

/** A sent video must not be sent again; one chosen meanwhile stays to be sent. */
function NoteSuccess({ request, sent, knownRef }: Sent) {
  const { values, resetForm } = useFormikContext<LectureEdit>();
  const succeeded = useSucceeded(request);
  // Once per success: later input stays.
  const note = useEffectEvent(() => {
    if (sent.current) knownRef.current = sent.current;
    if (values.videoUrl === (sent.current?.videoUrl ?? null))
      resetForm({ values: { ...values, videoUrl: null } });
  });
  useEffect(() => {
    if (succeeded) note();
  }, [succeeded]);
  return null;
}
