import type { components } from './schema';

type Schemas = components['schemas'];

export type User = Schemas['User'];
export type Course = Schemas['Course'];
export type CourseDetail = Schemas['CourseDetail'];
export type FoundCourse = Schemas['FoundCourse'];
export type CreatorCard = Schemas['CreatorCard'];
export type EnrolledCourse = Schemas['EnrolledCourse'];
export type Lecture = Schemas['Lecture'];
export type Caption = Schemas['Caption'];
export type LectureStatus = Schemas['LectureStatus'];
export type Review = Schemas['Review'];
export type CheckoutOrder = Schemas['CheckoutOrder'];
export type Order = Schemas['Order'];
export type OrderDetail = Schemas['OrderDetail'];
export type OrderMilestone = Schemas['OrderMilestone'];
export type LearningProgress = Schemas['LearningProgress'];
export type CourseInProgress = Schemas['CourseInProgress'];
export type CourseProgress = Schemas['CourseProgress'];
export type Certificate = Schemas['Certificate'];
export type HeldCertificate = Schemas['HeldCertificate'];
export type LectureProgress = Schemas['LectureProgress'];
export type WatchMessage = Schemas['WatchMessage'];
export type Dashboard = Schemas['Dashboard'];
export type Earning = Schemas['Earning'];
export type Site = Schemas['Site'];
export type Problem = Schemas['Problem'];
