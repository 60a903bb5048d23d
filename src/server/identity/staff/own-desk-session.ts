import { eq } from 'drizzle-orm'
import { badRequest, pleaseSignIn } from '../../platform/http/api-error.ts'
import { recordStaffEvent } from '../../platform/security-events/staff-events.ts'
import type { Services } from '../../platform/services.ts'
import { hashPassword, isPassword } from '../accounts/passwords.ts'
import { countTry } from '../accounts/sign-in-tries.ts'
import { requireStrongPassword } from '../accounts/strong-password.ts'
import type { Handler } from '../handler.ts'
import { endChallenges } from './challenges.ts'
import { endDeskSession, endDeskSessions, lockDeskSession } from './desk-sessions.ts'
import { tooManyTries } from './password-step.ts'
import { signingKeyByPassword, wrapForPassword } from './signing-keys.ts'
import { lockStaff, openStaffDetails, staffById } from './staff-rows.ts'
import { staffSigningKeys, staff as staffTable } from './tables.ts'

export const deskLock =
  ({ database, vault, now }: Services): Handler<'desk_lock'> =>
  async ({ desk: { presented }, network }) => {
    if (!presented) return {}
    await database.transaction(async (tx) => {
      const staffId = await lockDeskSession(tx, presented, now())
      if (staffId) await recordStaffEvent(tx, vault, { event: 'lock', outcome: 'done', staffId, network })
    })
    return {}
  }

export const deskSignOut =
  ({ database, vault }: Services): Handler<'desk_sign_out'> =>
  async ({ desk, network }) => {
    const { presented } = desk
    if (presented) {
      await database.transaction(async (tx) => {
        const staffId = await endDeskSession(tx, presented)
        if (staffId) await recordStaffEvent(tx, vault, { event: 'sign out', outcome: 'done', staffId, network })
      })
    }
    desk.revoke()
    return {}
  }

const notThePassword = () => badRequest([{ field: 'password', message: 'That is not your password.' }])

/** The key stays the same and is wrapped again: earlier signatures remain theirs. */
export const deskChangePassword =
  (services: Services): Handler<'desk_change_password'> =>
  async ({ body: { password, newPassword }, staff: { id, sessionHash }, network }) => {
    const { database, vault } = services
    const person = await database.run((orm) => staffById(orm, id))
    if (!person?.passwordHash) throw pleaseSignIn()
    // A stranger at an open desk must not learn the password there either.
    const counted = await countTry(services, person.emailDigest, network, 'desk_sign_in')
    if (counted.verdict === 'wait') throw tooManyTries(counted.retryAfter)
    if (!(await isPassword(person.passwordHash, password))) throw notThePassword()
    await counted.succeeded()
    requireStrongPassword(newPassword, 'newPassword', openStaffDetails(vault, person))
    const key = await database.run((orm) => signingKeyByPassword(orm, id, password))
    const wrapped = await wrapForPassword(key.privateKey, newPassword)
    const passwordHash = await hashPassword(newPassword)
    await database.transaction(async (tx) => {
      // Changed or reset by a colleague meanwhile.
      if ((await lockStaff(tx, id))?.passwordHash !== person.passwordHash) throw notThePassword()
      await tx.update(staffTable).set({ passwordHash }).where(eq(staffTable.id, id))
      await tx.update(staffSigningKeys).set(wrapped).where(eq(staffSigningKeys.id, key.id))
      await endChallenges(tx, id)
      await endDeskSessions(tx, id, sessionHash)
      await recordStaffEvent(tx, vault, { event: 'password changed', outcome: 'done', staffId: id, network })
    })
    return {}
  }
