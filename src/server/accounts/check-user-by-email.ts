import type { checkUserByEmail as checkUserByEmailCall } from '#contract/check-user-by-email.ts'
import type { Handler } from '../route.ts'
import type { Services } from '../services.ts'
import { normaliseEmail } from './account-rows.ts'
import { ownDetails, shownDetails } from './own-details.ts'

/** Never looks anybody up by the address: it only says which of one's own details are meant. */
export const checkUserByEmail =
  (services: Services): Handler<typeof checkUserByEmailCall> =>
  async (request) => {
    const { draft, account } = await ownDetails(services, request)
    const asked = normaliseEmail(request.body.email)
    const isAsked = (email: string | undefined) => !!email && normaliseEmail(email) === asked
    const found = [draft, account].filter(({ email }) => isAsked(email))
    return { user: found.length > 0 ? shownDetails(...found) : null }
  }
