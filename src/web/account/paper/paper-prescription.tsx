import { useRef, useState } from 'react'
import { paperWords as words } from '#content/paper-prescription.ts'
import type { ShownPaper } from '#contract/post.ts'
import { pounds } from '#domain/catalogue/money.ts'
import { addressLines } from '#domain/people/address-lines.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { PaymentDialog } from '#web/shared/payment/payment-dialog.tsx'
import { type PayableOrder, pendingFor } from '#web/shared/payment/pending-payment.ts'
import { dayOf, writtenDay } from '../written-date.ts'
import { CancelPost } from './cancel-post.tsx'
import { WhereTo } from './where-to.tsx'

interface Props {
  readonly paper: ShownPaper
  readonly onChange: () => void
}

/** A prescription that was written on paper, and having it posted (PO-04). */
export function PaperPrescription({ paper, onChange }: Props) {
  const { stage, writtenOn, by } = paper
  const section = useRef<HTMLElement>(null)
  // The form and the dialog are gone, and with them the place where the person was.
  const land = () => {
    section.current?.scrollIntoView({ block: 'center' })
    section.current?.focus({ preventScroll: true })
  }
  return (
    <section ref={section} tabIndex={-1} aria-label={words.heading} className="rounded-option bg-mint p-5 outline-none">
      <h4 className="font-sans text-base font-semibold tracking-normal">{words.heading}</h4>
      <p className="mt-1">{words.written(by, writtenDay(writtenOn))}</p>
      {stage === 'offered' || stage === 'to pay' ? (
        <Offer paper={paper} onChange={onChange} onPaid={land} />
      ) : (
        <OnItsWay paper={paper} onChange={onChange} />
      )}
    </section>
  )
}

/** The address first, then the card: what is paid for is known before. */
function Offer({ paper, onChange, onPaid }: Props & { readonly onPaid: () => void }) {
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
      <p className="mt-1">{paper.stage === 'to pay' ? words.stages['to pay'] : words.offer(price)}</p>
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

function OnItsWay({ paper, onChange }: Props) {
  const { stage, posted, address, pricePence, reference } = paper
  return (
    <>
      {stage === 'posted' && posted ? (
        <p className="mt-1 font-semibold">{words.stages.posted(dayOf(posted.at), posted.carrier)}</p>
      ) : (
        (stage === 'to post' || stage === 'paying') && <p className="mt-1 font-semibold">{words.stages[stage]}</p>
      )}
      {posted?.tracking && <p>{words.tracking(posted.tracking)}</p>}
      <dl className="mt-3 text-sm">
        <dt className="text-ink-soft">{words.to}</dt>
        <dd className="wrap-anywhere">{addressLines(address).join(', ')}</dd>
      </dl>
      <p className="mt-1 text-sm text-ink-soft">
        {stage !== 'paying' && reference && words.paidWas(pounds(pricePence), reference)}
      </p>
      {posted && <p className="mt-2 text-sm text-ink-soft">{words.lost}</p>}
      {stage === 'to post' && <CancelPost paper={paper} onCancelled={onChange} />}
    </>
  )
}
