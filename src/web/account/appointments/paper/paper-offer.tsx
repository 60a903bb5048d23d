import { useState } from 'react'
import { paperWords as words } from '#content/appointments/paper-prescription.ts'
import type { ShownPaper } from '#contract/appointments/post.ts'
import { addDays } from '#domain/appointments/calendar.ts'
import { pounds } from '#domain/catalogue/money.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { PaymentDialog } from '#web/shared/payment/payment-dialog.tsx'
import { type PayableOrder, pendingFor } from '#web/shared/payment/pending-payment.ts'
import { writtenDay } from '../../shell/written-date.ts'
import { WhereTo } from './where-to.tsx'

interface Props {
  readonly paper: ShownPaper
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
      <p className="mt-1 text-sm text-ink-soft">{words.postBy(writtenDay(addDays(paper.postBefore, -1)))}</p>
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
