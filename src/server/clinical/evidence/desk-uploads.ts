import { accountById } from '../../identity/accounts/account-rows.ts'
import type { Handler } from '../../identity/handler.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { beginning } from './begin-upload.ts'
import { finishing } from './finish-upload.ts'
import { removing } from './remove-upload.ts'
import { takingPieces } from './upload-piece.ts'

/** Staff send files to patients in the same pieces as patients send theirs. */
export function deskBeginUpload(services: Services): Handler<'desk_begin_upload'> {
  const begin = beginning(services)
  return async ({ staff, body: { accountId, ...file } }) => {
    const account = await services.database.run((orm) => accountById(orm, accountId))
    if (!account) throw new ApiError(404, 'There is no such person.')
    return begin({ accountId, staffId: staff.id }, { ...file, gate: 'message' })
  }
}

export function deskUploadPiece(services: Services): Handler<'desk_upload_piece'> {
  const take = takingPieces(services)
  return ({ staff, body, upload }) => take({ accountId: body.accountId, staffId: staff.id }, body, upload)
}

export function deskFinishUpload(services: Services): Handler<'desk_finish_upload'> {
  const finish = finishing(services)
  return ({ staff, body, network }) => finish({ accountId: body.accountId, staffId: staff.id }, body, network)
}

export function deskRemoveUpload(services: Services): Handler<'desk_remove_upload'> {
  const remove = removing(services)
  return ({ staff, body }) => remove({ accountId: body.accountId, staffId: staff.id }, body)
}
