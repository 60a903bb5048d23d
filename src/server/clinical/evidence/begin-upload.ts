import { uploadRefusals } from '#content/evidence/account-tasks.ts'
import type { CallBody } from '#contract/calls.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import { plainFileName } from '#domain/enquiries/attachments.ts'
import { pieceBytes, uploadKind, uploadProblem } from '#domain/evidence/upload.ts'
import type { Handler } from '../../identity/handler.ts'
import { ApiError, badRequest } from '../../platform/http/api-error.ts'
import { sharedLimit } from '../../platform/limits/shared-limit.ts'
import type { Services } from '../../platform/services.ts'
import { ownFile, type Sender, sealDetails } from './file-rows.ts'
import { evidenceFiles } from './tables.ts'
import { patientOf } from './whose-evidence.ts'

/** Per patient and day: more than any treatment asks for. */
const mostFiles = 40
const mostBytes = 300 * 1024 * 1024

const tooMany = (seconds: number) => new ApiError(429, uploadRefusals.tooMany, null, seconds)
const taken = () => new ApiError(409, uploadRefusals.taken)

/** Begins a file, or resumes the one begun under its id. */
export function beginning(services: Services) {
  const { database, vault } = services
  const files = sharedLimit(services, { name: 'evidence_files', most: mostFiles, windowMs: dayMs })
  const bytes = sharedLimit(services, { name: 'evidence_bytes', most: mostBytes, windowMs: dayMs })
  return async (sender: Sender, { id, gate, name, size, kind: type }: CallBody<'begin_upload'>) => {
    const problem = uploadProblem({ name, size, type })
    const kind = uploadKind(name)
    if (problem !== null || kind === null) throw badRequest([{ field: 'file', message: problem ?? '' }])

    const takeUp = async () => {
      const known = await database.run((orm) => ownFile(orm, sender, id))
      if (!known) return null
      if (known.size !== size || known.gate !== gate) throw taken()
      return { received: known.received, pieceBytes, isWhole: known.completedAt !== null }
    }
    const known = await takeUp()
    if (known) return known

    const who = sender.staffId ?? sender.accountId
    const wait = (await files.begin(who)) ?? (await bytes.begin(who, size))
    if (wait !== null) throw tooMany(wait)
    const details = sealDetails(vault, id, { name: plainFileName(name), kind })
    const made = await database.run((orm) =>
      orm
        .insert(evidenceFiles)
        .values({ id, ...sender, gate, details, size, createdAt: new Date(services.now()) })
        .onConflictDoNothing({ target: evidenceFiles.id })
        .returning({ id: evidenceFiles.id }),
    )
    if (made.length > 0) return { received: 0, pieceBytes, isWhole: false }
    // Begun in another tab meanwhile, or by another sender.
    const other = await takeUp()
    if (!other) throw taken()
    return other
  }
}

export function beginUpload(services: Services): Handler<'begin_upload'> {
  const begin = beginning(services)
  return async (request) => begin({ accountId: await patientOf(services, request), staffId: null }, request.body)
}
