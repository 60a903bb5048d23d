import type { CallBody, CallReply } from '#contract/calls.ts'
import type { Envelope } from '#contract/envelope.ts'
import { withFilesType } from '#contract/with-files.ts'
import type { UploadGate } from '#domain/evidence/upload.ts'
import { apiPrefix, callApi } from '#web/browser/api.ts'

type Begun = Omit<CallBody<'begin_upload'>, 'gate'>

/** How a file is sent in pieces: by whom, and for what. */
export interface Uploader {
  /** Part of the id of every file, so that one that is sent for two purposes is two. */
  readonly purpose: string
  readonly begin: (file: Begun, signal: AbortSignal) => Promise<Envelope<CallReply<'begin_upload'>>>
  readonly piece: (
    of: CallBody<'upload_piece'>,
    bytes: Blob,
    signal: AbortSignal,
  ) => Promise<Envelope<CallReply<'upload_piece'>>>
  readonly finish: (id: string, signal: AbortSignal) => Promise<Envelope<CallReply<'finish_upload'>>>
  readonly remove: (id: string) => Promise<Envelope<CallReply<'remove_upload'>>>
}

/** A call whose body is a line of JSON with files, or a piece of one, behind it. */
export async function postWithFiles<Name extends 'upload_piece' | 'desk_upload_piece' | 'desk_reply_request'>(
  call: Name,
  body: CallBody<Name>,
  files: readonly Blob[],
  signal: AbortSignal,
): Promise<Envelope<CallReply<Name>>> {
  const response = await fetch(`${apiPrefix()}/${call}`, {
    method: 'POST',
    headers: { 'content-type': withFilesType },
    body: new Blob([`${JSON.stringify(body)}\n`, ...files]),
    signal,
  })
  return response.json()
}

/** Of whoever is signed in, or has just ordered. */
export const ownUploader = (gate: UploadGate): Uploader => ({
  purpose: gate,
  begin: (file, signal) => callApi('begin_upload', { ...file, gate }, signal),
  piece: (of, bytes, signal) => postWithFiles('upload_piece', of, [bytes], signal),
  finish: (id, signal) => callApi('finish_upload', { id }, signal),
  remove: (id) => callApi('remove_upload', { id }),
})
