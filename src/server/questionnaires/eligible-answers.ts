import { bookingDetails, scheduleWords } from '#content/booking.ts'
import { orderRefused } from '#content/eligibility.ts'
import { stepPath } from '#contract/pages.ts'
import { obstacleToBooking } from '#domain/booking/who-may-book.ts'
import { asAsked, usualContext } from '#domain/questionnaires/engine/as-asked.ts'
import type { Answers } from '#domain/questionnaires/engine/step.ts'
import { addressedWalk } from '#domain/questionnaires/engine/walk.ts'
import { flows, type VisitFlow, type VisitFlowName } from '#domain/questionnaires/flows.ts'
import { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { storedAnswers } from './answer-sets.ts'
import { inPresentWords } from './present-words.ts'
import { ownerOf } from './save-answer.ts'

interface EligibleAnswers {
  /** JSON, as it was walked. */
  readonly plain: string
  readonly version: number
}

interface Words {
  readonly unanswered: string
  readonly notAllowed: string
}

interface AtSubmit {
  readonly words: Words
  /** Refuses for a reason that the walk does not know. */
  readonly refuse?: (answers: Answers) => void
}

const atSubmit: { readonly [name in VisitFlowName]: AtSubmit } = {
  'weight-management': { words: orderRefused },
  adhd: { words: bookingDetails, refuse: refuseUnderAge },
}

/** Walks the stored answers again, whatever the browser says. Refuses what the rules do not allow. */
export async function requireEligibleAnswers(
  { database, vault }: Services,
  /** Null: whoever asks has no visit, and so no answers. */
  visitId: string | null,
  questionnaire: VisitFlowName,
  /** What is said, where something else is at stake than a form that was sent. */
  words: Words = atSubmit[questionnaire].words,
): Promise<EligibleAnswers> {
  const flow: VisitFlow = flows[questionnaire]
  const stored = visitId === null ? null : await storedAnswers(database, visitId, questionnaire)
  const kept = stored && visitId ? vault.open(stored.answers, ownerOf(visitId, questionnaire)) : '{}'
  const plain = inPresentWords(questionnaire, stored?.version ?? flow.version, kept)
  const answers = JSON.parse(plain)
  atSubmit[questionnaire].refuse?.(answers)
  const { stops, end } = addressedWalk(flow, answers)
  if (end.to === 'unanswered') {
    const context = { ...usualContext(flow), ...stops.at(-1)?.context }
    throw new Refusal(422, words.unanswered, {
      missing: stepPath(questionnaire, end.address),
      question: asAsked(flow.steps[end.step]?.question ?? '', context),
    })
  }
  if (end.to !== 'finished') {
    throw new Refusal(403, words.notAllowed, {
      notEligible: end.to === 'home' ? end.because : end.reason,
    })
  }
  return { plain, version: flow.version }
}

function refuseUnderAge(answers: Answers): void {
  if (obstacleToBooking(answers)?.is !== 'under 18') return
  throw new Refusal(403, scheduleWords.refused.underAge, { because: 'under-18' })
}
