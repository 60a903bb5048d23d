import { type FocusEvent, type FormEvent, useState } from 'react'
import { orderSummary } from '#content/checkout/order-summary.ts'
import type { Task } from '#domain/evidence/tasks.ts'
import type { Day } from '#domain/identity/date-of-birth.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ErrorSummary } from '#web/kit/ui/error-summary.tsx'
import { sendWeightAnswers } from '#web/shared/answers/weight-management-status.ts'
import type { Placed } from '#web/shared/checkout/outcome.ts'
import { Refusal } from '#web/shared/checkout/refusal.tsx'
import { useSubmit } from '#web/shared/checkout/use-submit.ts'
import { fieldLeft } from '#web/shared/forms/field-left.ts'
import { useShownProblems } from '#web/shared/forms/use-shown-problems.ts'
import { AccountFields } from './account-fields.tsx'
import { type AccountForm, type FormProblems, fieldsIn, isFilled, problemFields, problemsIn } from './account-form.ts'
import { type Chosen, placeOrder } from './place-order.ts'
import { Stage } from './stage.tsx'
import { TasksBeforePaying } from './tasks-ahead.tsx'

const words = orderSummary.form

interface Props extends Chosen {
  readonly form: AccountForm
  readonly today: Day
  /** What will be needed of them afterwards. */
  readonly tasks: readonly Task[]
  /** Whose account it is, for those who are signed in. */
  readonly signedInAs: string | null
  readonly onChange: (change: Partial<AccountForm>) => void
  readonly onChangePhone: () => void
  /** The server does not know this phone as verified. */
  readonly onUnverified: () => void
  readonly onPlaced: (placed: Placed) => void
  /** The order is made and nothing was changed since: there is nothing to send, only to pay. */
  readonly onPay: (() => void) | null
}

export function AccountStage(props: Props) {
  const { form, today, phone, medication, tasks, onChange, onChangePhone, onUnverified, onPlaced, onPay } = props
  const [attempt, setAttempt] = useState(0)
  /** What kept the form from being sent. */
  const [missing, setMissing] = useState<FormProblems | null>(null)
  const { submit, save, isSubmitting, refused, found } = useSubmit({
    sendAnswers: sendWeightAnswers,
    send: (takeToken) => placeOrder(form, { phone, medication }, takeToken),
    onPlaced,
    async onSetBack() {
      onUnverified()
      return null
    },
  })
  // Whose session has ended meanwhile is asked for the password after all.
  const signedInAs = found.problems.password ? null : props.signedInAs
  const problems = problemsIn(form, today, signedInAs === null)
  const { shown, tell, leave, change } = useShownProblems(problems, found.problems)

  // At the top stands what was found on sending, until it is sent again: nothing moves while somebody corrects it.
  const atSending = missing ?? found.problems
  const listed = [
    ...problemFields.flatMap((field) => {
      const message = atSending[field]
      return message ? [{ message, fieldId: field }] : []
    }),
    ...found.others.map((message) => ({ message })),
  ]

  function edit(part: Partial<AccountForm>) {
    change(fieldsIn(part))
    onChange(part)
  }

  function leaveField(event: FocusEvent) {
    const field = problemFields.find((one) => one === fieldLeft(event))
    if (field && isFilled(form, field)) leave(field)
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isSubmitting) return
    if (onPay) return onPay()
    const isComplete = Object.keys(problems).length === 0
    tell(problemFields)
    setMissing(isComplete ? null : { ...shown, ...problems })
    if (isComplete) await submit()
    setAttempt(attempt + 1)
  }

  return (
    <Stage at="form" heading={words.heading} lead={words.lead}>
      <form onSubmit={send} onBlur={leaveField} noValidate className="space-y-12">
        {listed.length > 0 && <ErrorSummary problems={listed} attempt={attempt} />}
        <AccountFields
          form={form}
          problems={shown}
          phone={phone}
          signedInAs={signedInAs}
          today={today}
          onChange={edit}
          onChangePhone={onChangePhone}
        />
        <div className="space-y-4">
          <TasksBeforePaying tasks={tasks} />
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
