import { Global, Module } from '@nestjs/common';
import { ConfirmedEducators } from '../../modules/catalog/application/courses/confirmed-educators.js';
import { CourseCompanions } from '../../modules/catalog/application/courses/course-companions.js';
import { EducatorDirectory } from '../../modules/catalog/application/courses/educator-directory.js';
import { ProfilePhotos } from '../../modules/catalog/application/courses/profile-photos.js';
import { Buyers } from '../../modules/commerce/application/orders/buyers.js';
import { SharedDevices } from '../../modules/commerce/application/orders/shared-devices.js';
import { LearnerShelf } from '../../modules/identity/application/accounts/learner-shelf.js';
import { PeopleNames } from '../../modules/learning/application/people-names.js';
import { PersonalData } from '../../modules/identity/application/accounts/personal-data.js';
import { Participants } from '../../modules/questions/application/participants.js';
import { ReviewAuthors } from '../../modules/reviews/application/reviews/review-authors.js';
import { Audit } from '../audit/audit.js';
import { AuditController } from '../audit/audit.controller.js';
import { ContractBuyers } from './contract-buyers.js';
import { ContractConfirmedEducators } from './contract-confirmed-educators.js';
import { ContractCourseCompanions } from './contract-course-companions.js';
import { ContractEducatorDirectory } from './contract-educator-directory.js';
import { ContractParticipants } from './contract-participants.js';
import { ContractPeopleNames } from './contract-people-names.js';
import { ContractLearnerShelf } from './contract-learner-shelf.js';
import { ContractPersonalData } from './contract-personal-data.js';
import { ContractProfilePhotos } from './contract-profile-photos.js';
import { ContractReviewAuthors } from './contract-review-authors.js';
import { ContractSharedDevices } from './contract-shared-devices.js';

/**
 * Adapters that implement modules' ports with other modules' contracts, for modules that may not depend on each other.
 */
@Global()
@Module({
  controllers: [AuditController],
  providers: [
    Audit,
    { provide: Buyers, useClass: ContractBuyers },
    { provide: ConfirmedEducators, useClass: ContractConfirmedEducators },
    { provide: CourseCompanions, useClass: ContractCourseCompanions },
    { provide: EducatorDirectory, useClass: ContractEducatorDirectory },
    { provide: Participants, useClass: ContractParticipants },
    { provide: PeopleNames, useClass: ContractPeopleNames },
    { provide: LearnerShelf, useClass: ContractLearnerShelf },
    { provide: PersonalData, useClass: ContractPersonalData },
    { provide: ProfilePhotos, useClass: ContractProfilePhotos },
    { provide: ReviewAuthors, useClass: ContractReviewAuthors },
    { provide: SharedDevices, useClass: ContractSharedDevices },
  ],
  exports: [
    Buyers,
    ConfirmedEducators,
    CourseCompanions,
    EducatorDirectory,
    Participants,
    PeopleNames,
    LearnerShelf,
    PersonalData,
    ProfilePhotos,
    ReviewAuthors,
    SharedDevices,
  ],
})
export class CompositesModule {}
