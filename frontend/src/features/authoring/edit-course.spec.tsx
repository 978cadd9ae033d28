import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CourseDetail } from '../../shared/api/types';
import { userReceived } from '../../shared/session/session.slice';
import { aCourseDetail, aUser } from '../../shared/testing/builders';
import { fakeServer, problem } from '../../shared/testing/fake-server';
import { fakeUploads, type FakeUpload } from '../../shared/testing/fake-uploads';
import { renderWithStore } from '../../shared/testing/render-with-store';
import { authoringSaga } from './authoring.saga';
import { authoringReducer } from './authoring.slice';
import { EditCourse } from './edit-course';

const STALE = problem(409, 'STALE_VERSION', 'Changed elsewhere.').body;

let course: CourseDetail;
let uploads: FakeUpload[];

beforeEach(() => {
  course = aCourseDetail({ subTitle: 'Old', description: 'Old.', price: 499, version: 3 });
  uploads = fakeUploads();
  fakeServer({ 'GET /api/course/getcourse/course-1': () => ({ ...course }) });
});

function change(changes: Partial<CourseDetail>) {
  course = { ...course, ...changes, version: course.version + 1 };
}

async function openTab() {
  const { dispatch, settle } = renderWithStore(<EditCourse courseId="course-1" />, authoringSaga, {
    authoring: authoringReducer,
  });
  await dispatch(userReceived(aUser({ _id: course.creator, role: 'educator' })));
  await settle();
  const tab = within(document.body.lastElementChild as HTMLElement);
  const press = (name: string) => userEvent.click(tab.getByRole('button', { name }));
  return {
    tab,
    press,
    field: (name: string) => tab.getByLabelText(new RegExp(`^${name}`)),
    async type(name: string, text: string) {
      const field = tab.getByLabelText(new RegExp(`^${name}`));
      await userEvent.clear(field);
      await userEvent.type(field, text);
    },
    /** As the server does, refuses what was read before the last change. */
    async save() {
      await press('Save');
      await settle();
      const upload = uploads.at(-1);
      const sent = upload?.fields ?? {};
      const isStale = sent.version !== String(course.version);
      if (!isStale) change({ ...sent, price: Number(sent.price), isPublished: true });
      act(() => upload?.answer(isStale ? 409 : 200, isStale ? STALE : course));
      await settle();
      return upload?.status;
    },
  };
}

async function reload() {
  cleanup();
  return openTab();
}

const SAID = /This course was changed elsewhere while/;

describe('A course that was changed elsewhere', () => {
  it('shows after a reload the latest with what was typed, and is saved with that', async () => {
    const before = await openTab();
    await before.type('Price', '799');
    change({ subTitle: 'New' });
    expect(await before.save()).toBe(409);
    const after = await reload();
    expect(after.field('Subtitle')).toHaveValue('New');
    expect(after.field('Price')).toHaveValue(799);
    expect(after.tab.queryByText(SAID)).toBeNull();
    expect(await after.save()).toBe(200);
    expect(course).toMatchObject({ subTitle: 'New', price: 799 });
  });

  it('keeps the other change when what was typed is kept, also over a reload', async () => {
    const before = await openTab();
    await before.type('Price', '799');
    change({ subTitle: 'New' });
    await before.save();
    expect(before.tab.getByRole('alert')).toHaveTextContent('adds your changes to the latest');
    await before.press('Keep what I typed');
    expect(before.tab.queryByText(SAID)).toBeNull();
    expect(before.field('Subtitle')).toHaveValue('New');
    const after = await reload();
    expect(after.field('Price')).toHaveValue(799);
    expect(await after.save()).toBe(200);
    expect(course).toMatchObject({ subTitle: 'New', price: 799 });
  });

  it('asks after a reload about a field that both have changed, and saves nothing before', async () => {
    const before = await openTab();
    await before.type('Subtitle', 'Mine');
    change({ subTitle: 'Theirs' });
    const after = await reload();
    expect(after.tab.getByText(SAID)).toBeVisible();
    expect(after.tab.getByText(/Also changed elsewhere: Subtitle\./)).toBeVisible();
    expect(await after.save()).toBe(409);
    await after.press('Keep what I typed');
    const again = await reload();
    expect(again.tab.queryByText(SAID)).toBeNull();
    expect(again.field('Subtitle')).toHaveValue('Mine');
    expect(await again.save()).toBe(200);
  });

  it('has the latest when that is chosen', async () => {
    const before = await openTab();
    await before.type('Subtitle', 'Mine');
    change({ subTitle: 'Theirs' });
    const after = await reload();
    await after.press('Load the latest');
    expect(after.field('Subtitle')).toHaveValue('Theirs');
    expect(after.tab.queryByText(SAID)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('has no draft if the other change was the same', async () => {
    const before = await openTab();
    await before.type('Subtitle', 'Same');
    change({ subTitle: 'Same' });
    const after = await reload();
    expect(after.tab.queryByText(/Unsaved changes/)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });
});

describe('A course open in two tabs', () => {
  it.each(['Save', 'Discard changes'])(
    'keeps what one typed through the %s of the other',
    async (press) => {
      const a = await openTab();
      const b = await openTab();
      await b.type('Description', 'Long text.');
      await a.type('Price', '799');
      await (press === 'Save' ? a.save() : a.press(press));
      const after = await reload();
      expect(after.field('Description')).toHaveValue('Long text.');
      expect(after.field('Price')).toHaveValue(press === 'Save' ? 799 : 499);
      expect(await after.save()).toBe(200);
      expect(localStorage).toHaveLength(0);
    },
  );
});

it('A draft is not said to be kept on a device that has no room, also after a single change', async () => {
  const { tab, field } = await openTab();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  await userEvent.click(field('Subtitle'));
  await userEvent.paste('!');
  expect(tab.getByText('Unsaved changes. This device has no room for a draft.')).toBeVisible();
  full.mockRestore();
  await userEvent.paste('!');
  expect(tab.getByText('Unsaved changes. Draft kept on this device.')).toBeVisible();
});
