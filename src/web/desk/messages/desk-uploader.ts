import type { Uploader } from '#web/shared/uploads/uploader.ts'
import { postWithFiles } from '#web/shared/uploads/uploader.ts'
import { deskCall } from '../desk-call.ts'

/** Of whoever is signed in to the desk, for a message to one person. */
export const deskUploader = (accountId: string): Uploader => ({
  purpose: accountId,
  begin: (file, signal) => deskCall('desk_begin_upload', { ...file, accountId }, signal),
  piece: (of, bytes, signal) => postWithFiles('desk_upload_piece', { ...of, accountId }, [bytes], signal),
  finish: (id, signal) => deskCall('desk_finish_upload', { id, accountId }, signal),
  remove: (id) => deskCall('desk_remove_upload', { id, accountId }),
})
