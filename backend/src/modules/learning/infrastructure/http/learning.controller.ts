import { Body, Controller, Get, Header, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import type { Actor } from '../../../../platform/application/actor.js';
import { Access } from '../../../../platform/infrastructure/http/access/access.js';
import { TokenScope } from '../../../../platform/infrastructure/http/access/token-scope.js';
import { ReadsBody } from '../../../../platform/infrastructure/http/bodies/body.interceptor.js';
import { CurrentActor } from '../../../../platform/infrastructure/http/access/current-actor.js';
import { Id } from '../../../../platform/infrastructure/http/bodies/validation.js';
import { RecordWatching } from '../../application/watching/record-watching.js';
import { SetWeeklyGoal } from '../../application/progress/set-weekly-goal.js';
import { ShowCourseProgress } from '../../application/progress/show-course-progress.js';
import { ShowProgress } from '../../application/progress/show-progress.js';
import { GoalBody, GoalView, WatchBody } from './learning-bodies.js';
import {
  CourseProgressView,
  presentCourseProgress,
  presentWatch,
  WatchView,
} from './course-progress-views.js';
import { LearningProgressView, presentProgress } from './learning-progress-view.js';

@ApiTags('Learning')
@Access('member')
@Controller('api/learning')
export class LearningController {
  constructor(
    private readonly recordWatching: RecordWatching,
    private readonly showProgress: ShowProgress,
    private readonly showCourseProgress: ShowCourseProgress,
    private readonly setWeeklyGoal: SetWeeklyGoal,
  ) {}

  @ApiOperation({
    operationId: 'recordWatching',
    summary: 'Record what was watched',
    description:
      'The player sends this every ten seconds, on pause and when the page is hidden; `text/plain` from `navigator.sendBeacon` is accepted too. Safe to repeat: intervals may arrive twice and in any order. No more time is credited than has really passed.',
  })
  @ApiOkResponse({ standardSchema: WatchView })
  @ReadsBody('json-or-text')
  @HttpCode(200)
  @Post('watch')
  async watch(
    @CurrentActor() { userId }: Actor,
    @Body({ schema: WatchBody }) message: z.output<typeof WatchBody>,
  ) {
    return presentWatch(await this.recordWatching.execute({ learnerId: userId, ...message }));
  }

  @TokenScope('learning:read')
  @ApiOperation({
    operationId: 'getLearningProgress',
    summary: 'Get your progress in all courses',
    description:
      'Includes every course of yours, the days on which you studied, your streak and your weekly goal.',
  })
  @ApiOkResponse({ standardSchema: LearningProgressView })
  @Header('Cache-Control', 'private, no-cache')
  @Get('progress')
  async progress(@CurrentActor() { userId }: Actor) {
    return presentProgress(await this.showProgress.execute({ learnerId: userId }));
  }

  @TokenScope('learning:read')
  @ApiOperation({
    operationId: 'getCourseProgress',
    summary: 'Get your progress in one course',
    description: 'Lecture by lecture, with the position at which to resume.',
  })
  @ApiOkResponse({ standardSchema: CourseProgressView })
  @Header('Cache-Control', 'private, no-cache')
  @Get('progress/:courseId')
  async courseProgress(
    @CurrentActor() { userId }: Actor,
    @Param('courseId', { schema: Id }) courseId: string,
  ) {
    const report = await this.showCourseProgress.execute({ learnerId: userId, courseId });
    return presentCourseProgress(report);
  }

  @ApiOperation({
    operationId: 'setWeeklyGoal',
    summary: 'Set or remove your weekly goal',
    description: 'The goal is in minutes of study a week; null removes it.',
  })
  @ApiOkResponse({ standardSchema: GoalView })
  @Put('goal')
  async goal(
    @CurrentActor() { userId }: Actor,
    @Body({ schema: GoalBody }) { minutesPerWeek }: z.output<typeof GoalBody>,
  ) {
    const goal = await this.setWeeklyGoal.execute({ learnerId: userId, minutes: minutesPerWeek });
    return { minutesPerWeek: goal.minutes };
  }
}
