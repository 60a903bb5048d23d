import { and, eq, isNull } from 'drizzle-orm'
import { isRole } from '#domain/identity/staff/roles.ts'
import type { Orm } from '../../platform/database/database.ts'
import { hashOf, newToken } from '../../platform/encryption/token.ts'
import { recordStaffEvent } from '../../platform/security-events/staff-events.ts'
import type { Services } from '../../platform/services.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { requireStrongPassword } from '../accounts/strong-password.ts'
import type { CallRequest, Handler } from '../handler.ts'
import {
  beginChallenge,
  type Challenge,
  consumeChallenge,
  factorTries,
  openChallenge,
  wrongFactor,
} from './challenges.ts'
import { beginDeskSession, endDeskSession } from './desk-sessions.ts'
import { consumeInvitation, openInvitation, spentInvitation } from './invitations.ts'
import { enrolOptions, insertPasskey } from './passkeys.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { insertSigningKey, newSigningKey, unwrapByToken, wrapForToken } from './signing-keys.ts'
import { openStaffDetails } from './staff-rows.ts'
import { staff } from './tables.ts'
import { insertTotp, newTotpSecret, stepOfCode, totpAddress } from './totp.ts'

export const deskOpenInvitation =
  ({ database, vault, now }: Services): Handler<'desk_open_invitation'> =>
  async ({ body: { token } }) => {
    const { person, expiresAt } = await database.run((orm) => openInvitation(orm, token, now()))
    const { name, email } = openStaffDetails(vault, person)
    return {
      name,
      email,
      roles: [...person.roles, ...person.waitingRoles].filter(isRole),
      expiresAt: expiresAt.toISOString(),
    }
  }

const text = (bytes: Buffer) => bytes.toString('base64')
const bytes = (written: string) => Buffer.from(written, 'base64')

/** Nothing takes effect yet: an interrupted invitee opens the same invitation again. */
export const deskAcceptInvitation =
  (services: Services): Handler<'desk_accept_invitation'> =>
  async ({ body }) => {
    const { config, database, vault, now } = services
    const { person } = await database.run((orm) => openInvitation(orm, body.token, now()))
    const details = openStaffDetails(vault, person)
    requireStrongPassword(body.password, 'password', details)
    const passwordHash = await hashPassword(body.password)
    const { stored, privateKey } = await newSigningKey(body.password)
    const secret = newTotpSecret()
    const { challenge: webAuthn, options } = await enrolOptions(config, { id: person.id, ...details })
    const token = newToken()
    const held = {
      signing: { keyId: stored.id, key: text(wrapForToken(privateKey, token)) },
      webAuthn,
      enrolment: {
        invitation: text(hashOf(body.token)),
        passwordHash,
        publicKey: text(stored.publicKey),
        salt: text(stored.salt),
        wrapped: text(stored.wrapped),
        totpSecret: secret,
      },
    }
    await database.run((orm) => beginChallenge(services, orm, { token, staffId: person.id, purpose: 'enrol', held }))
    return {
      challenge: token,
      passkey: options,
      totp: { secret, address: totpAddress(secret, details.email) },
    }
  }

type Enrolment = NonNullable<Challenge['held']['enrolment']>

/** Password, second factor, signing key, ten codes and the first session, in one transaction and once. */
function enrol(services: Services, factor: string) {
  const { database, vault, now } = services
  const tries = factorTries(services)
  return async (
    token: string,
    { desk, network }: Pick<CallRequest, 'desk' | 'network'>,
    keepFactor: (tx: Orm, challenge: Challenge, enrolment: Enrolment) => Promise<void>,
  ) => {
    const challenge = await openChallenge(services, token, 'enrol')
    const { staffId, held } = challenge
    const { enrolment, signing } = held
    if (!enrolment || !signing) throw spentInvitation()
    return tries(challenge, async () => {
      const begun = await database.transaction(async (tx) => {
        await consumeChallenge(tx, challenge, now())
        await consumeInvitation(tx, bytes(enrolment.invitation), now())
        const { passwordHash } = enrolment
        const [person] = await tx
          .update(staff)
          .set({ passwordHash })
          .where(and(eq(staff.id, staffId), isNull(staff.endedAt), isNull(staff.passwordHash)))
          .returning({ id: staff.id })
        if (!person) throw spentInvitation()
        await keepFactor(tx, challenge, enrolment)
        await insertSigningKey(tx, staffId, {
          id: signing.keyId,
          publicKey: bytes(enrolment.publicKey),
          salt: bytes(enrolment.salt),
          wrapped: bytes(enrolment.wrapped),
        })
        const recoveryCodes = await replaceRecoveryCodes(tx, vault, staffId)
        if (desk.presented) await endDeskSession(tx, desk.presented)
        const privateKey = unwrapByToken(bytes(signing.key), token)
        const session = await beginDeskSession(tx, staffId, { id: signing.keyId, privateKey }, now())
        await recordStaffEvent(tx, vault, { event: 'accepted', outcome: factor, staffId, network })
        return { recoveryCodes, session }
      })
      desk.grant(begun.session)
      return { recoveryCodes: begun.recoveryCodes }
    })
  }
}

export function deskEnrolPasskey(services: Services): Handler<'desk_enrol_passkey'> {
  const finish = enrol(services, 'passkey')
  return ({ body, ...asked }) =>
    finish(body.challenge, asked, (tx, challenge) => insertPasskey(services.config, tx, challenge, body.response))
}

export function deskEnrolTotp(services: Services): Handler<'desk_enrol_totp'> {
  const finish = enrol(services, 'totp')
  return ({ body, ...asked }) =>
    finish(body.challenge, asked, async (tx, { staffId }, { totpSecret }) => {
      const step = stepOfCode(totpSecret, body.code, services.now())
      if (step === null) throw wrongFactor()
      await insertTotp(tx, services.vault, { staffId, secret: totpSecret, lastStep: step })
    })
}
