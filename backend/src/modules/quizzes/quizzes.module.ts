import { Global, Module } from '@nestjs/common';
import { EraseQuizResults } from './application/erase-quiz-results.js';
import { ListCourseQuizzes } from './application/list-course-quizzes.js';
import { QuizRight } from './application/quiz-right.js';
import { QuizzesView } from './application/quizzes-view.js';
import { RemoveQuiz } from './application/remove-quiz.js';
import { ShowAnswerKey } from './application/show-answer-key.js';
import { ShowQuiz } from './application/show-quiz.js';
import { TakeQuiz } from './application/take-quiz.js';
import { WriteQuiz } from './application/write-quiz.js';
import { QuizzesRecords } from './contract.js';
import { QuizResults } from './domain/quiz-results.js';
import { Quizzes } from './domain/quizzes.js';
import { EraseResultsOnAccountDeleted } from './infrastructure/events/erase-results-on-account-deleted.js';
import { RemoveQuizzesOnRemoved } from './infrastructure/events/remove-quizzes-on-removed.js';
import { QuizzesController } from './infrastructure/http/quizzes.controller.js';
import { MikroQuizResults } from './infrastructure/persistence/mikro-quiz-results.js';
import { MikroQuizzes } from './infrastructure/persistence/mikro-quizzes.js';
import { SqlQuizzesRecords } from './infrastructure/persistence/sql-quizzes-records.js';
import { SqlQuizzesView } from './infrastructure/persistence/sql-quizzes-view.js';

@Global()
@Module({
  controllers: [QuizzesController],
  providers: [
    ListCourseQuizzes,
    ShowQuiz,
    TakeQuiz,
    ShowAnswerKey,
    WriteQuiz,
    RemoveQuiz,
    EraseQuizResults,
    RemoveQuizzesOnRemoved,
    EraseResultsOnAccountDeleted,
    QuizRight,
    { provide: Quizzes, useClass: MikroQuizzes },
    { provide: QuizResults, useClass: MikroQuizResults },
    { provide: QuizzesView, useClass: SqlQuizzesView },
    { provide: QuizzesRecords, useClass: SqlQuizzesRecords },
  ],
  exports: [QuizzesRecords],
})
export class QuizzesModule {}
