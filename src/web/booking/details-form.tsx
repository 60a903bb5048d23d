import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'
import { bookedWords, bookingDetails as words } from '#content/booking.ts'
import { cardPayment } from '#content/order-summary.ts'
import type { SlotHold } from '#contract/bookings.ts'
import { missingConsents } from '#domain/booking/consents.ts'
import { londonTimeAt } from '#domain/booking/london-time.ts'
import { adultAdhdAssessment } from '#domain/booking/service.ts'
import { type Day, parseDay } from '#domain/people/date-of-birth.ts'
import { normalisePhone } from '#domain/people/phone.ts'
import { PaymentDialog } from '#web/payment/payment-dialog.tsx'
import { type PayableOrder, pendingPayment } from '#web/payment/pending-payment.ts'
import { seePaid } from '#web/payment/see-paid.ts'
import type { Placed } from '#web/placing/outcome.ts'
import { Refusal } from '#web/placing/refusal.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { showToast } from '#web/ui/toasts.ts'
import {
  type BookingForm,
  consentRule,
  type FormProblems,
  hasAllConsents,
  type ProblemField,
  problemFields,
  problemsIn,
} from './booking-form.ts'
import { Consents, consentId } from './consents.tsx'
import { forgetForm } from './kept-booking.ts'
import { PersonFields } from './person-fields.tsx'
import { keepBookingDraft } from './place-booking.ts'
import { useBook } from './use-book.ts'
import { useBookingForm } from './use-booking-form.ts'

const { name, pricePence } = adultAdhdAssessment

const todayInLondon = () => parseDay(londonTimeAt(Date.now()).date) as Day

function tellBooked(reference: string | null, navigate: NavigateFunction) {
  forgetForm()
  showToast({ ...bookedWords.toast(reference), action: seePaid(cardPayment.seeAppointment, navigate) })
}

interface Props {
  readonly hold: SlotHold | null
  /** Paying has begun or ended: how long the time is kept may have changed. */
  readonly onHoldChange: () => void
}

/** Who the person is and what they agree to, and the payment over it. */
export function DetailsForm({ hold, onHoldChange }: Props) {
  const navigate = useNavigate()
  const { form, change, ...known } = useBookingForm()
  const [pending, setPending] = useState(() => pendingPayment('booking'))
  const [placed, setPlaced] = useState<PayableOrder | null>(pending?.order ?? null)
  const [isPaying, setIsPaying] = useState(pending !== null)
  const [hasTried, setHasTried] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const { submit, isSubmitting, refused, found } = useBook({ form, hold, onPlaced: pay, onAnotherTime: onHoldChange })

  const draft = useEffectEvent(() => void keepBookingDraft(form, hold))
  useEffect(() => draft(), [])

  const isComplete = hasAllConsents(form)
  // Whose session has ended meanwhile is asked for the password after all.
  const signedInAs = found.problems.password ? null : known.signedInAs
  const missing = hasTried ? problemsIn(form, todayInLondon(), signedInAs === null) : {}
  const problems: FormProblems = { ...found.problems, ...missing }
  const listed = [
    ...problemFields.flatMap((field) => {
      const message = problems[field]
      return message ? [{ message, fieldId: fieldIdOf(field, form) }] : []
    }),
    ...found.others.map((message) => ({ message })),
  ]

  function edit(part: Partial<BookingForm>) {
    setPlaced(null)
    change(part)
  }

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
    if (isSubmitting) return
    if (placed) return setIsPaying(true)
    setHasTried(true)
    if (Object.keys(problemsIn(form, todayInLondon(), signedInAs === null)).length === 0) await submit()
    setAttempt(attempt + 1)
  }

  return (
    <>
      <form onSubmit={send} noValidate className="space-y-12">
        {attempt > 0 && listed.length > 0 && <ErrorSummary problems={listed} attempt={attempt} />}
        <PersonFields form={form} problems={problems} signedInAs={signedInAs} onChange={edit} />
        <Consents given={form.consents} error={problems.consents} onChange={(consents) => edit({ consents })} />
        <div className="space-y-4">
          <Button
            type="submit"
            size="large"
            wide
            arrow
            markedDisabled={!isComplete}
            busy={isSubmitting}
            busyLabel={words.paying}
            aria-describedby="agree-first"
          >
            {words.payNow}
          </Button>
          <p id="agree-first" className="min-h-6 text-center text-sm text-ink-soft">
            {isComplete ? words.captured : words.agreeFirst}
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
          onPaid={(reference) => tellBooked(reference, navigate)}
          onClose={closePayment}
        />
      )}
    </>
  )
}

/** The consents have a box each: the first that is missing is the place to go to. */
const fieldIdOf = (field: ProblemField, form: BookingForm): string =>
  field === 'consents' ? consentId(missingConsents(form.consents, consentRule)[0] ?? 't1') : field
