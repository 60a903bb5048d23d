import { deviceStorage, tabStorage } from './browser-storage.ts'
import type { Questionnaire } from './questionnaire/questionnaire.ts'

const points = [1, 2, 3, 4, 5, 6].map((question) => `adhd-q${question}`)
const personal = [
  'questionnaire_data',
  'questionnaire_sync',
  'questionnaire_versions',
  'uniqueId',
  'paymentId',
  'verified',
  'email',
  'user_email',
  'paid_here',
  ...points,
]
const typedInThisTab = ['order_form', 'booking_form', 'contact_form']

/**
 * Whoever sits here next finds nothing of the person who has signed out: that is what the returned function sees to.
 * Only answers the server could not be given stay, because losing them would be worse.
 */
export async function prepareToLeave(): Promise<() => void> {
  if (deviceStorage.getItem('questionnaire_data') === null) return forget
  const [{ settle }, ...kept] = await Promise.all([
    import('./questionnaire/settle.ts'),
    import('./questionnaire/weight-management/questionnaire.ts'),
    import('./questionnaire/adhd/questionnaire.ts'),
  ])
  const questionnaires: Questionnaire[] = kept.map(({ questionnaire }) => questionnaire)
  const outcomes = await Promise.all(questionnaires.map(settle))
  if (outcomes.includes('unsaved')) return () => undefined
  return () => {
    for (const questionnaire of questionnaires) questionnaire.reset()
    forget()
  }
}

function forget() {
  for (const key of personal) deviceStorage.removeItem(key)
  for (const key of typedInThisTab) tabStorage.removeItem(key)
}
