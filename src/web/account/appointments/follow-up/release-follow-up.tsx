import { keptTimeWords } from '#content/appointments/reserved-slot.ts'
import { noAnswer } from '#content/identity/account.ts'
import type { AccountAppointment } from '#contract/appointments/appointments.ts'
import { callApi } from '#web/browser/api.ts'
import { showToast } from '#web/kit/ui/toasts.ts'
import { AskFirst } from '../../identity/ask-first.tsx'

const words = keptTimeWords.letGo

/** Whoever does not need the time says so, and somebody else can have it. */
export function ReleaseFollowUp({ appointment, onLetGo }: { appointment: AccountAppointment; onLetGo: () => void }) {
  const { id, reference } = appointment

  async function letGo() {
    const { code, message } = await callApi('let_follow_up_go', { id })
    // It may have been paid for in another tab: then what is shown says so.
    if (code === 200 || code === 409) onLetGo()
    if (code !== 200) return message || noAnswer
    showToast({ title: words.done.title, description: words.done.text })
    return null
  }
  return <AskFirst words={words} reference={reference} money={words.money} beside={words.beside} onConfirm={letGo} />
}
