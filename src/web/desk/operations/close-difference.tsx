import { useState } from 'react'
import { operationsInboxWords } from '#content/operations/operations-inbox.ts'
import { moneyScreen as words } from '#content/orders/money.ts'
import type { CallReply } from '#contract/calls.ts'
import { pounds } from '#domain/catalogue/money.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { deskCall } from '../desk-call.ts'
import { DeskForm } from '../identity/sign-in/desk-form.tsx'
import { fieldProblem, problemsOf, useSignInAttempt } from '../identity/sign-in/use-sign-in-attempt.ts'

interface Props {
  readonly difference: CallReply<'desk_money'>['differences'][number]
  readonly reference: string
  readonly onClosed: () => void
}

/** What differs, what can be done about it, and the words of whoever has done it. */
export function CloseDifference({ difference, reference, onClosed }: Props) {
  const { id, what, expectedPence, foundPence, seenBy } = difference
  const { isBusy, problems, run } = useSignInAttempt()
  const [reason, setReason] = useState('')
  const says = operationsInboxWords.money[what](reference, pounds(expectedPence), pounds(foundPence))

  const close = () =>
    run(async () => {
      if (!reason.trim()) return fieldProblem('reason', words.needsReason)
      const reply = await deskCall('desk_close_difference', { id, reason })
      if (reply.code !== 200) return problemsOf(reply)
      showToast({ title: words.closed })
      onClosed()
      return undefined
    })

  return (
    <section className="rounded-option border-[1.5px] border-brick bg-white p-4">
      <p className="font-semibold">{says}.</p>
      <p className="mt-1">{words.advice[what]}</p>
      {seenBy && <p className="mt-1 text-xs text-ink-soft">{words.seenBy(seenBy.name)}</p>}
      <div className="mt-4">
        <DeskForm problems={problems} onSubmit={close}>
          <TextArea
            name="reason"
            id={`reason-${id}`}
            label={words.whatWasDone}
            rows={3}
            limit={1_000}
            value={reason}
            onChange={setReason}
            error={problems.fields.reason}
          />
          <Button type="submit" size="small" variant="secondary" busy={isBusy} busyLabel={words.closing}>
            {words.close}
          </Button>
        </DeskForm>
      </div>
    </section>
  )
}
