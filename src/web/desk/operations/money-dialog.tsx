import { moneyScreen as words } from '#content/orders/money.ts'
import { pounds } from '#domain/catalogue/money.ts'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { dayOf } from '../cases/list/written-date.ts'
import { Freshness } from '../shell/freshness.tsx'
import { useDeskRead } from '../use-desk-read.ts'
import { CloseDifference } from './close-difference.tsx'
import { RefundDialog } from './refund-dialog.tsx'

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
