import { call, id } from '../call.ts'
import { withFilesType } from '../with-files.ts'
import { beginUpload, finishUpload, removeUpload, uploadPiece } from './evidence.ts'

/** Staff upload attachments of messages in the same pieces as patients. */
const accountId = id().describe('Whom it is sent to.')

export const deskBeginUpload = call({
  name: 'desk_begin_upload',
  auth: 'staff:message',
  summary: 'Begins to send a file for a message to a person, or says how much of it is here already.',
  body: beginUpload.body.omit({ gate: true }).extend({ accountId }),
  reply: beginUpload.reply,
  refusals: {
    400: 'What is wrong with the file is under the field file.',
    404: 'There is no such person.',
    409: 'Another file was begun under this id.',
    429: 'So many files were sent today.',
  },
  perMinute: 120,
})

export const deskUploadPiece = call({
  name: 'desk_upload_piece',
  auth: 'staff:message',
  summary: 'The next piece of a file. One that is here already is not written again.',
  body: uploadPiece.body.extend({ accountId }),
  reply: uploadPiece.reply,
  refusals: {
    404: 'There is no such upload.',
    408: 'The piece stopped arriving, or arrived too slowly.',
    409: 'A piece before it is missing (data.received says how much is here).',
    503: 'Too many people are sending files.',
  },
  perMinute: 600,
  withFiles: withFilesType,
  answerWithinMs: 120_000,
})

export const deskFinishUpload = call({
  name: 'desk_finish_upload',
  auth: 'staff:message',
  summary:
    'All pieces are here: the content is inspected and scanned. A file that is not what it is called, could do something by itself or is infected is erased.',
  body: finishUpload.body.extend({ accountId }),
  reply: finishUpload.reply,
  refusals: {
    400: 'Why the file was refused is under the field file. It was erased, and nothing else.',
    404: 'There is no such upload.',
    409: 'A piece is missing (data.received says how much is here).',
    503: 'Too many files are inspected at the moment, or the scanner does not answer. The file is here: finish it again.',
  },
  perMinute: 120,
  answerWithinMs: 30_000,
})

export const deskRemoveUpload = call({
  name: 'desk_remove_upload',
  auth: 'staff:message',
  summary: 'Erases a file of one’s own that has not been sent with a message yet.',
  body: removeUpload.body.extend({ accountId }),
  reply: removeUpload.reply,
  refusals: { 404: 'There is no such upload.', 409: 'It was sent with a message.' },
  perMinute: 120,
})
