import { useDispatch } from 'react-redux';
import { createCourseCopy } from '../../shared/copy/educator';
import { FormSelect, FormTextField, SubmitButton } from '../../shared/forms/fields';
import { Form } from '../../shared/forms/form';
import { CATEGORIES } from '../../shared/lib/categories';
import { BackLink } from '../../shared/ui/back-link';
import { PageTitle } from '../../shared/ui/page-title';
import { Card } from '../../shared/ui/surface';
import { authoringRequests, createSubmitted, type NewCourse } from './authoring.slice';

/** Sends the input unchecked; the server validates it. */
export function CreateCourse() {
  const dispatch = useDispatch();
  return (
    <div className="container-page max-w-2xl py-8 md:py-12">
      <BackLink to="/courses" label={createCourseCopy.back} />
      <Card className="mt-4 grid gap-6 rounded-panel p-6 sm:p-10">
        <div>
          <PageTitle title={createCourseCopy.title} />
          <p className="prose mt-2">{createCourseCopy.text}</p>
        </div>
        <Form<NewCourse & Record<string, unknown>>
          name="create-course"
          request={authoringRequests.create}
          initialValues={{ title: '', category: '' }}
          onSubmit={({ title, category }) => dispatch(createSubmitted({ title, category }))}
        >
          <FormTextField
            name="title"
            label={createCourseCopy.courseTitle}
            hint={createCourseCopy.titleHint}
            autoComplete="off"
          />
          <FormSelect name="category" label={createCourseCopy.category}>
            <option value="">{createCourseCopy.chooseCategory}</option>
            {CATEGORIES.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </FormSelect>
          <SubmitButton request={authoringRequests.create}>{createCourseCopy.submit}</SubmitButton>
        </Form>
      </Card>
    </div>
  );
}
