/** Runs in its own process, so that a compiler that hangs or crashes does no harm, and its memory is freed with it. */
import { serveTasks } from '#lib/children/serve-tasks.ts'
import { drawDocument } from './draw-document.ts'

serveTasks(drawDocument)
