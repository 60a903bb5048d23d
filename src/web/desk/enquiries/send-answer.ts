import type { CallBody } from '#contract/calls.ts'
import type { Envelope, FieldProblem } from '#contract/envelope.ts'
import { postWithFiles } from '#web/shared/uploads/uploader.ts'
import { deskCall, heard } from '../desk-call.ts'

type Answer = Omit<CallBody<'desk_reply_request'>, 'files'>

const answerWithinMs = 300_000

/** Null: it is sent. Else what was wrong with it, in words. */
export async function sendAnswer(answer: Answer, files: readonly File[]): Promise<string | null> {
  const reply = files.length === 0 ? await deskCall('desk_reply_request', answer) : await withFiles(answer, files)
  return reply.code === 200 ? null : wordsOf(reply)
}

async function withFiles(answer: Answer, files: readonly File[]) {
  const named = files.map(({ name, size, type }) => ({ name, size, type }))
  const signal = AbortSignal.timeout(answerWithinMs)
  return heard(await postWithFiles('desk_reply_request', { ...answer, files: named }, files, signal))
}

/** Of a file that was refused, what is wrong with it. */
function wordsOf({ message, data }: Envelope<unknown>): string {
  const { fields = [] } = Object(data) as { readonly fields?: readonly FieldProblem[] }
  return fields.length > 0 ? fields.map((field) => field.message).join(' ') : message
}
