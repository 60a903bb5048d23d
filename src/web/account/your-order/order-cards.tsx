import { yourOrder as words } from '#content/your-order.ts'
import type { VisitOrder } from '#contract/visit-orders.ts'
import { type TasksNow, turnOfOrder } from '#domain/care/whose-turn.ts'
import { VisitAppointmentCard } from './visit-appointment-card.tsx'
import { VisitOrderCard } from './visit-order-card.tsx'

interface Props {
  readonly orders: readonly VisitOrder[]
  /** What is needed of the person. Null: nothing is, or it is not known yet. */
  readonly tasks: TasksNow | null
}

function Card({ order, tasks }: { order: VisitOrder; tasks: Props['tasks'] }) {
  switch (order.kind) {
    case 'order':
      return (
        <VisitOrderCard
          order={order}
          turn={turnOfOrder(order, tasks?.order === order.reference ? tasks.tasks : null)}
          isListed={tasks === null || tasks.order === order.reference}
        />
      )
    case 'appointment':
      return <VisitAppointmentCard order={order} />
  }
}

export function OrderCards({ orders, tasks }: Props) {
  return (
    <>
      <ul className="mt-8 space-y-8">
        {orders.map((order) => (
          <li key={order.reference}>
            <Card order={order} tasks={tasks} />
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
