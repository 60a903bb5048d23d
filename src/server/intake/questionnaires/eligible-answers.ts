import { bookingDetails, scheduleWords } from '#content/appointments/booking.ts'
import { stepPath } from '#contract/pages.ts'
import { adultAge } from '#domain/identity/age-limits.ts'
import { asAsked, usualContext } from '#domain/intake/engine/as-asked.ts'
import type { AnyFlow } from '#domain/intake/engine/flow.ts'
import { addressedWalk } from '#domain/intake/engine/walk.ts'
import { flows } from '#domain/intake/flows.ts'
import { type FormOrderKind, orderKinds } from '#domain/orders/kinds.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { storedAnswers } from './answer-sets.ts'
import { plainInCurrentVersion } from './current-version.ts'
import { ownerOf } from './save-answer.ts'

interface EligibleAnswers {
  /** JSON of the walked answers. */
  readonly plain: string
  readonly version: number
}

interface Words {
  readonly unanswered: string
  readonly notAllowed: string
}

const atSubmit: Readonly<Record<FormOrderKind, Words>> = {
  medication: {
    unanswered: 'A question of your assessment is not answered yet. Nothing was ordered.',
    notAllowed: 'Your answers mean that we cannot offer this treatment online. Nothing was ordered.',
  },
  appointment: bookingDetails,
}

/** Walks the stored answers for a new order, whatever the browser claims. Refuses what the rules do not allow. */
export async function requireEligibleAnswers(
  { database, vault }: Services,
  /** Null: the caller has no guest session, and so no answers. */
  guestSessionId: string | null,
  kind: FormOrderKind,
  /** The message, if this is not about a submitted form. */
  words: Words = atSubmit[kind],
): Promise<EligibleAnswers> {
  const { questionnaire, isUnderAge } = orderKinds[kind]
  const flow: AnyFlow = flows[questionnaire]
  const stored = guestSessionId === null ? null : await storedAnswers(database, guestSessionId, questionnaire)
  const opened = stored && guestSessionId ? vault.open(stored.answers, ownerOf(guestSessionId, questionnaire)) : '{}'
  const plain = plainInCurrentVersion(questionnaire, stored?.version ?? flow.version, opened)
  const answers = JSON.parse(plain)
  const { stops, end } = addressedWalk(flow, answers)
  if (end.to !== 'not-eligible' && isUnderAge(answers)) {
    throw new ApiError(403, scheduleWords.refused.underAge(adultAge), { because: 'under-18' })
  }
  if (end.to === 'unanswered') {
    throw new ApiError(422, words.unanswered, {
      missing: stepPath(questionnaire, end.address),
      question: asAsked(flow.steps[end.step]?.question ?? '', { ...usualContext(flow), ...stops.at(-1)?.context }),
    })
  }
  if (end.to !== 'finished') {
    throw new ApiError(403, words.notAllowed, {
      notEligible: end.to === 'home' ? end.because : end.reason,
    })
  }
  return { plain, version: flow.version }
}
