import { useEffect, useMemo } from 'react';
import { useField } from 'formik';
import { editProfileCopy } from '../../shared/copy/account';
import { Avatar } from '../../shared/ui/avatar';
import { FileField } from '../../shared/ui/file-field';

interface PhotoPickerProps {
  name: string;
  photoUrl: string | null;
}

/** Shows the chosen photo as it will look, cut to a circle. */
export function PhotoPicker({ name, photoUrl }: PhotoPickerProps) {
  const [{ value: photo }, { error }, { setValue }] = useField<File | null>('photoUrl');
  const preview = useMemo(() => (photo ? URL.createObjectURL(photo) : null), [photo]);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar name={name} photoUrl={preview ?? photoUrl} className="size-24 text-4xl" />
      <div className="min-w-60 flex-1">
        <FileField
          label={editProfileCopy.photo}
          name="photoUrl"
          accept="image/*"
          hint={editProfileCopy.photoHint}
          error={error}
          file={photo}
          onFile={(file) => void setValue(file)}
        />
      </div>
    </div>
  );
}
