import { z } from 'zod'
import { calendarDay, call, text } from '../call.ts'

const changed = z.array(z.object({ before: z.string(), now: z.string(), on: calendarDay() }))

export const myChangedAnswers = call({
  name: 'my_changed_answers',
  auth: 'account',
  summary:
    'Answers of an open order that ruled the medicine out before and are another now. The order waits until the patient has said why.',
  body: z.strictObject({}),
  reply: z.object({ changed }),
  refusals: {},
  perMinute: 120,
})

export const explainChangedAnswers = call({
  name: 'explain_changed_answers',
  auth: 'account',
  summary:
    'Says why such answers have changed. It is kept in the clinical history; the stop stays for a prescriber to decide.',
  body: z.strictObject({ reason: text(1_000).min(1) }),
  reply: z.object({}),
  refusals: { 409: 'No answer waits for a reason.', 422: 'There is no reason in it.' },
  perMinute: 60,
})
