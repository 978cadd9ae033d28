import { Global, Module } from '@nestjs/common';
import { AnswerQuestion } from './application/answer-question.js';
import { AskQuestion } from './application/ask-question.js';
import { AuthoredQuestions } from './application/authored-questions.js';
import { EducatorNotices } from './application/educator-notices.js';
import { EditWords } from './application/edit-words.js';
import { DiscussionLinks } from './application/discussion-links.js';
import { DiscussionRight } from './application/discussion-right.js';
import { ListAwaitingQuestions } from './application/list-awaiting-questions.js';
import { ListCourseQuestions } from './application/list-course-questions.js';
import { ModerateQuestion } from './application/moderate-question.js';
import { QuestionsView } from './application/questions-view.js';
import { RemoveWords } from './application/remove-words.js';
import { ShowThread } from './application/show-thread.js';
import { TellParticipants } from './application/tell-participants.js';
import { QuestionsRecords } from './contract.js';
import { Questions } from './domain/questions.js';
import { ClientDiscussionLinks } from './infrastructure/client-discussion-links.js';
import { TellAskerOnQuestionAnswered } from './infrastructure/events/tell-asker-on-question-answered.js';
import { TellEducatorOnQuestionAsked } from './infrastructure/events/tell-educator-on-question-asked.js';
import { OpsQuestionsController } from './infrastructure/http/ops-questions.controller.js';
import { QuestionsController } from './infrastructure/http/questions.controller.js';
import { MikroQuestions } from './infrastructure/persistence/mikro-questions.js';
import { SqlEducatorNotices } from './infrastructure/persistence/sql-educator-notices.js';
import { SqlQuestionsRecords } from './infrastructure/persistence/sql-questions-records.js';
import { SqlQuestionsView } from './infrastructure/persistence/sql-questions-view.js';

@Global()
@Module({
  controllers: [QuestionsController, OpsQuestionsController],
  providers: [
    AskQuestion,
    AnswerQuestion,
    EditWords,
    RemoveWords,
    ModerateQuestion,
    ListCourseQuestions,
    ListAwaitingQuestions,
    ShowThread,
    TellParticipants,
    TellEducatorOnQuestionAsked,
    TellAskerOnQuestionAnswered,
    DiscussionRight,
    AuthoredQuestions,
    { provide: Questions, useClass: MikroQuestions },
    { provide: EducatorNotices, useClass: SqlEducatorNotices },
    { provide: QuestionsView, useClass: SqlQuestionsView },
    { provide: QuestionsRecords, useClass: SqlQuestionsRecords },
    { provide: DiscussionLinks, useClass: ClientDiscussionLinks },
  ],
  exports: [QuestionsRecords],
})
export class QuestionsModule {}
