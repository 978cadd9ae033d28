import type { components } from './schema';

type Schemas = components['schemas'];

export type User = Schemas['User'];
export type Role = User['role'];
export type Course = Schemas['Course'];
export type CourseDetail = Schemas['CourseDetail'];
export type CreatorCard = Schemas['CreatorCard'];
export type EnrolledCourse = Schemas['EnrolledCourse'];
export type Lecture = Schemas['Lecture'];
export type LectureStatus = Schemas['LectureStatus'];
export type Review = Schemas['Review'];
export type PaymentOrder = Schemas['PaymentOrder'];
export type OrderView = Schemas['OrderView'];
export type SearchHit = Schemas['SearchHit'];
export type LearningProgress = Schemas['LearningProgress'];
export type CourseProgress = Schemas['CourseProgress'];
export type Site = Schemas['Site'];
export type Problem = Schemas['Problem'];
