import { normalisePhone } from '#domain/identity/phone.ts'
import type { Services } from '../../platform/services.ts'
import type { Handler } from '../handler.ts'
import { detailsView, ownDetails } from './own-details.ts'

/** Never looks an account up by the number: it only picks among the caller's own details. */
export const fetchUserData =
  (services: Services): Handler<'fetch_user_data'> =>
  async (request) => {
    const { draft, verifiedPhone, account } = await ownDetails(services, request)
    const asked = normalisePhone(request.body.mobile)
    const isAsked = (phone: string | null | undefined) => asked !== null && !!phone && normalisePhone(phone) === asked
    const isOwnDraft = isAsked(draft.mobile) || isAsked(verifiedPhone)
    return { userData: detailsView(isOwnDraft ? draft : {}, isAsked(account.mobile) ? account : {}) }
  }
