import { deviceStorage } from './browser-storage.ts'

const personal = ['questionnaire_data', 'questionnaire_sync', 'uniqueId', 'verified', 'email', 'user_email']

/**
 * Whoever sits here next finds nothing of the person who has signed out: that is what the returned function sees to.
 * Only answers the server could not be given stay, because losing them would be worse.
 */
export async function prepareToLeave(): Promise<() => void> {
  if (deviceStorage.getItem('questionnaire_data') === null) return forget
  const { settleAnswers } = await import('./assessment-status.ts')
  if ((await settleAnswers()) === 'unsaved') return () => undefined
  const { questionnaire } = await import('./questionnaire/weight-management.ts')
  return () => {
    questionnaire.reset()
    forget()
  }
}

function forget() {
  for (const key of personal) deviceStorage.removeItem(key)
}
