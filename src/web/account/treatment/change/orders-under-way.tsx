import { selfServiceChangeMeans, selfServiceChangeWords as words } from '#content/treatment/self-service-change.ts'
import type { OwnPlan } from '#contract/treatment/treatment.ts'
import { pounds } from '#domain/catalogue/money.ts'
import { WithdrawOrder } from '../../orders/withdraw-order.tsx'
import { Section } from '../../shell/section.tsx'

interface Props {
  readonly orders: OwnPlan['orders']
  readonly onChange: () => void
}

/** What is ordered already, and calling it off while that costs nothing. */
export const OrdersUnderWay = ({ orders, onChange }: Props) => (
  <Section id="orders-under-way" heading={words.ordersHeading} what={words.ordersWhat}>
    <ul className="mt-4 space-y-4">
      {orders.map((order) => (
        <li key={order.id} className="rounded-option bg-paper-deep p-5">
          <p>{selfServiceChangeMeans.money[order.is](order.reference, pounds(order.amountPence))}</p>
          {order.canWithdraw && (
            <div className="mt-2">
              <WithdrawOrder order={order} onWithdrawn={onChange} />
            </div>
          )}
        </li>
      ))}
    </ul>
  </Section>
)
