import { type FormEvent, useState } from 'react'
import { paperWords as words } from '#content/appointments/paper-prescription.ts'
import { noAnswer } from '#content/identity/account.ts'
import type { PaperPrescriptionView } from '#contract/appointments/post.ts'
import type { FieldProblem } from '#contract/envelope.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { type PostalAddress, postalAddress } from '#domain/forms/postal-address.ts'
import { addressLines } from '#domain/identity/address-lines.ts'
import { pounds } from '#domain/orders/money.ts'
import { callApi } from '#web/browser/api.ts'
import { useAction } from '#web/browser/use-action.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { PaymentDialog } from '#web/shared/payment/payment-dialog.tsx'
import { type PayableOrder, pendingFor } from '#web/shared/payment/pending-payment.ts'
import { formatDateOrText } from '../../shell/format-date.ts'

interface Props {
  readonly paper: PaperPrescriptionView
  readonly onChange: () => void
  readonly onPaid: () => void
}

/** The address first, then the card: what is paid for is known before. */
export function PaperOffer({ paper, onChange, onPaid }: Props) {
  const [pending, setPending] = useState(() => pendingFor('post', paper.orderId))
  const [placed, setPlaced] = useState<PayableOrder | null>(pending?.order ?? null)
  const [isAsking, setIsAsking] = useState(false)
  const price = pounds(paper.pricePence)

  function close(isOver: boolean) {
    setPlaced(null)
    setPending(null)
    if (isOver) onChange()
  }
  function paid() {
    showToast({ title: words.paid.title, description: words.paid.text })
    setIsAsking(false)
    onChange()
    requestAnimationFrame(onPaid)
  }
  return (
    <>
      <p className="mt-4">{paper.stage === 'to pay' ? words.stages['to pay'] : words.offer(price)}</p>
      <p className="mt-1 text-sm text-ink-soft">{words.postBy(formatDateOrText(addDays(paper.postBefore, -1)))}</p>
      {isAsking ? (
        <WhereTo paper={paper} onPlaced={setPlaced} onBack={() => setIsAsking(false)} />
      ) : (
        <Button size="small" className="mt-4" onClick={() => setIsAsking(true)}>
          {paper.stage === 'to pay' ? words.goOn(price) : words.choose(price)}
        </Button>
      )}
      {placed && (
        <PaymentDialog
          order={placed}
          pending={pending}
          line={words.line}
          note={words.note}
          stays
          onPaid={paid}
          onClose={close}
        />
      )}
    </>
  )
}

interface WhereToProps {
  readonly paper: PaperPrescriptionView
  readonly onPlaced: (order: PayableOrder) => void
  readonly onBack: () => void
}

type Problems = Partial<Record<keyof PostalAddress, string>>

/** The address it goes to, as we know it, to be confirmed or put right. */
function WhereTo({ paper: { appointmentId: id, address: known, pricePence }, onPlaced, onBack }: WhereToProps) {
  const [to, setTo] = useState({ ...known, address: addressLines({ address: known.address }).join('\n') })
  const [wrong, setWrong] = useState<Problems>({})
  const { run, isBusy, problem, setProblem } = useAction(noAnswer)
  const fill = (field: keyof PostalAddress) => ({
    id: `post-${field}`,
    name: field,
    value: to[field],
    error: wrong[field],
    onChange(value: string) {
      setTo({ ...to, [field]: value })
      setWrong({ ...wrong, [field]: undefined })
    },
  })

  function tell(problems: readonly FieldProblem[]) {
    setWrong(Object.fromEntries(problems.map(({ field, message }) => [field, message])))
    document.getElementById(`post-${problems[0]?.field}`)?.focus()
  }

  async function choose(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setProblem(null)
    const { form, problems } = postalAddress.read(to, null)
    if (problems.length > 0) return tell(problems)
    await run(async () => {
      const { code, data, message } = await callApi('choose_post', { id, ...form })
      if (code !== 200 || !data) return setProblem(message || noAnswer)
      const { orderId, amountPence } = data
      onPlaced({
        kind: 'post',
        paymentId: orderId,
        uniqueId: null,
        phone: null,
        item: words.line,
        totalPence: amountPence,
      })
    })
  }

  return (
    <form noValidate onSubmit={choose} className="mt-4 space-y-5 sm:rounded-option sm:bg-white sm:p-5">
      <div>
        <h5 className="font-semibold">{words.where}</h5>
        <p className="mt-1 text-sm text-ink-soft">{words.whereWhat}</p>
      </div>
      <TextArea {...fill('address')} label={words.address} rows={3} autoComplete="street-address" />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField {...fill('city')} label={words.city} autoComplete="address-level2" />
        <TextField
          {...fill('pincode')}
          label={words.postcode}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      {problem && <AlertMessage>{problem}</AlertMessage>}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" size="small" busy={isBusy} busyLabel={words.paying}>
          {words.pay(pounds(pricePence))}
        </Button>
        <Button variant="quiet" size="small" onClick={onBack}>
          {words.back}
        </Button>
      </div>
    </form>
  )
}
