import { useRef, useState } from 'react'
import { moneyScreen as words } from '#content/orders/money.ts'
import { pounds } from '#domain/catalogue/money.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { deskCall } from '../desk-call.ts'
import { DeskForm } from '../identity/sign-in/desk-form.tsx'
import { fieldProblem, problemsOf, useSignInAttempt } from '../identity/sign-in/use-sign-in-attempt.ts'
import { penceOf } from './pence-of.ts'

interface Props {
  readonly orderId: string
  /** Why nothing may be given back; null: something may. */
  readonly why: string | null
  readonly mostPence: number
  readonly onGiven: () => void
}

/** Some of it or all, with a reason. Pressed twice it is one refund: its id is made before the first press. */
export function RefundDialog({ orderId, why, mostPence, onGiven }: Props) {
  const { isBusy, problems, run } = useSignInAttempt()
  const refundId = useRef(randomUuid())
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')

  const give = () =>
    run(async () => {
      const amountPence = penceOf(amount)
      if (amountPence === null) return fieldProblem('amount', words.needsAmount)
      if (amountPence > mostPence) return fieldProblem('amount', words.tooMuch(pounds(mostPence)))
      if (!reason.trim()) return fieldProblem('refundReason', words.needsReason)
      const reply = await deskCall('desk_refund', { orderId, refundId: refundId.current, amountPence, reason })
      if (reply.code !== 200) return problemsOf(reply)
      showToast({ title: reply.data?.isGiven ? words.gave(pounds(amountPence)) : words.owes(pounds(amountPence)) })
      refundId.current = randomUuid()
      setAmount('')
      setReason('')
      onGiven()
      return undefined
    })

  return (
    <section className="border-t border-line pt-5">
      <h3 className="mb-3">{words.giveBack}</h3>
      {why === null ? (
        <DeskForm problems={problems} onSubmit={give}>
          <TextField
            name="amount"
            label={words.amount}
            hint={words.most(pounds(mostPence))}
            prefix="£"
            inputMode="decimal"
            width="short"
            value={amount}
            onChange={setAmount}
            error={problems.fields.amount}
            autoComplete="off"
          />
          <TextArea
            name="refundReason"
            label={words.why}
            rows={3}
            limit={1_000}
            value={reason}
            onChange={setReason}
            error={problems.fields.refundReason}
          />
          <Button type="submit" size="small" busy={isBusy} busyLabel={words.giving}>
            {words.give}
          </Button>
        </DeskForm>
      ) : (
        <p>{why}</p>
      )}
    </section>
  )
}
