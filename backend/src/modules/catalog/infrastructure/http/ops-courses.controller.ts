import { Body, Controller, Param, Post } from '@nestjs/common';
import { type Operator, Operations } from '../../../../platform/application/operations.js';
import {
  CurrentOperator,
  OpsArea,
  OpsBody,
  OpsWrite,
} from '../../../../platform/infrastructure/http/ops.js';
import { Id } from '../../../../platform/infrastructure/http/validation.js';
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
      'Nobody finds or buys it, and its educator cannot publish it again until it is released. Who bought it keeps it.',
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
    summary: 'Let the educator of an unpublished course publish it again',
    description: 'It does not publish: that stays the decision of its educator.',
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
