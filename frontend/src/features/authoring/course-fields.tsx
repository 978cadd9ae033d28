import { useField, useFormikContext } from 'formik';
import { useSelector } from 'react-redux';
import type { CourseDetail } from '../../shared/api/types';
import { editCourseCopy } from '../../shared/copy/educator';
import { FormSelect, FormTextArea, FormTextField } from '../../shared/forms/fields';
import { useUnreadable } from '../../shared/forms/use-unreadable';
import { CATEGORIES, LEVELS } from '../../shared/lib/categories';
import { useObjectUrl } from '../../shared/lib/use-object-url';
import { CourseCover } from '../../shared/ui/course-cover';
import { FileField } from '../../shared/ui/file-field';
import { ProgressBar } from '../../shared/ui/progress-bar';
import { selectThumbnailUpload, type CourseEdit } from './authoring.slice';
import { asCard } from './course-values';

const { fields } = editCourseCopy;
const lengthOf = (text: string) => [...text].length;

export function CourseFields({ course }: { course: CourseDetail }) {
  const { values } = useFormikContext<CourseEdit>();
  return (
    <>
      <FormTextField
        name="title"
        label={fields.title}
        autoComplete="off"
        hint={editCourseCopy.titleGuide(lengthOf(values.title))}
      />
      <FormTextField
        name="subTitle"
        label={fields.subTitle}
        autoComplete="off"
        hint={editCourseCopy.subTitleGuide(lengthOf(values.subTitle))}
      />
      <FormTextArea
        name="description"
        label={fields.description}
        rows={9}
        hint={editCourseCopy.descriptionGuide(lengthOf(values.description))}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormSelect name="category" label={fields.category}>
          {CATEGORIES.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </FormSelect>
        <FormSelect name="level" label={fields.level}>
          <option value="">{editCourseCopy.noLevel}</option>
          {LEVELS.map((level) => (
            <option key={level}>{level}</option>
          ))}
        </FormSelect>
      </div>
      <PriceField />
      <ThumbnailField course={course} />
    </>
  );
}

function PriceField() {
  const unreadable = useUnreadable(editCourseCopy.badPrice);
  return (
    <FormTextField
      {...unreadable}
      name="price"
      label={fields.price}
      type="number"
      inputMode="decimal"
      min={0}
      step="0.01"
      hint={editCourseCopy.priceHint}
      // Browsers would change the amount by a hundredth, unnoticed, when somebody scrolls.
      onWheel={({ currentTarget }) => currentTarget.blur()}
      onKeyDown={(event) => {
        if (event.key === 'ArrowUp' || event.key === 'ArrowDown') event.preventDefault();
      }}
      className="tabular-nums sm:max-w-56"
    />
  );
}

function ThumbnailField({ course }: { course: CourseDetail }) {
  const { values } = useFormikContext<CourseEdit>();
  const [{ value: file }, { error }, { setValue }] = useField<File | null>('thumbnail');
  const preview = useObjectUrl(file);
  const progress = useSelector(selectThumbnailUpload);
  return (
    <div className="grid grid-cols-1 items-center gap-4 sm:grid-cols-[10rem_1fr]">
      <CourseCover
        course={asCard(values, course, preview)}
        eager
        className="w-40 max-w-full rounded-control border border-line"
      />
      <div className="grid gap-3">
        <FileField
          label={fields.thumbnail}
          name="thumbnail"
          accept="image/*"
          hint={editCourseCopy.thumbnailHint}
          error={error}
          file={file}
          onFile={(chosen) => void setValue(chosen)}
        />
        {progress && (
          <ProgressBar
            label={editCourseCopy.uploading}
            value={progress.loaded}
            max={progress.total}
          />
        )}
      </div>
    </div>
  );
}
