import { paperWords } from '#content/appointments/paper-prescription.ts'
import { noAnswer } from '#content/identity/account.ts'
import type { ShownPaper } from '#contract/appointments/post.ts'
import { pounds } from '#domain/catalogue/money.ts'
import { callApi } from '#web/browser/api.ts'
import { showToast } from '#web/kit/ui/toasts.ts'
import { AskFirst } from '../../identity/ask-first.tsx'

const words = paperWords.cancel

/** Until it has left, all of the money comes back. */
export function CancelPost({ paper, onCancelled }: { paper: ShownPaper; onCancelled: () => void }) {
  const { appointmentId: id, reference, pricePence } = paper
  const amount = pounds(pricePence)

  async function cancel() {
    const { code, message } = await callApi('cancel_post', { id })
    // It may have left meanwhile: then what is shown says so.
    if (code === 200 || code === 409) onCancelled()
    if (code !== 200) return message || noAnswer
    showToast({ title: words.done.title, description: words.done.text(amount) })
    return null
  }
  return (
    <AskFirst
      words={words}
      reference={reference ?? ''}
      money={words.money(amount)}
      beside={words.beside}
      onConfirm={cancel}
    />
  )
}
