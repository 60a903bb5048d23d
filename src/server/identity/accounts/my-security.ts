import { accountSecurity } from '#domain/identity/account-security.ts'
import { maskedPhone, normalisePhone } from '#domain/identity/phone.ts'
import { pleaseSignIn } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import type { Handler } from '../handler.ts'
import { sessionsOf } from '../sessions/session-list.ts'
import { accountById, openDetails } from './account-rows.ts'
import { unprovenPhone } from './contact-changes.ts'
import { changesOf } from './email-change/changes.ts'
import { companiesOf } from './oauth/identities.ts'
import { listedPasskeys } from './passkeys/passkey-rows.ts'

export const mySecurity =
  ({ config, database, vault, now }: Services): Handler<'my_security'> =>
  ({ account: { id }, session: { presented } }) =>
    database.run(async (orm) => {
      const account = await accountById(orm, id)
      if (!account) throw pleaseSignIn()
      const { hasPassword } = account
      const { email = '', mobile = '' } = openDetails(vault, account)
      const phone = normalisePhone(mobile)
      const companies = await companiesOf(orm, config, id)
      const passkeys = await listedPasskeys(orm, vault, id, { hasPassword, companies: companies.length })
      return {
        email,
        phone: phone ? { masked: maskedPhone(phone), isToProve: (await unprovenPhone(vault, orm, id)) !== null } : null,
        hasPassword,
        companies,
        passkeys,
        canAddPasskey: passkeys.length < accountSecurity.mostPasskeys,
        sessions: await sessionsOf(orm, id, presented),
        ...(await changesOf(orm, vault, id, now())),
      }
    })
