import type { Auth, Capability } from '#contract/auth.ts'
import type { Call } from '#contract/call.ts'
import { ApiError, pleaseSignIn } from '../platform/http/api-error.ts'
import { recordStaffEvent } from '../platform/security-events/staff-events.ts'
import type { Services } from '../platform/services.ts'
import type { GuestSessionCookie } from './guest-sessions/guest-session-cookie.ts'
import { guestSessionOf } from './guest-sessions/guest-sessions.ts'
import type { SessionCookie } from './sessions/session-cookie.ts'
import { accountOf } from './sessions/sessions.ts'
import type { Staff } from './staff/staff-of.ts'

/** The caller as a handler sees it, by the `auth` of its call. */
export type CallerOf<Who extends Auth> = Who extends 'account'
  ? { readonly account: { readonly id: string } }
  : Who extends 'visit'
    ? { readonly guestSessionId: string }
    : Who extends 'staff' | `staff:${Capability}`
      ? { readonly staff: Staff }
      : unknown

interface Shown {
  readonly guestSession: GuestSessionCookie
  readonly session: SessionCookie
  readonly staff: () => Promise<Staff | null>
  readonly network: string
}

const noGuestSession = () => new ApiError(401, 'We could not find your visit. Please start again.')
const notTrusted = () => new ApiError(403, 'Your role does not include this.')

/** Identifies the caller a call is for, and refuses all others. A call for anyone looks nobody up. */
export async function requireCaller(
  { database, vault }: Pick<Services, 'database' | 'vault'>,
  { name, auth, withoutVisit }: Pick<Call, 'name' | 'auth' | 'withoutVisit'>,
  { guestSession, session, staff: findStaff, network }: Shown,
): Promise<object> {
  switch (auth) {
    case 'anyone':
      return {}
    case 'visit': {
      const guestSessionId = guestSession.presented && (await guestSessionOf(database, guestSession.presented))
      if (!guestSessionId) throw withoutVisit ? new ApiError(withoutVisit.code, withoutVisit.message) : noGuestSession()
      return { guestSessionId } satisfies CallerOf<'visit'>
    }
    case 'account': {
      const id = session.presented && (await accountOf(database, session.presented))
      if (!id) throw pleaseSignIn()
      return { account: { id } } satisfies CallerOf<'account'>
    }
    default: {
      const staff = await findStaff()
      if (!staff) throw pleaseSignIn()
      if (auth !== 'staff' && !staff.capabilities.has(auth.slice('staff:'.length) as Capability)) {
        const refused = { event: 'refused', outcome: name, staffId: staff.id, network } as const
        await database.run((orm) => recordStaffEvent(orm, vault, refused))
        throw notTrusted()
      }
      return { staff } satisfies CallerOf<typeof auth>
    }
  }
}
