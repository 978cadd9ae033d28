import { Body, Controller, Param, Post } from '@nestjs/common';
import { type Operator, Operations } from '../../../../platform/application/operations.js';
import {
  CurrentOperator,
  OpsArea,
  OpsBody,
  OpsWrite,
} from '../../../../platform/infrastructure/http/access/ops.js';
import { Id } from '../../../../platform/infrastructure/http/bodies/validation.js';
import {
  ModerateCourse,
  type ModerateCourseCommand,
} from '../../application/courses/moderate-course.js';

@OpsArea('Content')
@Controller('api/ops/courses')
export class OpsCoursesController {
  constructor(
    private readonly moderateCourse: ModerateCourse,
    private readonly operations: Operations,
  ) {}

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
