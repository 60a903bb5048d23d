import { useRef, useState } from 'react'
import { operationsInboxWords } from '#content/operations/operations-inbox.ts'
import { moneyScreen as words } from '#content/orders/money.ts'
import type { CallReply } from '#contract/calls.ts'
import { pounds } from '#domain/orders/money.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { dayOf } from '../cases/list/format-date.ts'
import { deskCall } from '../desk-call.ts'
import { DeskForm } from '../identity/sign-in/desk-form.tsx'
import { fieldProblem, problemsOf, useSignInAttempt } from '../identity/sign-in/use-sign-in-attempt.ts'
import { Freshness } from '../shell/freshness.tsx'
import { useDeskRead } from '../use-desk-read.ts'
import { penceOf } from './pence-of.ts'

interface Props {
  readonly orderId: string
  readonly onClose: () => void
  readonly onChanged: () => void
}

/** The money of one order: what was taken, what has gone back, where the books differ, and what can be done about it. */
export function MoneyDialog({ orderId, onClose, onChanged }: Props) {
  const money = useDeskRead('desk_money', { orderId })
  const { data } = money
  const changed = () => {
    void money.refresh()
    onChanged()
  }
  return (
    <DialogOnDemand
      open
      onOpenChange={(next) => next || onClose()}
      title={words.title}
      description={data ? words.lead(data.reference, data.state, pounds(data.amountPence)) : words.loading}
    >
      <div className="space-y-6 text-sm">
        <Freshness of={money} />
        {data?.differences.map((difference) => (
          <CloseDifference key={difference.id} difference={difference} reference={data.reference} onClosed={changed} />
        ))}
        {data && data.refunds.length > 0 && (
          <section>
            <h3 className="mb-2">{words.refunds}</h3>
            <ul className="divide-y divide-line">
              {data.refunds.map(({ id, amountPence, reason, by, at, doneAt }) => (
                <li key={id} className="flex justify-between gap-4 py-2">
                  <span>
                    <span className="font-semibold">{pounds(amountPence)}</span> {words.reasons(reason, by)}
                  </span>
                  <span className="text-ink-soft">{doneAt ? words.given(dayOf(doneAt)) : words.owed(dayOf(at))}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {data && <RefundDialog orderId={orderId} why={data.why} mostPence={data.mostPence} onGiven={changed} />}
      </div>
    </DialogOnDemand>
  )
}

interface CloseDifferenceProps {
  readonly difference: CallReply<'desk_money'>['differences'][number]
  readonly reference: string
  readonly onClosed: () => void
}

/** What differs, what can be done about it, and the words of whoever has done it. */
function CloseDifference({ difference, reference, onClosed }: CloseDifferenceProps) {
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

interface RefundDialogProps {
  readonly orderId: string
  /** Why nothing may be given back; null: something may. */
  readonly why: string | null
  readonly mostPence: number
  readonly onGiven: () => void
}

/** Some of it or all, with a reason. Pressed twice it is one refund: its id is made before the first press. */
function RefundDialog({ orderId, why, mostPence, onGiven }: RefundDialogProps) {
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
