import { useFormikContext } from 'formik';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { editProfileCopy } from '../../../shared/copy/account';
import { FormTextArea, FormTextField, SubmitButton } from '../../../shared/forms/fields';
import { Form } from '../../../shared/forms/form';
import { selectUser } from '../../../shared/session/session.selectors';
import { BackLink } from '../../../shared/ui/back-link';
import { PageTitle } from '../../../shared/ui/page-title';
import { ProgressBar } from '../../../shared/ui/progress-bar';
import { Card } from '../../../shared/ui/surface';
import { TextField } from '../../../shared/ui/text-field';
import { textLink } from '../../../shared/ui/text-link';
import { PhotoPicker } from './photo-picker';
import {
  profileRequest,
  profileSubmitted,
  selectPhotoUpload,
  type ProfileForm,
} from './profile.slice';

/** `photoUrl` as the server calls it, so that what it says of the file is shown beside it. */
const NOT_DRAFTED = ['photoUrl', 'removesPhoto'] as const;

type Fields = Pick<ProfileForm, 'name' | 'description' | 'removesPhoto'> & {
  photoUrl: ProfileForm['photo'];
} & Record<string, unknown>;

export function EditProfile() {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  if (!user) return null;
  return (
    <div className="container-page max-w-2xl py-8 md:py-12">
      <BackLink to="/profile" label={editProfileCopy.back} />
      <Card className="mt-4 grid gap-6 rounded-panel p-6 sm:p-10">
        <PageTitle title={editProfileCopy.title} />
        <Form<Fields>
          name={`profile-${user._id}`}
          request={profileRequest}
          initialValues={{
            name: user.name,
            description: user.description,
            photoUrl: null,
            removesPhoto: false,
          }}
          secret={NOT_DRAFTED}
          guarded
          onSubmit={({ name, description, photoUrl: photo, removesPhoto }) =>
            dispatch(profileSubmitted({ name, description, photo, removesPhoto }))
          }
        >
          <PhotoPicker name={user.name} photoUrl={user.photoUrl} />
          <FormTextField
            name="name"
            label={editProfileCopy.name}
            hint={editProfileCopy.nameHint}
            autoComplete="name"
          />
          <TextField
            label={editProfileCopy.email}
            type="email"
            value={user.email}
            readOnly
            hint={
              <>
                {editProfileCopy.emailHint}{' '}
                <Link to="/account" className={textLink()}>
                  {editProfileCopy.emailLink}
                </Link>
              </>
            }
          />
          <Description />
          <UploadBar />
          <SubmitButton request={profileRequest}>{editProfileCopy.submit}</SubmitButton>
        </Form>
      </Card>
    </div>
  );
}

function Description() {
  const { values } = useFormikContext<Fields>();
  return (
    <FormTextArea
      name="description"
      label={editProfileCopy.description}
      placeholder={editProfileCopy.descriptionPlaceholder}
      hint={editProfileCopy.counter([...values.description].length)}
    />
  );
}

function UploadBar() {
  const progress = useSelector(selectPhotoUpload);
  if (!progress) return null;
  return (
    <ProgressBar label={editProfileCopy.uploading} value={progress.loaded} max={progress.total} />
  );
}
