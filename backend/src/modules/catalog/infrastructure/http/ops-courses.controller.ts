import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { z } from 'zod';
import { type Operator, Operations } from '../../../../platform/application/operations.js';
import { Pictures } from '../../../../platform/application/pictures.js';
import {
  CurrentOperator,
  OpsArea,
  OpsBody,
  OpsWrite,
} from '../../../../platform/infrastructure/http/access/ops.js';
import { Id } from '../../../../platform/infrastructure/http/bodies/validation.js';
import { CoursesForStaff } from '../../application/courses/courses-for-staff.js';
import {
  ModerateCourse,
  type ModerateCourseCommand,
} from '../../application/courses/moderate-course.js';
import { thumbnailUrl } from '../../application/courses/thumbnail.js';
import { OpsCoursesQuery, OpsCourseView, presentOpsCourse } from './ops-course-views.js';

@OpsArea('Content')
@Controller('api/ops/courses')
export class OpsCoursesController {
  constructor(
    private readonly courses: CoursesForStaff,
    private readonly pictures: Pictures,
    private readonly moderateCourse: ModerateCourse,
    private readonly operations: Operations,
  ) {}

  @ApiOperation({
    operationId: 'findCourses',
    summary: 'Find courses, published or not',
    description:
      'Gives the course with this id, or the courses of the educator with it; without `id`, the courses that staff took out of the catalog.',
  })
  @ApiOkResponse({
    standardSchema: z.array(OpsCourseView),
    description: 'At most 50 courses, newest first.',
  })
  @Get()
  async find(@Query({ schema: OpsCoursesQuery }) { id }: z.output<typeof OpsCoursesQuery>) {
    const found = id ? await this.courses.find(id) : await this.courses.withheld();
    return found.map((course) =>
      presentOpsCourse(course, thumbnailUrl(this.pictures, course.thumbnailId)),
    );
  }

  @OpsWrite({
    operationId: 'unpublishCourse',
    summary: 'Take a course out of the catalog',
    description:
      'Nobody can find or buy the course, and its educator cannot publish it again until you release it. Learners who bought it keep it.',
  })
  @Post(':courseId/unpublish')
  unpublish(
    @Param('courseId', { schema: Id }) courseId: string,
    @Body({ schema: OpsBody }) body: OpsBody,
    @CurrentOperator() operator: Operator,
  ) {
    return this.moderate({ courseId, decision: 'unpublish' }, body, operator);
  }

  @OpsWrite({
    operationId: 'releaseCourse',
    summary: 'Allow the educator to publish an unpublished course again',
    description: 'Does not publish the course: that remains the decision of its educator.',
  })
  @Post(':courseId/release')
  release(
    @Param('courseId', { schema: Id }) courseId: string,
    @Body({ schema: OpsBody }) body: OpsBody,
    @CurrentOperator() operator: Operator,
  ) {
    return this.moderate({ courseId, decision: 'release' }, body, operator);
  }

  private moderate(command: ModerateCourseCommand, body: OpsBody, operator: Operator) {
    const { courseId: target, decision } = command;
    const operation = { operator, action: `catalog.${decision}-course`, target, ...body };
    return this.operations.perform(operation, () => this.moderateCourse.execute(command));
  }
}
