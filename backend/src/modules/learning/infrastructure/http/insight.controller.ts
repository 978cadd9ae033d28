import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import type { Actor } from '../../../../platform/application/actor.js';
import { Access } from '../../../../platform/infrastructure/http/access/access.js';
import { CurrentActor } from '../../../../platform/infrastructure/http/access/current-actor.js';
import { LimitPerMember } from '../../../../platform/infrastructure/http/access/limits.js';
import { Id } from '../../../../platform/infrastructure/http/bodies/validation.js';
import { STOP_PARTS } from '../../application/progress/audience-view.js';
import { ShowCourseInsight } from '../../application/progress/show-course-insight.js';
import { TokenScope } from '../../../../platform/infrastructure/http/access/token-scope.js';

const Count = z.int().min(0);

const CourseInsightView = z
  .object({
    learners: Count.meta({
      description: 'How many learners the figures cover: the newest 5,000 with access.',
      example: 120,
    }),
    lectures: z.array(
      z.object({
        lectureId: z.uuid(),
        lectureTitle: z.string().meta({ example: 'Choosing cameras' }),
        durationSeconds: z.number().nullable().meta({ example: 420 }),
        watched: Count.meta({ description: 'How many learners watched some of it.', example: 90 }),
        done: Count.meta({ example: 60 }),
        stops: z
          .array(Count)
          .length(STOP_PARTS)
          .meta({
            description: `How many learners stopped in each of ${STOP_PARTS} parts of the lecture, not counting those who are done.`,
            example: [12, 4, 2, 2, 1, 1, 2, 1, 3, 2],
          }),
      }),
    ),
  })
  .meta({ id: 'CourseInsight' });

@ApiTags('Learning')
@Access('educator')
@Controller('api/learning/insight')
export class InsightController {
  constructor(private readonly showCourseInsight: ShowCourseInsight) {}

  @TokenScope('courses:read')
  @ApiOperation({
    operationId: 'getCourseInsight',
    summary: 'Get insight into how your course is watched',
    description:
      'Shows for each lecture how many learners watched and finished it, and where the others stopped.',
  })
  @ApiOkResponse({
    standardSchema: CourseInsightView,
    description: 'Lectures are in the order of the course.',
  })
  @Header('Cache-Control', 'private, no-cache')
  @LimitPerMember({ name: 'insight', times: 30, seconds: 60 })
  @Get(':courseId')
  async show(
    @CurrentActor() { userId }: Actor,
    @Param('courseId', { schema: Id }) courseId: string,
  ): Promise<z.infer<typeof CourseInsightView>> {
    const { learners, lectures } = await this.showCourseInsight.execute({
      educatorId: userId,
      courseId,
    });
    return {
      learners,
      lectures: lectures.map(({ lectureId, title, durationSeconds, watched, done, stops }) => ({
        lectureId,
        lectureTitle: title,
        durationSeconds,
        watched,
        done,
        stops: [...stops],
      })),
    };
  }
}
