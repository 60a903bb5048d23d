import { and, eq, sql } from 'drizzle-orm'
import { securityRefusals as words } from '#content/identity/account-security.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError, pleaseSignIn } from '../../platform/http/api-error.ts'
import { recordEvent } from '../../platform/security-events/security-events.ts'
import type { Services } from '../../platform/services.ts'
import type { Handler } from '../handler.ts'
import { sessions } from '../sessions/tables.ts'
import { accountById, stillHasPassword } from './account-rows.ts'
import { verifyPasskey } from './passkeys/verify-passkey.ts'
import { requireOwnPassword } from './require-own-password.ts'

/** A signed-in patient proves again that it is them, by their password or a passkey. */
export const proveOwner =
  (services: Services): Handler<'prove_owner'> =>
  async ({ body: { password, passkey, token }, account: { id }, session, network }) => {
    const { database, vault } = services
    const account = await database.run((orm) => accountById(orm, id))
    const { presented } = session
    if (!account || !presented) throw pleaseSignIn()
    if (!passkey) await requireOwnPassword(services, account, { password: password ?? '', token, network })

    async function note(tx: Orm, own: Buffer): Promise<void> {
      const proven = await tx
        .update(sessions)
        .set({ provenAt: sql`now()` })
        .where(and(eq(sessions.tokenHash, own), eq(sessions.accountId, id)))
        .returning({ id: sessions.id })
      if (proven.length === 0) throw pleaseSignIn()
      await recordEvent(tx, vault, { event: 'proof', outcome: 'done', accountId: id, network })
    }

    await database.transaction(async (tx) => {
      if (passkey) {
        const owner = await verifyPasskey(services, tx, passkey)
        if (owner?.id !== id) throw new ApiError(422, words.wrongPasskey)
      } else if (!(await stillHasPassword(tx, account))) throw new ApiError(409, words.changedMeanwhile)
      await note(tx, presented)
    })
    return {}
  }
