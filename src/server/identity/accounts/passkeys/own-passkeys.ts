import { brand } from '#content/brand.ts'
import { securityRefusals as words } from '#content/identity/account-security.ts'
import { accountSecurity, canRemovePasskey } from '#domain/identity/account-security.ts'
import { fullName } from '#domain/identity/full-name.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { recordEvent } from '../../../platform/security-events/security-events.ts'
import type { Services } from '../../../platform/services.ts'
import type { Handler } from '../../handler.ts'
import { registeredPasskey, registrationOptions } from '../../web-authn/web-authn.ts'
import { type Account, openDetails } from '../account-rows.ts'
import { notifyOwner } from '../notify-owner.ts'
import { companiesOf } from '../oauth/identities.ts'
import { requireProof } from '../require-proof.ts'
import { consumeChallenge, newChallenge } from './passkey-challenge.ts'
import { userHandle } from './passkey-handle.ts'
import { deletePasskey, insertPasskey, passkeysOf } from './passkey-rows.ts'

const full = () => new ApiError(409, words.full(accountSecurity.mostPasskeys))
const notAdded = () => new ApiError(422, words.notAdded)

function userOf({ vault }: Services, account: Account) {
  const details = openDetails(vault, account)
  const { email = '' } = details
  return { handle: userHandle(vault, account.id), name: email, fullName: fullName(details) || email }
}

export const beginPasskey =
  (services: Services): Handler<'begin_passkey'> =>
  ({ account: { id }, session }) =>
    services.database.transaction(async (tx) => {
      const account = await requireProof(tx, id, session)
      const own = await passkeysOf(tx, id)
      if (own.length >= accountSecurity.mostPasskeys) throw full()
      const challenge = newChallenge(services, `add/${id}`)
      const user = userOf(services, account)
      const asked = { use: 'alone', place: brand.name, user, own, challenge } as const
      const { options } = await registrationOptions(services.config, asked)
      return { options }
    })

export const addPasskey =
  (services: Services): Handler<'add_passkey'> =>
  async ({ body: { response, name }, account: { id }, session, network }) => {
    const { config, database, messages, vault } = services
    await database.transaction(async (tx) => {
      const account = await requireProof(tx, id, session)
      if ((await passkeysOf(tx, id)).length >= accountSecurity.mostPasskeys) throw full()
      const challenge = await consumeChallenge(services, tx, response, `add/${id}`)
      const made = challenge && (await registeredPasskey(config, { use: 'alone', challenge, response }))
      if (!made || !(await insertPasskey(tx, vault, id, made, name || words.unnamed))) throw notAdded()
      await recordEvent(tx, vault, { event: 'passkey added', outcome: 'done', accountId: id, network })
      await notifyOwner(services, tx, account, 'passkey added')
    })
    void messages.sendWaiting()
    return {}
  }

/** A lost device may be signed in; its owner can end it in the list of devices. */
export const removePasskey =
  (services: Services): Handler<'remove_passkey'> =>
  async ({ body: { passkeyId }, account: { id }, session, network }) => {
    const { config, database, messages, vault } = services
    await database.transaction(async (tx) => {
      const account = await requireProof(tx, id, session)
      const own = await passkeysOf(tx, id)
      if (!own.some((one) => one.id === passkeyId)) throw new ApiError(404, words.noPasskey)
      const companies = (await companiesOf(tx, config, id)).length
      if (!canRemovePasskey({ hasPassword: account.hasPassword, companies, passkeys: own.length }))
        throw new ApiError(409, words.lastWay)
      await deletePasskey(tx, id, passkeyId)
      await recordEvent(tx, vault, { event: 'passkey removed', outcome: 'done', accountId: id, network })
      await notifyOwner(services, tx, account, 'passkey removed')
    })
    void messages.sendWaiting()
    return {}
  }
