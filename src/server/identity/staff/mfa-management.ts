import { eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { recordStaffEvent, type StaffEvent } from '../../platform/security-events/staff-events.ts'
import type { Services } from '../../platform/services.ts'
import type { CallRequest, Handler } from '../handler.ts'
import {
  beginChallenge,
  type Challenge,
  consumeChallenge,
  factorTries,
  openChallenge,
  wrongFactor,
} from './challenges.ts'
import { endDeskSessions, provenUntil } from './desk-sessions.ts'
import {
  factorsOfOne,
  nameFactor,
  recoveryCodesLeft,
  removeFactor,
  requireCapacity,
  requireProof,
  sealName,
} from './own-factors.ts'
import { enrolOptions, insertPasskey } from './passkeys.ts'
import { factorsOf } from './password-step.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import type { Staff } from './staff-of.ts'
import { openStaffDetails, staffById } from './staff-rows.ts'
import { staffPasskeys } from './tables.ts'
import { insertTotp, newTotpSecret, stepOfCode, totpAddress } from './totp.ts'

export const deskFactors =
  ({ database, vault, now }: Services): Handler<'desk_factors'> =>
  ({ staff: { id, sessionHash } }) =>
    database.run(async (orm) => ({
      factors: await factorsOfOne(orm, vault, id),
      recoveryCodes: await recoveryCodesLeft(orm, id),
      provenUntil: (await provenUntil(orm, sessionHash, now()))?.toISOString() ?? null,
    }))

export const deskProve =
  (services: Services): Handler<'desk_prove'> =>
  ({ staff: { id: staffId, sessionHash } }) =>
    services.database.transaction(async (tx) => {
      const held = { session: sessionHash.toString('base64') }
      const challenge = await beginChallenge(services, tx, { staffId, purpose: 'prove', held })
      return { challenge, factors: await factorsOf(tx, staffId) }
    })

type Asked = { readonly staff: Staff } & Pick<CallRequest, 'network'>

/** Changes to one's own factors, with their record, in one transaction after a proof. */
const changing =
  ({ database, vault, now }: Services) =>
  <Result>(
    { staff, network }: Asked,
    { event, outcome }: Pick<StaffEvent, 'event' | 'outcome'>,
    change: (tx: Orm) => Promise<Result>,
  ): Promise<Result> =>
    database.transaction(async (tx) => {
      await requireProof(tx, staff, now())
      const result = await change(tx)
      await recordStaffEvent(tx, vault, { event, outcome, staffId: staff.id, network })
      return result
    })

export const deskBeginFactor =
  (services: Services): Handler<'desk_begin_factor'> =>
  ({ staff }) =>
    services.database.transaction(async (tx) => {
      const { config, vault, now } = services
      await requireProof(tx, staff, now())
      await requireCapacity(tx, vault, staff.id)
      const person = await staffById(tx, staff.id)
      if (!person) throw wrongFactor()
      const details = openStaffDetails(vault, person)
      const own = await tx.select().from(staffPasskeys).where(eq(staffPasskeys.staffId, staff.id))
      const made = await enrolOptions(config, { id: staff.id, ...details }, own)
      const totpSecret = newTotpSecret()
      const held = { webAuthn: made.challenge, totpSecret }
      const challenge = await beginChallenge(services, tx, { staffId: staff.id, purpose: 'add factor', held })
      return {
        challenge,
        passkey: made.options,
        totp: { secret: totpSecret, address: totpAddress(totpSecret, details.email) },
      }
    })

/** At sign-in a wrong code is a 401. Here that would mean that the session has ended. */
const stillSignedIn = ({ message, data }: ApiError) => new ApiError(422, message, data)

/** Attempts are counted as at sign-in: a code app is added by a code that it shows. */
function adding(services: Services, outcome: 'passkey' | 'totp') {
  const change = changing(services)
  const tries = factorTries(services)
  return async (token: string, asked: Asked, keep: (tx: Orm, challenge: Challenge) => Promise<void>) => {
    const add = async () => {
      const challenge = await openChallenge(services, token, 'add factor')
      if (challenge.staffId !== asked.staff.id) throw wrongFactor()
      await tries(challenge, () =>
        change(asked, { event: 'factor added', outcome }, async (tx) => {
          await consumeChallenge(tx, challenge, services.now())
          await requireCapacity(tx, services.vault, challenge.staffId)
          await keep(tx, challenge)
        }),
      )
    }
    await add().catch((error: unknown) => {
      throw error instanceof ApiError && error.code === 401 ? stillSignedIn(error) : error
    })
    return {}
  }
}

export function deskAddPasskey(services: Services): Handler<'desk_add_passkey'> {
  const add = adding(services, 'passkey')
  return ({ body: { challenge, response, name }, ...asked }) =>
    add(challenge, asked, (tx, opened) =>
      insertPasskey(services.config, tx, opened, response, sealName(services.vault, opened.staffId, name)),
    )
}

export function deskAddTotp(services: Services): Handler<'desk_add_totp'> {
  const add = adding(services, 'totp')
  const { vault, now } = services
  return ({ body: { challenge, code, name }, ...asked }) =>
    add(challenge, asked, async (tx, { staffId, held }) => {
      const secret = held.totpSecret ?? ''
      const lastStep = secret === '' ? null : stepOfCode(secret, code, now())
      if (lastStep === null) throw wrongFactor()
      await insertTotp(tx, vault, { staffId, secret, lastStep, name: sealName(vault, staffId, name) })
    })
}

export function deskNameFactor(services: Services): Handler<'desk_name_factor'> {
  const change = changing(services)
  return async ({ body: { kind, factor: id, name }, ...asked }) => {
    await change(asked, { event: 'factor named', outcome: kind }, (tx) =>
      nameFactor(tx, services.vault, asked.staff.id, { kind, id, name }),
    )
    return {}
  }
}

/** A lost phone may be signed in: removing its factor ends its sessions. */
export function deskRemoveFactor(services: Services): Handler<'desk_remove_factor'> {
  const change = changing(services)
  return async ({ body: { kind, factor }, ...asked }) => {
    const { id, sessionHash } = asked.staff
    await change(asked, { event: 'factor removed', outcome: kind }, async (tx) => {
      await removeFactor(tx, services.vault, id, { kind, id: factor })
      await endDeskSessions(tx, id, sessionHash)
    })
    return {}
  }
}

export function deskNewRecoveryCodes(services: Services): Handler<'desk_new_recovery_codes'> {
  const change = changing(services)
  return async (asked) => {
    const made = { event: 'recovery codes', outcome: 'done' } as const
    const recoveryCodes = await change(asked, made, (tx) => replaceRecoveryCodes(tx, services.vault, asked.staff.id))
    return { recoveryCodes }
  }
}
