import type { Services } from '../../platform/services.ts'
import type { Handler } from '../handler.ts'
import { holdWebAuthn, openChallenge, provedBy } from './challenges.ts'
import { passkeyOptions, provePasskey } from './prove-passkey.ts'
import { proveRecoveryCode } from './recovery-codes.ts'
import { secondFactor } from './second-factor.ts'
import { proveTotp } from './totp.ts'

export const deskPasskeyOptions =
  (services: Services): Handler<'desk_passkey_options'> =>
  async ({ body }) => {
    const challenge = await openChallenge(services, body.challenge, ...provedBy)
    const made = await services.database.run((orm) => passkeyOptions(services.config, orm, challenge.staffId))
    await holdWebAuthn(services, challenge, made.challenge)
    return { options: made.options }
  }

export function deskPasskey(services: Services): Handler<'desk_passkey'> {
  const open = secondFactor(services, 'passkey')
  return async ({ body, ...asked }) => {
    await open(body.challenge, asked, (tx, challenge) => provePasskey(services.config, tx, challenge, body.response))
    return {}
  }
}

export function deskTotp(services: Services): Handler<'desk_totp'> {
  const open = secondFactor(services, 'totp')
  return async ({ body, ...asked }) => {
    await open(body.challenge, asked, (tx, challenge) => proveTotp(services, tx, challenge, body.code))
    return {}
  }
}

export function deskRecoveryCode(services: Services): Handler<'desk_recovery_code'> {
  const open = secondFactor(services, 'recovery code')
  return async ({ body, ...asked }) => {
    const left = await open(body.challenge, asked, (tx, { staffId }) =>
      proveRecoveryCode(tx, services.vault, staffId, body.code),
    )
    return { left }
  }
}
