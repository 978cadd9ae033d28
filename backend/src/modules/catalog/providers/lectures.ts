import type { Provider } from '@nestjs/common';
import { AddHandout } from '../application/handouts/add-handout.js';
import { HandoutsView } from '../application/handouts/handouts-view.js';
import { GetHandout } from '../application/handouts/get-handout.js';
import { ListHandouts } from '../application/handouts/list-handouts.js';
import { RemoveHandoutFiles } from '../application/handouts/remove-handout-files.js';
import { RemoveHandout } from '../application/handouts/remove-handout.js';
import { StoreHandout } from '../application/handouts/store-handout.js';
import { CaptionsView } from '../application/lectures/captions-view.js';
import { CreateLecture } from '../application/lectures/create-lecture.js';
import { EditLecture } from '../application/lectures/edit-lecture.js';
import { LectureDetails } from '../application/lectures/lecture-details.js';
import { PutCaptions } from '../application/lectures/put-captions.js';
import { RemoveCaptions } from '../application/lectures/remove-captions.js';
import { RemoveLecture } from '../application/lectures/remove-lecture.js';
import { ReorderLectures } from '../application/lectures/reorder-lectures.js';
import { ShowCaptions } from '../application/lectures/show-captions.js';
import { ShowLectureStatus } from '../application/lectures/show-lecture-status.js';
import { ShowLectures } from '../application/lectures/show-lectures.js';
import { Captions } from '../domain/captions/captions.js';
import { Handouts } from '../domain/handouts/handouts.js';
import { Lectures } from '../domain/lectures/lectures.js';
import { RemoveHandoutFileOnDropped } from '../infrastructure/events/remove-handout-file-on-dropped.js';
import { RemoveHandoutFilesOnRemoved } from '../infrastructure/events/remove-handout-files-on-removed.js';
import { MikroCaptions } from '../infrastructure/persistence/mikro-captions.js';
import { MikroHandouts } from '../infrastructure/persistence/mikro-handouts.js';
import { MikroLectures } from '../infrastructure/persistence/mikro-lectures.js';
import { SqlCaptionsView } from '../infrastructure/persistence/sql-captions-view.js';
import { SqlHandoutsView } from '../infrastructure/persistence/sql-handouts-view.js';

export const lecturesProviders: Provider[] = [
  CreateLecture,
  EditLecture,
  RemoveLecture,
  ReorderLectures,
  LectureDetails,
  ShowLectures,
  ShowLectureStatus,
  PutCaptions,
  RemoveCaptions,
  ShowCaptions,
  AddHandout,
  RemoveHandout,
  GetHandout,
  ListHandouts,
  RemoveHandoutFileOnDropped,
  RemoveHandoutFiles,
  RemoveHandoutFilesOnRemoved,
  StoreHandout,
  { provide: Lectures, useClass: MikroLectures },
  { provide: Captions, useClass: MikroCaptions },
  { provide: CaptionsView, useClass: SqlCaptionsView },
  { provide: Handouts, useClass: MikroHandouts },
  { provide: HandoutsView, useClass: SqlHandoutsView },
];
