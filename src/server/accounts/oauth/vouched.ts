import { z } from 'zod'
import { whoseAnswersPath } from '#contract/pages.ts'
import type { Handler } from '../../calls/route.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import type { PresentedVisit } from '../../visits/visit-cookie.ts'
import { signInByEmail } from './sign-in-by-email.ts'

const worksForMs = 10 * 60 * 1_000

const word = z.object({ email: z.string(), until: z.number() })

/** For this visit only, whose token changes as soon as somebody signs in: nobody can use it twice. */
const sealedFor = ({ tokenHash }: PresentedVisit) => `vouched/${tokenHash.toString('base64')}`

/** The page that asks whose the answers are, with the other company's word, sealed, where no server log sees it. */
export function askingPage({ vault, now }: Services, email: string, visit: PresentedVisit): string {
  const sealed = vault.seal(JSON.stringify({ email, until: now() + worksForMs }), sealedFor(visit))
  return `${whoseAnswersPath}#token=${sealed.toString('base64url')}`
}

const tooLate = () => new Refusal(410, 'That took too long. Please sign in again.')

/** Signs in whom another company has vouched for, once they have said whose the answers are. */
export const finishSignIn =
  (services: Services): Handler<'finish_sign_in'> =>
  async ({ body, visit, session, network }) => {
    const email = visit.presented && emailIn(services, body.token, visit.presented)
    if (!email) throw tooLate()
    return { uniqueId: await signInByEmail(services, email, { visit, session }, network, body.answers) }
  }

function emailIn({ vault, now }: Services, token: string, visit: PresentedVisit): string | null {
  try {
    const { email, until } = word.parse(JSON.parse(vault.open(Buffer.from(token, 'base64url'), sealedFor(visit))))
    return until > now() ? email : null
  } catch {
    return null
  }
}
