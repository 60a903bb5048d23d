import { deskSignInWords as words } from '#content/identity/staff-sign-in.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { recordStaffEvent } from '../../platform/security-events/staff-events.ts'
import type { Services } from '../../platform/services.ts'
import type { Handler } from '../handler.ts'
import { findDeskSession, unlockDeskSession } from './desk-sessions.ts'
import { passwordStep, withPassword } from './password-step.ts'
import { staffByEmail, staffById, staffEmailDigest } from './staff-rows.ts'

export const deskSignIn =
  (services: Services): Handler<'desk_sign_in'> =>
  ({ body: { email, password, token }, network }) =>
    passwordStep(services, {
      emailDigest: staffEmailDigest(services.vault, email),
      password,
      botToken: token,
      network,
      find: () => services.database.run((orm) => staffByEmail(orm, services.vault, email)),
      refusal: new ApiError(401, words.refused),
    })

const over = () => new ApiError(401, words.challengeOver, { reason: 'over' })

/**
 * Unlocks the browser's locked session by its owner's password: the session was begun with both steps and is not over,
 * so the password alone is enough.
 */
export const deskUnlock =
  (services: Services): Handler<'desk_unlock'> =>
  async ({ body: { password, token }, desk, network }) => {
    const { database, vault, now } = services
    const { presented } = desk
    const session = presented && (await findDeskSession(database, presented, now()))
    if (!session || !presented) throw over()
    const given = {
      emailDigest: session.emailDigest,
      password,
      botToken: token,
      network,
      find: () => database.run((orm) => staffById(orm, session.id)),
      refusal: new ApiError(401, 'That is not your password.', { reason: 'password' }),
    }
    return withPassword(services, given, async ({ id: staffId }) => async (tx) => {
      if (!(await unlockDeskSession(tx, presented, staffId, now()))) throw over()
      await recordStaffEvent(tx, vault, { event: 'unlock', outcome: 'password', staffId, network })
      return {}
    })
  }
