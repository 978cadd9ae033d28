import type { Course, CourseDetail } from '../../shared/api/types';
import { CATEGORIES, LEVELS } from '../../shared/lib/categories';
import { ownDraft } from '../../shared/session/own-storage';
import type { CourseEdit } from './authoring.slice';

export type Part = NonNullable<Course['missing']>[number];

export const PARTS: readonly Part[] = ['description', 'price', 'thumbnail', 'lecture'];

/** The draft name of a course's unsaved texts on this device. */
export const draftOf = ({ _id, creator }: Pick<Course, '_id' | 'creator'>) =>
  ownDraft(creator, `course-${_id}`);

/** The form's initial values. */
export function valuesOf(course: CourseDetail): CourseEdit {
  const { title, subTitle, description, category, level, price, isPublished, version } = course;
  return {
    title,
    subTitle,
    description,
    category,
    level: level ?? '',
    price: price ?? '',
    thumbnail: null,
    isPublished,
    version,
  };
}

/** The fields of the form; the version only guards them. */
export type CourseField = Exclude<keyof CourseEdit, 'version'>;

export function changedFields(values: CourseEdit, known: CourseEdit): CourseField[] {
  const isField = (key: string): key is CourseField => key !== 'version';
  return Object.keys(known)
    .filter(isField)
    .filter((field) => values[field] !== known[field]);
}

/** Whether saving would change anything. */
export const isChanged = (values: CourseEdit, course: CourseDetail): boolean =>
  changedFields(values, valuesOf(course)).length > 0;

/** By the MIME type that the browser reports: the server refuses other files. */
const isPicture = (file: File | null) => file?.type.startsWith('image/') ?? false;

/** The parts missing for publication, taking unsaved input into account. */
export function openParts(values: CourseEdit, course: CourseDetail): Part[] {
  const has: Record<Part, boolean> = {
    description: values.description.trim() !== '',
    price: values.price !== '',
    thumbnail: isPicture(values.thumbnail) || course.thumbnail !== null,
    lecture: !course.missing?.includes('lecture'),
  };
  return PARTS.filter((part) => !has[part]);
}

/** The course as its card would look after saving. */
export function asCard(values: CourseEdit, course: CourseDetail, thumbnail: string | null) {
  return {
    ...course,
    title: values.title.trim(),
    category: CATEGORIES.find((category) => category === values.category) ?? course.category,
    level: LEVELS.find((level) => level === values.level) ?? null,
    price: values.price === '' ? null : Number(values.price),
    thumbnail: thumbnail ?? course.thumbnail,
  };
}
