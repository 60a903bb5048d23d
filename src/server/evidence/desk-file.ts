import { Readable } from 'node:stream'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Capability } from '#contract/auth.ts'
import { id as anId } from '#contract/call.ts'
import { attachmentKinds } from '#domain/contact/attachment-kinds.ts'
import { piecesOf } from '#domain/evidence/upload.ts'
import { recordLook } from '../access-log/record-look.ts'
import type { Database } from '../database/database.ts'
import type { Vault } from '../encryption/vault.ts'
import { pleaseSignIn, Refusal } from '../http/refusal.ts'
import { limitPerAddress } from '../limits/address-limit.ts'
import type { Services } from '../services.ts'
import { type FileRow, openFileDetails, readPiece } from './file-rows.ts'
import { evidenceFiles } from './tables.ts'

const perMinute = 240

/** Nothing in it runs or loads anything, and no page but ours shows it. A PDF opens in the browser's own reader alone. */
const policies = {
  picture: "sandbox; default-src 'none'; frame-ancestors 'self'",
  document: "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
} as const

/** Of whoever looks, what is asked here. */
interface Looker {
  readonly id: string
  readonly capabilities: ReadonlySet<Capability>
}

const query = z.object({ id: anId(), case: anId().optional() })

const notTrusted = () => new Refusal(403, 'Your role does not include this.')
const gone = () => new Refusal(404, 'There is no such file.')

/** One file of somebody, for a member of staff to look at. Each time it is asked for is written down before a byte leaves. */
export function deskFile(
  app: FastifyInstance,
  services: Services,
  staffOf: (request: FastifyRequest) => Promise<Looker | null>,
): void {
  const { config, database, vault, now } = services
  const limit = limitPerAddress(Math.ceil(perMinute * config.rateLimitScale))
  app.get(`${config.apiPrefix}/desk_file`, { onRequest: [limit] }, async (request, reply) => {
    const staff = await staffOf(request)
    if (!staff) throw pleaseSignIn()
    if (!staff.capabilities.has('see-record')) throw notTrusted()
    const asked = query.safeParse(request.query)
    if (!asked.success) throw gone()
    const { id, case: caseId = null } = asked.data
    const file = await database.run((orm) =>
      orm.transaction(async (tx) => {
        const [found] = await tx
          .select()
          .from(evidenceFiles)
          .where(and(eq(evidenceFiles.id, id), isNotNull(evidenceFiles.completedAt)))
        if (!found) throw gone()
        const { accountId, gate } = found
        const [what, why] = gate === 'message' ? (['messages', 'message'] as const) : (['evidence', 'case'] as const)
        await recordLook(tx, { staffId: staff.id, accountId, caseId, what, why }, now())
        await tx
          .update(evidenceFiles)
          .set({ seenAt: new Date(now()) })
          .where(and(eq(evidenceFiles.id, id), isNull(evidenceFiles.seenAt)))
        return found
      }),
    )
    const { name, kind } = openFileDetails(vault, file)
    return reply
      .header('content-type', attachmentKinds[kind].types[0])
      .header('content-length', file.size)
      .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(name)}`)
      .header('content-security-policy', kind === 'pdf' ? policies.document : policies.picture)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'no-store')
      .send(Readable.from(contentOf(database, vault, file), { objectMode: false, highWaterMark: 64 * 1024 }))
  })
}

async function* contentOf(database: Database, vault: Vault, { id, size }: FileRow) {
  for (let position = 0; position < piecesOf(size); position++) yield readPiece(database, vault, id, position)
}
