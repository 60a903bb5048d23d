import { deviceStorage, tabStorage } from '#web/browser/browser-storage.ts'
import { deviceKeys, keysOf, tabKeys } from '#web/browser/storage-keys.ts'
import type { Questionnaire } from './questionnaire.ts'

const hasAnswers = () => deviceStorage.getItem('questionnaire_data') !== null
const hasVisit = () => hasAnswers() || deviceStorage.getItem('uniqueId') !== null

/** Their code comes only where it is needed: most people who sign in or out have nothing of theirs here. */
const questionnaires = async (): Promise<Questionnaire[]> => (await import('./questionnaires.ts')).allQuestionnaires()

/** Sends whatever the server does not have yet. True: it has everything. */
export async function sendAllUnsaved(): Promise<boolean> {
  if (!hasAnswers()) return true
  const [{ sendUnsaved }, all] = await Promise.all([import('./send-unsaved.ts'), questionnaires()])
  return !(await Promise.all(all.map(sendUnsaved))).includes('unsaved')
}

/**
 * Whoever sits here next finds nothing of the person who has signed out: that is what the returned function sees to.
 * Only answers the server could not be given stay, because losing them would be worse.
 */
export async function prepareToLeave(): Promise<() => void> {
  const isSent = await sendAllUnsaved()
  const aside = deviceStorage.getItem('answers_aside')
  const all = hasVisit() || aside !== null ? await questionnaires() : []
  return () => {
    if (!isSent) return forget(false)
    for (const questionnaire of all) clear(questionnaire)
    forget(true)
    if (aside === null) return
    deviceStorage.removeItem('answers_aside')
    takeBack(aside)
    for (const questionnaire of all) questionnaire.reload()
  }
}

/** Nothing of whoever was here before stays: somebody else is signed in. */
export async function forgetPerson(): Promise<void> {
  if (hasVisit()) for (const questionnaire of await questionnaires()) clear(questionnaire)
  forget(true)
}

/**
 * The same where neither the server nor more code may be in reach. Questionnaires that could still write what they hold are
 * loaded already, and are emptied; of others there is only what is stored.
 */
export const forgetWithoutConnection = (): Promise<void> => forgetPerson().catch(() => forget(true))

/** The same, but what was answered comes back when the person who is signing in has left: it is not theirs. */
export async function putAnswersAside(): Promise<void> {
  const kept = keptTogether.map((key) => deviceStorage.getItem(key))
  await forgetPerson()
  if (kept[0] !== null) deviceStorage.setItem('answers_aside', JSON.stringify(kept))
}

/** Answers, and which edition of the questions they are of. */
const keptTogether = ['questionnaire_data', 'questionnaire_versions'] as const

function takeBack(aside: string): void {
  const kept: readonly (string | null)[] = JSON.parse(aside)
  for (const [place, key] of keptTogether.entries()) {
    const value = kept[place]
    if (value) deviceStorage.setItem(key, value)
  }
}

function clear({ reset, saver }: Questionnaire): void {
  saver.beginAnew()
  reset()
}

function forget(withAnswers: boolean): void {
  for (const key of keysOf(deviceKeys, 'personal')) deviceStorage.removeItem(key)
  if (withAnswers) for (const key of keysOf(deviceKeys, 'answers')) deviceStorage.removeItem(key)
  for (const key of keysOf(tabKeys, 'personal')) tabStorage.removeItem(key)
}
