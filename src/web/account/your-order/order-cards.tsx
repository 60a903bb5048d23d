import { yourOrder as words } from '#content/your-order.ts'
import type { VisitOrder } from '#contract/visit-orders.ts'
import { VisitAppointmentCard } from './visit-appointment-card.tsx'
import { VisitOrderCard } from './visit-order-card.tsx'

function Card({ order, isNeeded }: { order: VisitOrder; isNeeded: boolean }) {
  switch (order.kind) {
    case 'order':
      return <VisitOrderCard order={order} isNeeded={isNeeded} />
    case 'appointment':
      return <VisitAppointmentCard order={order} />
  }
}

export function OrderCards({ orders, isNeeded }: { orders: readonly VisitOrder[]; isNeeded: boolean }) {
  return (
    <>
      <ul className="mt-8 space-y-8">
        {orders.map((order) => (
          <li key={order.reference}>
            <Card order={order} isNeeded={isNeeded} />
          </li>
        ))}
      </ul>
      <section aria-labelledby="later" className="mt-8 text-ink-soft print:hidden">
        <h2 id="later" className="text-subheading text-ink">
          {words.later.heading}
        </h2>
        <p className="mt-1 max-w-[42rem]">{words.later.text}</p>
      </section>
    </>
  )
}
