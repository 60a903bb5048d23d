import { yourOrder as words } from '#content/orders/your-order.ts'
import type { GuestOrder } from '#contract/orders/guest-orders.ts'
import { type TasksNow, turnOfOrder } from '#domain/cases/whose-turn.ts'
import { GuestAppointmentCard } from './guest-appointment-card.tsx'
import { GuestOrderCard } from './guest-order-card.tsx'

interface Props {
  readonly orders: readonly GuestOrder[]
  /** What is needed of the person. Null: nothing is, or it is not known yet. */
  readonly tasks: TasksNow | null
}

function Card({ order, tasks }: { order: GuestOrder; tasks: Props['tasks'] }) {
  switch (order.kind) {
    case 'order':
      return (
        <GuestOrderCard
          order={order}
          turn={turnOfOrder(order, tasks?.order === order.reference ? tasks.tasks : null)}
          isListed={tasks === null || tasks.order === order.reference}
        />
      )
    case 'appointment':
      return <GuestAppointmentCard order={order} />
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
