import type { Auth } from '#contract/auth.ts'
import type { Call } from '#contract/call.ts'
import { guestSessionCookieName } from '../../identity/guest-sessions/guest-session-cookie.ts'
import { sessionCookieName } from '../../identity/sessions/session-cookie.ts'
import { deskCookieName } from '../../identity/staff/desk-cookie.ts'

type Kind = 'anyone' | 'visit' | 'account' | 'staff'

const kindOf = (auth: Auth): Kind => (auth.startsWith('staff') ? 'staff' : (auth as Exclude<Kind, 'staff'>))

const cookieNamed = (name: string, description: string) => ({ type: 'apiKey', in: 'cookie', name, description })

/** Required credentials, by the `auth` of a call. */
export const securitySchemes = (isProduction: boolean) => ({
  visit: cookieNamed(
    guestSessionCookieName(isProduction),
    'The visit of a browser, as a call that begins one sets it.',
  ),
  account: cookieNamed(sessionCookieName(isProduction), 'The session of a patient, as signing in sets it.'),
  staff: cookieNamed(deskCookieName(isProduction), 'The session of a member of staff, after both steps.'),
})

/** None, for anyone: a guest session and a session are used if present. */
export const securityOf = ({ auth }: Call) => (auth === 'anyone' ? [] : [{ [kindOf(auth)]: [] }])

const refusals: Readonly<Record<Kind, Readonly<Record<number, string>>>> = {
  anyone: {},
  visit: { 401: 'This browser has no live visit.' },
  account: { 401: 'Nobody is signed in.' },
  staff: {
    401: 'Nobody who works here is signed in.',
    403: 'Their role does not include this.',
    423: 'The desk is locked: desk_unlock opens it.',
  },
}

/** The refusal of all other callers. */
export const authRefusals = ({ auth, withoutVisit }: Call) => (withoutVisit ? {} : refusals[kindOf(auth)])
