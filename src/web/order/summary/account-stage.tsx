import { type FormEvent, useState } from 'react'
import { orderSummary } from '#content/order-summary.ts'
import type { Day } from '#domain/people/date-of-birth.ts'
import { settleAnswers } from '#web/assessment-status.ts'
import type { Placed } from '#web/placing/outcome.ts'
import { Refusal } from '#web/placing/refusal.tsx'
import { usePlacing } from '#web/placing/use-placing.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { AccountFields } from './account-fields.tsx'
import { type AccountForm, type FormProblems, problemFields, problemsIn } from './account-form.ts'
import { type Chosen, placeOrder } from './place-order.ts'
import { Stage } from './stage.tsx'

const words = orderSummary.form

interface Props extends Chosen {
  readonly form: AccountForm
  readonly today: Day
  readonly onChange: (change: Partial<AccountForm>) => void
  readonly onChangePhone: () => void
  /** The server does not know this phone as verified. */
  readonly onUnverified: () => void
  readonly onPlaced: (placed: Placed) => void
  /** The order is made and nothing was changed since: there is nothing to send, only to pay. */
  readonly onPay: (() => void) | null
}

export function AccountStage(props: Props) {
  const { form, today, phone, medication, onChange, onChangePhone, onUnverified, onPlaced, onPay } = props
  const [missing, setMissing] = useState<FormProblems>({})
  const [attempt, setAttempt] = useState(0)
  const { submit, save, isSubmitting, refused, found } = usePlacing({
    settle: settleAnswers,
    send: (takeToken) => placeOrder(form, { phone, medication }, takeToken),
    onPlaced,
    async onSetBack() {
      onUnverified()
      return null
    },
  })
  const problems = { ...found.problems, ...missing }

  const listed = [
    ...problemFields.flatMap((field) => {
      const message = problems[field]
      return message ? [{ message, fieldId: field }] : []
    }),
    ...found.others.map((message) => ({ message })),
  ]

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isSubmitting) return
    if (onPay) return onPay()
    const stillMissing = problemsIn(form, today)
    setMissing(stillMissing)
    if (Object.keys(stillMissing).length === 0) await submit()
    setAttempt(attempt + 1)
  }

  return (
    <Stage at="form" heading={words.heading} lead={words.lead}>
      <form onSubmit={send} noValidate className="space-y-12">
        {listed.length > 0 && <ErrorSummary problems={listed} attempt={attempt} />}
        <AccountFields
          form={form}
          problems={problems}
          phone={phone}
          today={today}
          onChange={onChange}
          onChangePhone={onChangePhone}
        />
        <div className="space-y-4">
          {refused && <Refusal refused={refused} words={orderSummary.refused} onSave={save} />}
          <Button type="submit" size="large" wide arrow busy={isSubmitting} busyLabel={words.submitting}>
            {words.submit}
          </Button>
          <p className="text-center text-sm text-ink-soft">{words.next}</p>
        </div>
      </form>
    </Stage>
  )
}
