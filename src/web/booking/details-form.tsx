import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'
import { bookingDetails as words } from '#content/appointments/booking.ts'
import { bookedWords, holdWords } from '#content/appointments/booking-hold.ts'
import { cardPayment } from '#content/checkout/order-summary.ts'
import type { SlotHold } from '#contract/appointments/bookings.ts'
import { pages } from '#contract/pages.ts'
import { adultAdhdAssessment } from '#domain/appointments/adult-adhd-assessment.ts'
import { missingConsents } from '#domain/appointments/consents.ts'
import { londonToday } from '#domain/calendar/london-time.ts'
import { consentRule } from '#domain/forms/booking-form.ts'
import { normalisePhone } from '#domain/identity/phone.ts'
import { pounds } from '#domain/orders/money.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { ErrorSummary } from '#web/kit/ui/error-summary.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { questionnaire } from '#web/shared/answers/adhd.ts'
import type { Placed } from '#web/shared/checkout/outcome.ts'
import { Refusal } from '#web/shared/checkout/refusal.tsx'
import { fieldLeft } from '#web/shared/forms/field-left.ts'
import { useShownProblems } from '#web/shared/forms/use-shown-problems.ts'
import { PaymentDialog } from '#web/shared/payment/payment-dialog.tsx'
import { type PayableOrder, pendingPayment } from '#web/shared/payment/pending-payment.ts'
import { seePaid } from '#web/shared/payment/see-paid.ts'
import { useOvertaken } from '#web/shared/payment/use-overtaken.tsx'
import {
  type BookingForm,
  fieldsIn,
  hasAllConsents,
  isFilled,
  type ProblemField,
  problemFields,
  problemsIn,
} from './booking-form.ts'
import { Consents, consentId } from './consents.tsx'
import { PayingFor } from './paying-for.tsx'
import { PersonFields } from './person-fields.tsx'
import { saveBookingDraft } from './place-booking.ts'
import { ReserveAgain } from './reserve-again.tsx'
import { forgetForm } from './saved-booking.ts'
import { TimeLeft } from './time-left.tsx'
import { useBook } from './use-book.ts'
import { useBookingForm } from './use-booking-form.ts'
import type { Held } from './use-hold.ts'

const { name, pricePence } = adultAdhdAssessment

const askAfterMs = 1_500

function tellBooked(reference: string | null, navigate: NavigateFunction) {
  forgetForm()
  showToast({ ...bookedWords.toast(reference), action: seePaid(cardPayment.seeAppointment, navigate) })
}

interface Props {
  readonly held: Held
  /** Whether this person could cancel what they book. */
  readonly canCancel: boolean
  /** Paying has begun or ended: how long the time is kept may have changed. */
  readonly onHoldChange: () => void
  /** The payment dialog lies over the page, or not any more. */
  readonly onPaying: (isPaying: boolean) => void
}

