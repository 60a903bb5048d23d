import { randomUUID } from 'node:crypto'
import { phoneWords } from '#content/identity/account-security.ts'
import { normalisePhone } from '#domain/identity/phone.ts'
import { ApiError, pleaseSignIn } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { guestPhoneOwner, openGuestSession } from '../guest-sessions/guest-sessions.ts'
import type { Handler } from '../handler.ts'
import { sealChange, unprovenPhone } from './contact-changes.ts'
import { lockAccount } from './lock-account.ts'
import { contactChanges } from './tables.ts'

/** The code was entered in this guest session, which is the signed-in patient's: from now on the number is proven. */
export const proveMyPhone =
  ({ database, vault, now }: Services): Handler<'prove_my_phone'> =>
  async ({ account: { id: accountId }, guestSession: { presented } }) => {
    await database.transaction(async (tx) => {
      if (!(await lockAccount(tx, accountId))) throw pleaseSignIn()
      const wanted = await unprovenPhone(vault, tx, accountId)
      // Sent again, or proven in another tab.
      if (wanted === null) return
      const guestSession = presented && (await openGuestSession(tx, presented))
      const verified = guestSession?.verifiedPhone
        ? vault.open(guestSession.verifiedPhone, guestPhoneOwner(guestSession.id))
        : ''
      if (normalisePhone(verified) !== wanted) throw new ApiError(409, phoneWords.another, { reason: 'phone' })
      const change = { id: randomUUID(), accountId }
      await tx.insert(contactChanges).values({
        ...change,
        staffId: null,
        changesAddress: false,
        changesPhone: false,
        content: sealChange(vault, change, { mobile: wanted }),
        at: new Date(now()),
      })
    })
    return {}
  }
