import { noAnswer } from '#content/identity/account.ts'
import { inWords } from '#content/numbers.ts'
import { confirmationWords, confirmingWords } from '#content/supply/confirmations.ts'
import { formatDate } from '#domain/appointments/format-time.ts'
import { policy } from '#domain/clinical/policy.ts'
import type { Confirmation } from '#domain/supply/confirmations.ts'
import { callApi } from '#web/browser/api.ts'
import { useAction } from '#web/browser/use-action.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'

interface Props {
  readonly orderId: string
  /** What it is called. */
  readonly medicine: string
  readonly what: Confirmation
  /** YYYY-MM-DD: after another medicine. */
  readonly firstDoseFrom: string | null
  readonly onConfirmed: () => void
}

/** The parcel waits for it. */
export function ConfirmBeforeSupply({ orderId, medicine, what, firstDoseFrom, onConfirmed }: Props) {
  const { run, isBusy, problem, setProblem } = useAction(noAnswer)
  const words = confirmationWords({
    medicine,
    barrierWeeks: inWords(policy.barrierWeeks),
    switchDays: inWords(policy.switchDays),
    firstDoseFrom: firstDoseFrom && formatDate(firstDoseFrom),
  })
  const { title, says, agree, done } = words[what]

  const confirm = () =>
    run(async () => {
      const { code, message } = await callApi('confirm_before_supply', { orderId, what })
      if (code === 200) {
        showToast({ title: done })
        onConfirmed()
      } else setProblem(message || noAnswer)
    })
  return (
    <section className="w-full rounded-option bg-caution/25 p-5">
      <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
      <p className="mt-1 mb-4">{says}</p>
      {problem && <AlertMessage>{problem}</AlertMessage>}
      <Button size="small" busy={isBusy} busyLabel={confirmingWords.confirming} onClick={() => void confirm()}>
        {agree}
      </Button>
    </section>
  )
}
