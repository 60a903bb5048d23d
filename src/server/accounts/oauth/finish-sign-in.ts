import { z } from 'zod'
import { whoseAnswersPath } from '#contract/pages.ts'
import { minuteMs } from '#domain/calendar/durations.ts'
import type { Handler } from '../../calls/route.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import type { PresentedVisit } from '../../visits/visit-cookie.ts'
import { signInVouched } from './sign-in-vouched.ts'
import { type Vouched, vouched } from './vouched.ts'

const worksForMs = 10 * minuteMs

const word = z.object({ person: vouched, until: z.number() })

/** For this visit only, whose token changes as soon as somebody signs in: nobody can use it twice. */
const sealedFor = ({ tokenHash }: PresentedVisit) => `vouched/${tokenHash.toString('base64')}`

/** The page that asks whose the answers are, with the other company's word, sealed, where no server log sees it. */
export function askingPage({ vault, now }: Services, person: Vouched, visit: PresentedVisit): string {
  const sealed = vault.seal(JSON.stringify({ person, until: now() + worksForMs }), sealedFor(visit))
  return `${whoseAnswersPath}#token=${sealed.toString('base64url')}`
}

const tooLate = () => new Refusal(410, 'That took too long. Please sign in again.')

/** Signs in whom another company has vouched for, once they have said whose the answers are. */
export const finishSignIn =
  (services: Services): Handler<'finish_sign_in'> =>
  async ({ body, visit, session, network }) => {
    const person = visit.presented && personIn(services, body.token, visit.presented)
    if (!person) throw tooLate()
    return { uniqueId: await signInVouched(services, person, { visit, session }, network, body.answers) }
  }

function personIn({ vault, now }: Services, token: string, visit: PresentedVisit): Vouched | null {
  try {
    const { person, until } = word.parse(JSON.parse(vault.open(Buffer.from(token, 'base64url'), sealedFor(visit))))
    return until > now() ? person : null
  } catch {
    return null
  }
}
