import { useField } from 'formik';
import { editProfileCopy } from '../../../shared/copy/account';
import { useObjectUrl } from '../../../shared/lib/use-object-url';
import { Avatar } from '../../../shared/ui/avatar';
import { Button } from '../../../shared/ui/button';
import { FileField } from '../../../shared/ui/file-field';

interface PhotoPickerProps {
  name: string;
  photoUrl: string | null;
}

/** Previews the chosen photo, cut to a circle, or how it looks without one. */
export function PhotoPicker({ name, photoUrl }: PhotoPickerProps) {
  const [{ value: photo }, { error }, { setValue }] = useField<File | null>('photoUrl');
  const [{ value: removes }, , { setValue: setRemoves }] = useField<boolean>('removesPhoto');
  const preview = useObjectUrl(photo);
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar
        name={name}
        photoUrl={preview ?? (removes ? null : photoUrl)}
        className="size-24 text-4xl"
      />
      <div className="grid min-w-60 flex-1 gap-2">
        <FileField
          label={editProfileCopy.photo}
          name="photoUrl"
          accept="image/*"
          hint={editProfileCopy.photoHint}
          error={error}
          file={photo}
          onFile={(file) => {
            void setValue(file);
            if (file) void setRemoves(false);
          }}
        />
        {photoUrl !== null && photo === null && (
          <div className="flex flex-wrap items-center gap-3">
            <Button variant="secondary" onClick={() => void setRemoves(!removes)}>
              {removes ? editProfileCopy.keepPhoto : editProfileCopy.removePhoto}
            </Button>
            <p role="status" className="text-sm text-muted">
              {removes && editProfileCopy.photoGoes}
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
