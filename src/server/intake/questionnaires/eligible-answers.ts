import { bookingDetails, scheduleWords } from '#content/appointments/booking.ts'
import { stepPath } from '#contract/pages.ts'
import { adultAge } from '#domain/identity/age-limits.ts'
import { asAsked, usualContext } from '#domain/intake/engine/as-asked.ts'
import type { AnyFlow } from '#domain/intake/engine/flow.ts'
import { addressedWalk } from '#domain/intake/engine/walk.ts'
import { flows } from '#domain/intake/flows.ts'
import { type FormOrderKind, orderKinds } from '#domain/orders/kinds.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Services } from '../../platform/services.ts'
import { answersStored } from './answer-sets.ts'
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

/** Where the answers stored in a guest session lead. Null: none are stored. */
async function readStored({ vault }: Pick<Services, 'vault'>, orm: Orm, guestSessionId: string, kind: FormOrderKind) {
  const { questionnaire } = orderKinds[kind]
  const stored = await answersStored(orm, guestSessionId, questionnaire)
  if (!stored) return null
  const opened = vault.open(stored.answers, ownerOf(guestSessionId, questionnaire))
  return whereLeads(kind, plainInCurrentVersion(questionnaire, stored.version, opened))
}

function whereLeads(kind: FormOrderKind, plain: string) {
  const { questionnaire, isUnderAge } = orderKinds[kind]
  const flow: AnyFlow = flows[questionnaire]
  const answers = JSON.parse(plain)
  const { stops, end } = addressedWalk(flow, answers)
  const isTooYoung = end.to !== 'not-eligible' && isUnderAge(answers)
  return { plain, version: flow.version, stops, end, isTooYoung }
}

/** Walks the stored answers for a new order, whatever the browser claims. Refuses what the rules do not allow. */
export async function requireEligibleAnswers(
  services: Services,
  /** Null: the caller has no guest session, and so no answers. */
  guestSessionId: string | null,
  kind: FormOrderKind,
  /** The message, if this is not about a submitted form. */
  words: Words = atSubmit[kind],
): Promise<EligibleAnswers> {
  const { questionnaire } = orderKinds[kind]
  const flow: AnyFlow = flows[questionnaire]
  const stored =
    guestSessionId === null
      ? null
      : await services.database.run((orm) => readStored(services, orm, guestSessionId, kind))
  const { plain, version, stops, end, isTooYoung } = stored ?? whereLeads(kind, '{}')
  if (isTooYoung) {
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
  return { plain, version }
}

/**
 * What has been answered since an order took its answers: `ruled out` if the order could no longer be placed with them,
 * or other answers that it could be placed with. Null: nothing that counts. An answer that is only begun to be changed
 * does not, because nobody knows yet where it leads.
 */
export async function answersSince(
  services: Pick<Services, 'vault'>,
  orm: Orm,
  { guestSessionId, kind }: { readonly guestSessionId: string | null; readonly kind: FormOrderKind },
): Promise<EligibleAnswers | 'ruled out' | null> {
  const stored = guestSessionId === null ? null : await readStored(services, orm, guestSessionId, kind)
  if (!stored) return null
  const { plain, version, end, isTooYoung } = stored
  if (isTooYoung || end.to === 'not-eligible' || end.to === 'home') return 'ruled out'
  return end.to === 'finished' ? { plain, version } : null
}
