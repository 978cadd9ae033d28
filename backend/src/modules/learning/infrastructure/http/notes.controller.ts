import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  Param,
  Put,
  Query,
  Res,
  StreamableFile,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { z } from 'zod';
import type { Actor } from '../../../../platform/application/actor.js';
import { Access } from '../../../../platform/infrastructure/http/access/access.js';
import { CurrentActor } from '../../../../platform/infrastructure/http/access/current-actor.js';
import { LimitPerMember } from '../../../../platform/infrastructure/http/access/limits.js';
import { TokenScope } from '../../../../platform/infrastructure/http/access/token-scope.js';
import {
  type BodyAfter,
  Id,
  JudgedAfter,
  parse,
} from '../../../../platform/infrastructure/http/bodies/validation.js';
import { Message } from '../../../../platform/infrastructure/http/replies/message.js';
import { ListNotedCourses } from '../../application/notes/list-noted-courses.js';
import { notesDocument } from '../../application/notes/notes-document.js';
import { RemoveNote } from '../../application/notes/remove-note.js';
import { ShowCourseNotes } from '../../application/notes/show-course-notes.js';
import { WriteNote } from '../../application/notes/write-note.js';
import {
  CourseNotesView,
  NoteBody,
  NotedCourseView,
  NotedLecture,
  NotesFormatQuery,
  NoteView,
  presentCourseNotes,
  presentNote,
  presentNotedCourse,
} from './note-schemas.js';

const PRIVATE = 'private, no-cache';
const FILES = {
  markdown: { type: 'text/markdown; charset=utf-8', extension: 'md' },
  text: { type: 'text/plain; charset=utf-8', extension: 'txt' },
} as const;

@ApiTags('Learning')
@Access('member')
@Controller('api/learning/notes')
export class NotesController {
  constructor(
    private readonly writeNote: WriteNote,
    private readonly removeNote: RemoveNote,
    private readonly showCourseNotes: ShowCourseNotes,
    private readonly listNotedCourses: ListNotedCourses,
  ) {}

  @TokenScope('learning:read')
  @ApiOperation({
    operationId: 'listNotedCourses',
    summary: 'List the courses in which you have notes',
    description: 'Most recently written in first, including courses you no longer have.',
  })
  @ApiOkResponse({ standardSchema: z.array(NotedCourseView) })
  @Header('Cache-Control', PRIVATE)
  @Get()
  async list(@CurrentActor() { userId }: Actor) {
    const courses = await this.listNotedCourses.execute({ learnerId: userId });
    return courses.map(presentNotedCourse);
  }

  @TokenScope('learning:read')
  @ApiOperation({
    operationId: 'listCourseNotes',
    summary: 'List your notes on a course',
    description:
      'Only your own, at most 500, in the order of the course. You keep them after a refund and when the course or a lecture is removed.',
  })
  @ApiOkResponse({ standardSchema: CourseNotesView })
  @Header('Cache-Control', PRIVATE)
  @Get('course/:courseId')
  async ofCourse(
    @CurrentActor() { userId }: Actor,
    @Param('courseId', { schema: Id }) courseId: string,
  ) {
    return presentCourseNotes(await this.showCourseNotes.execute({ learnerId: userId, courseId }));
  }

  @TokenScope('learning:read')
  @ApiOperation({
    operationId: 'downloadCourseNotes',
    summary: 'Download your notes on a course',
    description:
      'A Markdown or plain-text file, lecture by lecture, each note with its position in the video.',
  })
  @ApiQuery({
    name: 'format',
    required: false,
    description: 'The format of the file.',
    schema: { type: 'string', enum: ['markdown', 'text'], default: 'markdown' },
  })
  @ApiProduces('text/markdown', 'text/plain')
  @ApiOkResponse({ schema: { type: 'string' }, description: 'The file.' })
  @Header('Cache-Control', PRIVATE)
  @LimitPerMember({ name: 'notes-file', times: 30, seconds: 60 })
  @Get('course/:courseId/download')
  async download(
    @CurrentActor() { userId }: Actor,
    @Param('courseId', { schema: Id }) courseId: string,
    @Query({ schema: NotesFormatQuery }) { format }: z.output<typeof NotesFormatQuery>,
  ): Promise<StreamableFile> {
    const notes = await this.showCourseNotes.execute({ learnerId: userId, courseId });
    const file = Buffer.from(notesDocument(notes, format));
    const { type, extension } = FILES[format];
    const disposition = `attachment; filename="${fileName(notes.courseTitle)}.${extension}"`;
    return new StreamableFile(file, { type, disposition, length: file.length });
  }

  @ApiOperation({
    operationId: 'writeNote',
    summary: 'Write a note at a moment of a lecture, or change its text',
    description:
      'You choose the id, a UUID, so that repeating the request is safe. Creating a note needs access to the course; later calls change only its text; `replaces` keeps them from overwriting what another device wrote.',
  })
  @ApiCreatedResponse({ standardSchema: NoteView, description: 'The new note.' })
  @ApiOkResponse({ standardSchema: NoteView, description: 'The note with its text.' })
  @LimitPerMember({ name: 'note', times: 120, seconds: 60 })
  @Put(':noteId')
  async write(
    @CurrentActor() { userId: learnerId }: Actor,
    @Param('noteId', { schema: Id }) noteId: string,
    @Body({ schema: new JudgedAfter(NoteBody) }) bodyAfter: BodyAfter<typeof NoteBody>,
    @Res({ passthrough: true }) response: Response,
  ) {
    const body = await bodyAfter((given) =>
      this.writeNote.check(learnerId, noteId, () => parse(NotedLecture, given).lectureId),
    );
    const { note, isNew } = await this.writeNote.execute({ learnerId, noteId, ...body });
    response.status(isNew ? 201 : 200);
    return presentNote(note);
  }

  @ApiOperation({
    operationId: 'removeNote',
    summary: 'Delete one of your notes',
    description: 'Deleted notes cannot be restored.',
  })
  @ApiOkResponse({ standardSchema: Message })
  @Delete(':noteId')
  async remove(
    @CurrentActor() { userId }: Actor,
    @Param('noteId', { schema: Id }) noteId: string,
  ): Promise<Message> {
    await this.removeNote.execute({ learnerId: userId, noteId });
    return { message: 'Note deleted.' };
  }
}

/** The part of a title that every file system accepts. */
function fileName(courseTitle: string): string {
  const words = courseTitle.normalize('NFKD').match(/[a-z0-9]+/gi) ?? [];
  return ['notes', ...words].join('-').toLowerCase().slice(0, 80);
}
