import { agreedIn, holdingIn } from '#domain/intake/consents/ledger.ts'
import type { Handler } from '../../identity/handler.ts'
import type { Services } from '../../platform/services.ts'
import { consentLines } from './consent-lines.ts'

export const myConsents =
  ({ database }: Services): Handler<'my_consents'> =>
  async ({ account: { id } }) => {
    const lines = await database.run((orm) => consentLines(orm, id))
    return { agreed: agreedIn(lines), holding: holdingIn(lines) }
  }
