import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { cardPayment, orderSummary } from '#content/checkout/order-summary.ts'
import { londonToday } from '#domain/calendar/london-time.ts'
import type { Task } from '#domain/evidence/tasks.ts'
import { normalisePhone } from '#domain/identity/phone.ts'
import { type Medicine, medicineNamed } from '#domain/medicines/medicines.ts'
import { firstMonthTotalPence } from '#domain/medicines/prices.ts'
import { deviceStorage } from '#web/browser/browser-storage.ts'
import { questionnaire } from '#web/shared/answers/weight-management.ts'
import type { Placed } from '#web/shared/checkout/outcome.ts'
import { useSignedInPerson } from '#web/shared/checkout/use-signed-in-person.ts'
import { PaymentDialog } from '#web/shared/payment/payment-dialog.tsx'
import { type PayableOrder, pendingPayment } from '#web/shared/payment/pending-payment.ts'
import { useOvertaken } from '#web/shared/payment/use-overtaken.tsx'
import { laterPriceWords } from '#web/shared/prices/later-price-words.ts'
import type { AccountForm } from './account-form.ts'
import { AccountStage } from './account-stage.tsx'
import { announcePaid } from './announce-paid.ts'
import { OtpStage } from './otp-stage.tsx'
import { PhoneStage } from './phone-stage.tsx'
import { saveOrderDraft } from './place-order.ts'
import { readablePhone } from './readable-phone.ts'
import { forgetSentCode, keepSentCode, keptSentCode, type SentCode } from './send-code.ts'
import { focusStage, lastStep } from './stage.tsx'
import { useAccountForm } from './use-account-form.ts'

const verifiedKey = 'verified'

type Stage =
  | { readonly at: 'phone'; readonly isAskedAgain: boolean }
  | { readonly at: 'otp'; readonly code: SentCode }
  | { readonly at: 'form'; readonly phone: string }

const keptPhone = () => normalisePhone(deviceStorage.getItem(verifiedKey) ?? '')

/** A remembered phone starts at the form; whether it is verified, the server decides at the end. */
function firstStage(): Stage {
  // Where another number is being verified, its code is on the way.
  const code = keptSentCode()
  if (code) return { at: 'otp', code }
  const phone = keptPhone()
  return phone ? { at: 'form', phone } : { at: 'phone', isAskedAgain: false }
}

/** The three stages, and the payment over them. Everything typed is held here, whatever stage is shown. */
export function Order({ medication, tasks }: { medication: Medicine; tasks: readonly Task[] }) {
  const navigate = useNavigate()
  const [stage, setStage] = useState(firstStage)
  const [phone, setPhone] = useState(() => readablePhone(keptSentCode()?.phone ?? keptPhone() ?? ''))
  const person = useSignedInPerson()
  const { form, change } = useAccountForm(stage.at === 'form' ? stage.phone : null, person)
  const [pending, setPending] = useState(() => pendingPayment('order'))
  const [placed, setPlaced] = useState<PayableOrder | null>(pending?.order ?? null)
  const [isPaying, setIsPaying] = useState(pending !== null)
  const overtaken = useOvertaken(questionnaire)
  const shown = useRef(stage.at)

  useEffect(() => {
    if (shown.current !== stage.at) focusStage()
    shown.current = stage.at
  }, [stage.at])

  function verified(verifiedPhone: string) {
    forgetSentCode()
    deviceStorage.setItem(verifiedKey, verifiedPhone)
    setPlaced(null)
    void saveOrderDraft(form, { phone: verifiedPhone, medication })
    setStage({ at: 'form', phone: verifiedPhone })
  }

  function edit(part: Partial<AccountForm>) {
    setPlaced(null)
    change(part)
  }

  function pay({ paymentId, uniqueId }: Placed, verifiedPhone: string) {
    const totalPence = firstMonthTotalPence(medication)
    setPlaced({ kind: 'order', paymentId, uniqueId, phone: verifiedPhone, item: medication.name, totalPence })
    setIsPaying(true)
  }

  function closePayment(isOver: boolean) {
    setIsPaying(false)
    setPending(null)
    if (isOver) setPlaced(null)
  }

  function askForPhone(isAskedAgain: boolean) {
    forgetSentCode()
    setStage({ at: 'phone', isAskedAgain })
  }

  function sent(code: SentCode) {
    keepSentCode(code)
    setStage({ at: 'otp', code })
  }

  return (
    <>
      {stage.at === 'phone' && (
        <PhoneStage phone={phone} onPhone={setPhone} isAskedAgain={stage.isAskedAgain} onSent={sent} />
      )}
      {stage.at === 'otp' && (
        <OtpStage code={stage.code} onResent={sent} onChangeNumber={() => askForPhone(false)} onVerified={verified} />
      )}
      {stage.at === 'form' && (
        <AccountStage
          form={form}
          today={londonToday(Date.now())}
          signedInAs={person?.email ?? null}
          tasks={tasks}
          phone={stage.phone}
          medication={medication}
          onChange={edit}
          onChangePhone={() => askForPhone(false)}
          onUnverified={() => askForPhone(true)}
          onPlaced={(order) => pay(order, stage.phone)}
          onPay={placed && (() => setIsPaying(true))}
        />
      )}
      {placed && isPaying && (
        <PaymentDialog
          order={placed}
          pending={pending}
          line={`${cardPayment.total(placed.item)}, ${laterPriceWords(medicineNamed(placed.item) ?? medication)}`}
          note={`${orderSummary.step(lastStep, lastStep)}. ${cardPayment.onlyIf}`}
          payBlocked={overtaken}
          onPaid={(reference) => announcePaid(reference, navigate)}
          onClose={closePayment}
        />
      )}
    </>
  )
}
