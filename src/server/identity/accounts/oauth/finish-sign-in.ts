import { z } from 'zod'
import { whoseAnswersPath } from '#contract/pages.ts'
import { minuteMs } from '#domain/calendar/durations.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import type { Services } from '../../../platform/services.ts'
import type { PresentedGuestSession } from '../../guest-sessions/guest-session-cookie.ts'
import type { Handler } from '../../handler.ts'
import { signInVouched, type VouchedSignIn } from './sign-in-vouched.ts'
import { vouched } from './vouched.ts'

const worksForMs = 10 * minuteMs

const word = z.object({ person: vouched, isRemembered: z.boolean(), until: z.number() })

/** For this guest session only, whose token changes at sign-in: nobody can use it twice. */
const sealedFor = ({ tokenHash }: PresentedGuestSession) => `vouched/${tokenHash.toString('base64')}`

/** The page that asks whose the answers are, with the provider's statement, sealed, in the fragment. */
export function askingPage(
  { vault, now }: Services,
  signIn: VouchedSignIn,
  guestSession: PresentedGuestSession,
): string {
  const sealed = vault.seal(JSON.stringify({ ...signIn, until: now() + worksForMs }), sealedFor(guestSession))
  return `${whoseAnswersPath}#token=${sealed.toString('base64url')}`
}

const tooLate = () => new ApiError(410, 'That took too long. Please sign in again.')

/** Completes a sign-in by a provider, once the patient has said whose the answers are. */
export const finishSignIn =
  (services: Services): Handler<'finish_sign_in'> =>
  async ({ body, guestSession, session, network }) => {
    const signIn = guestSession.presented && signInIn(services, body.token, guestSession.presented)
    if (!signIn) throw tooLate()
    return { uniqueId: await signInVouched(services, signIn, { guestSession, session }, network, body.answers) }
  }

function signInIn({ vault, now }: Services, token: string, guestSession: PresentedGuestSession): VouchedSignIn | null {
  try {
    const { until, ...signIn } = word.parse(
      JSON.parse(vault.open(Buffer.from(token, 'base64url'), sealedFor(guestSession))),
    )
    return until > now() ? signIn : null
  } catch {
    return null
  }
}
