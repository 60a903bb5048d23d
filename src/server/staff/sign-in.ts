import { deskSignInWords as words } from '#content/desk/sign-in.ts'
import type { Handler } from '../calls/route.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { findDeskSession } from './desk-sessions.ts'
import { passwordStep } from './password-step.ts'
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
      refusal: new Refusal(401, words.refused),
      purpose: 'sign in',
    })

/** By the same person, in the browser that is locked. */
export const deskUnlock =
  (services: Services): Handler<'desk_unlock'> =>
  async ({ body: { password, token }, desk, network }) => {
    const { database, now } = services
    const session = desk.presented && (await findDeskSession(database, desk.presented, now()))
    if (!session || !desk.presented) throw new Refusal(401, words.challengeOver, { reason: 'over' })
    return passwordStep(services, {
      emailDigest: session.emailDigest,
      password,
      botToken: token,
      network,
      find: () => database.run((orm) => staffById(orm, session.id)),
      refusal: new Refusal(401, 'That is not your password.', { reason: 'password' }),
      purpose: 'unlock',
      session: desk.presented,
    })
  }