/** Who the person is and what they agree to, and the payment over it. */
export function DetailsForm({ held, canCancel, onHoldChange, onPaying }: Props) {
  const navigate = useNavigate()
  const hold = held.at === 'kept' ? held.hold : null
  const last = held.at === 'gone' ? held.last : hold
  const { form, change, ...known } = useBookingForm()
  const [pending, setPending] = useState(() => pendingPayment('booking'))
  const [placed, setPlaced] = useState<PayableOrder | null>(pending?.order ?? null)
  const [isPaying, setIsPaying] = useState(pending !== null)
  const [attempt, setAttempt] = useState(0)
  const overtaken = useOvertaken(questionnaire)
  const { submit, isSubmitting, refused, found } = useBook({
    form,
    hold,
    canCancel,
    onPlaced: pay,
    onAnotherTime: onHoldChange,
  })

  const draft = useEffectEvent(() => void saveBookingDraft(form, { hold, canCancel }))
  useEffect(() => draft(), [])

  const isComplete = hasAllConsents(form)
  // Whose session has ended meanwhile is asked for the password after all.
  const signedInAs = found.problems.password ? null : known.signedInAs
  const problems = problemsIn(form, londonToday(Date.now()), signedInAs === null)
  const { shown, tell, leave, change: noteChange } = useShownProblems(problems, found.problems)
  const listed = [
    ...problemFields.flatMap((field) => {
      const message = shown[field]
      return message ? [{ message, fieldId: fieldIdOf(field, form) }] : []
    }),
    ...found.others.map((message) => ({ message })),
  ]

  function edit(part: Partial<BookingForm>) {
    setPlaced(null)
    change(part)
    noteChange(fieldsIn(part))
  }

  function leaveField(event: FocusEvent) {
    const field = problemFields.find((one) => one === fieldLeft(event))
    if (field && isFilled(form, field)) leave(field)
  }

  /** Paying keeps the time a little longer, which the server says once the dialog has asked it. */
  const openDialog = useEffectEvent((isOpen: boolean) => {
    onPaying(isOpen)
    if (!isOpen) return
    const timer = setTimeout(onHoldChange, askAfterMs)
    return () => clearTimeout(timer)
  })
  const isDialogOpen = placed !== null && isPaying
  useEffect(() => openDialog(isDialogOpen), [isDialogOpen])

  // Other rights than were shown: what was agreed to before is not agreed to now.
  const withdraw = useEffectEvent(() => {
    if (!canCancel && form.consents.t8) change({ consents: { ...form.consents, t8: false } })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that counts.
  useEffect(() => withdraw(), [canCancel])

  function pay({ paymentId, uniqueId }: Placed) {
    const phone = normalisePhone(form.mobile) ?? ''
    setPlaced({ kind: 'booking', paymentId, uniqueId, phone, item: name, totalPence: pricePence })
    setIsPaying(true)
    onHoldChange()
  }

  function closePayment(isOver: boolean) {
    setIsPaying(false)
    setPending(null)
    if (isOver) setPlaced(null)
    onHoldChange()
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isSubmitting || !hold) return
    if (placed) return setIsPaying(true)
    tell(problemFields)
    if (Object.keys(problems).length === 0) {
      await submit()
      onHoldChange()
    }
    setAttempt(attempt + 1)
  }

  return (
    <>
      <form onSubmit={send} onBlur={leaveField} noValidate className="space-y-12">
        {attempt > 0 && listed.length > 0 && <ErrorSummary problems={listed} attempt={attempt} />}
        <PersonFields form={form} problems={shown} signedInAs={signedInAs} onChange={edit} />
        <Consents
          given={form.consents}
          canCancel={canCancel}
          error={shown.consents}
          onChange={(consents) => edit({ consents })}
        />
        <div className="space-y-3">
          <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <span className="text-lg font-semibold tabular-nums">{words.toPay(pounds(pricePence))}</span>
            {hold && <TimeLeft expiresAt={Date.parse(hold.expiresAt)} />}
          </p>
          <Button
            type="submit"
            size="large"
            wide
            arrow
            markedDisabled={!isComplete || !hold}
            busy={isSubmitting}
            busyLabel={words.paying}
            aria-describedby="agree-first"
          >
            {words.payNow}
          </Button>
          <p id="agree-first" className="min-h-6 text-center text-sm text-ink-soft">
            {!hold ? holdWords.again.payFirst : isComplete ? words.captured : words.agreeFirst}
          </p>
          {refused && <Refusal refused={refused} words={words} />}
        </div>
      </form>
      {placed && isPaying && (
        <PaymentDialog
          order={placed}
          pending={pending}
          line={placed.item}
          note={words.captured}
          aside={last && <PayingFor hold={last} isHeld={hold !== null} />}
          payBlocked={hold ? overtaken : blocked(last, onHoldChange)}
          onPaid={(reference) => tellBooked(reference, navigate)}
          onClose={closePayment}
        />
      )}
    </>
  )
}

/** The time ran out while the card was being typed: nothing is sent for a time that is not theirs. */
const blocked = (last: SlotHold | null, onKept: () => void) => ({
  reason: last ? holdWords.again.locked : holdWords.none.text,
  action: last ? (
    <ReserveAgain last={last} onKept={onKept} />
  ) : (
    <ButtonLink to={pages.bookingSchedule}>{holdWords.none.link}</ButtonLink>
  ),
})

/** The consents have a box each: the first that is missing is the place to go to. */
const fieldIdOf = (field: ProblemField, form: BookingForm): string =>
  field === 'consents' ? consentId(missingConsents(form.consents, consentRule)[0] ?? 't1') : field
