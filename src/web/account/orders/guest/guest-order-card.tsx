import { orderWords, receiptWords } from '#content/identity/account.ts'
import { receiptLines, yourOrder as words } from '#content/orders/your-order.ts'
import type { MedicationOrder } from '#contract/orders/guest-orders.ts'
import { pages } from '#contract/pages.ts'
import type { OrderTurn } from '#domain/cases/whose-turn.ts'
import { addressLines } from '#domain/identity/address-lines.ts'
import { fullName } from '#domain/identity/full-name.ts'
import { medicineNamed } from '#domain/medicines/medicines.ts'
import { type PromisedTime, promiseText } from '#domain/promises/promised-time.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { Late } from '#web/shared/promises/late.tsx'
import { useNow } from '#web/shared/promises/use-now.ts'
import { stageOf } from '../../today/next-step.ts'
import { OrderNext } from '../order-next.tsx'
import { OrderTimeline } from '../order-timeline.tsx'
import { ReceiptLines } from '../receipt-lines.tsx'
import { timelineOf } from '../timeline.ts'
import { GuestReceipt } from './guest-receipt.tsx'
import { OrderSection } from './order-section.tsx'

interface Props {
  readonly order: MedicationOrder
  readonly turn: OrderTurn | null
  /** What is needed stands in the list above. Whose address has an account finds it there. */
  readonly isListed: boolean
}

export function GuestOrderCard({ order, turn, isListed }: Props) {
  const { state, reference, sentBy, decision } = order
  const medication = medicineNamed(order.item)
  const name = medication?.name ?? order.item
  return (
    <Card as="article" className="sm:p-9">
      <div className="flex gap-6">
        <div className="min-w-0 flex-1">
          <p className="w-fit rounded-full bg-mint px-3.5 py-1 text-sm font-semibold text-green">
            {stageOf(order, turn)}
          </p>
          <h2 className="mt-3 text-[2rem] leading-tight sm:text-[2.5rem]">{name}</h2>
          <p className="mt-1 text-ink-soft">
            {orderWords.reference}{' '}
            <span className="font-semibold whitespace-nowrap text-ink tabular-nums">{reference}</span>
          </p>
        </div>
        {medication && (
          <img src={medication.image} alt="" width="204" height="264" className="scene -my-1 h-24 w-auto sm:h-28" />
        )}
      </div>
      <div className="mt-6 grid gap-x-10 gap-y-7 border-t border-line pt-6 md:grid-cols-2">
        <OrderTimeline moments={timelineOf(order, turn)} />
        <div className="space-y-5">
          <div className="rounded-option bg-mint p-5">
            <OrderSection heading={words.next}>
              {order.care || !decision ? (
                <OrderNext order={{ ...order, isListedElsewhere: !isListed }} turn={turn} canMessage={false} />
              ) : (
                <DecidedBy decision={decision} />
              )}
            </OrderSection>
            {turn?.turn === 'patient' && (!isListed || turn.waitsFor !== 'evidence') && (
              <ButtonLink to={pages.account} size="small" className="mt-4" arrow>
                {words.toAccount}
              </ButtonLink>
            )}
          </div>
          <OrderSection heading={words.needed.heading}>
            <p>{neededOf(order, turn, isListed)}</p>
          </OrderSection>
          <OrderSection heading={words.sentTo}>
            <p className="wrap-anywhere">{[fullName(sentBy), ...addressLines(sentBy)].join(', ')}</p>
            {sentBy.email && <p className="text-sm text-ink-soft wrap-anywhere">{words.needed.wrong(sentBy.email)}</p>}
          </OrderSection>
        </div>
      </div>
      <GuestReceipt status={Object.hasOwn(receiptWords.states, state) ? statusOf(state) : ''}>
        <ReceiptLines {...order} item={receiptLines.firstMonth(name)} isDelivered />
      </GuestReceipt>
    </Card>
  )
}

function neededOf({ state }: MedicationOrder, turn: OrderTurn | null, isListed: boolean): string {
  if (turn?.turn === 'patient')
    return turn.waitsFor === 'evidence' && isListed ? words.needed.list : words.needed.inAccount
  return state === 'awaiting review' ? words.needed.nothing : words.needed.none
}

const statusOf = (state: string): string => receiptWords.states[state as keyof typeof receiptWords.states]

/** Of an order that has no case yet: until when a clinician decides, or the hold on the card ends. */
function DecidedBy({ decision }: { decision: PromisedTime }) {
  const told = promiseText(decision, useNow())
  return told.isLate ? <Late told={told} canMessage={false} /> : <p>{words.reviewedBy(told.by)}</p>
}
