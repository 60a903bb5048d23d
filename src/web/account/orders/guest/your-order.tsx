import { useEffect } from 'react'
import { needsScript } from '#content/identity/account.ts'
import { yourOrder as words } from '#content/orders/your-order.ts'
import type { GuestOrder } from '#contract/orders/guest-orders.ts'
import { pages } from '#contract/pages.ts'
import { type TasksNow, turnOfOrder } from '#domain/cases/whose-turn.ts'
import { notePaidHere } from '#web/browser/paid-here.ts'
import { stateOf, useRead } from '#web/browser/use-read.ts'
import { DawnStrip } from '#web/kit/art/dawn-strip.tsx'
import { gutter } from '#web/kit/gutter.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { focusPageStart, PageHeading } from '#web/kit/ui/page-heading.tsx'
import { WaitingLine } from '#web/kit/ui/waiting-line.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { Tasks } from '../../evidence/tasks.tsx'
import { AccountFailed } from '../../shell/account-failed.tsx'
import { GuestAppointmentCard } from './guest-appointment-card.tsx'
import { GuestOrderCard } from './guest-order-card.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

/** What was paid for in this visit: open to the browser that paid, signed in or not. */
export default function YourOrder() {
  const read = useRead('visit_orders', {}, { onRead: ({ orders }) => notePaidHere(orders.length > 0) })
  if (stateOf(read) === 'failed') return <AccountFailed heading={words.failedHeading} onTryAgain={read.tryAgain} />
  const orders = read.data?.orders ?? 'loading'
  const [start, end] = headingOf(orders)
  return (
    <>
      <DawnStrip progress={0.7} className="hidden h-24 w-full sm:block print:hidden" />
      <div className={`${gutter} min-h-[60svh] pt-6 pb-16 sm:pt-8 lg:pt-12 lg:pb-20`}>
        <div className="mx-auto max-w-[52rem]">
          <PageHeading size="display">
            {start} <em className="text-green">{end}</em>
          </PageHeading>
          {orders === 'loading' ? (
            <OrdersLoading />
          ) : orders.length === 0 ? (
            <NoGuestOrders />
          ) : (
            <Orders orders={orders} />
          )}
        </div>
      </div>
    </>
  )
}

const headings: Readonly<Record<GuestOrder['kind'], readonly [string, string]>> = {
  order: words.heading,
  appointment: words.headingOfAppointment,
}

function headingOf(orders: readonly GuestOrder[] | 'loading'): readonly [string, string] {
  if (orders === 'loading') return words.heading
  if (orders.length === 0) return words.noneHeading
  if (orders.length > 1) return words.headingOfSeveral
  return headings[orders[0]?.kind ?? 'order']
}

function Orders({ orders }: { orders: readonly GuestOrder[] }) {
  useEffect(focusPageStart, [])
  const isWaiting = orders.some(({ kind, state }) => kind === 'order' && state === 'awaiting review')
  return isWaiting ? <WithTasks orders={orders} /> : <OrderCards orders={orders} tasks={null} />
}

function WithTasks({ orders }: { orders: readonly GuestOrder[] }) {
  const read = useRead('my_evidence', {})
  const evidence = stateOf(read)
  const tasks = typeof evidence === 'string' ? null : evidence
  const neededFor = orders.find((order) => order.kind === 'order' && order.reference === tasks?.order)
  const turn = neededFor?.kind === 'order' && tasks ? turnOfOrder(neededFor, tasks.tasks) : null
  return (
    <>
      <div className="mt-8">
        <Tasks evidence={evidence} turn={turn} onTryAgain={read.refresh} isGuest />
      </div>
      <OrderCards orders={orders} tasks={tasks} />
    </>
  )
}

function NoGuestOrders() {
  useEffect(focusPageStart, [])
  return (
    <div className="mt-5 space-y-7">
      <p className="max-w-[40rem] text-lg text-ink-soft">{words.none}</p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to={pages.login}>{words.signIn}</ButtonLink>
        <ButtonLink to={pages.getStarted} variant="quiet">
          {words.start}
        </ButtonLink>
      </p>
    </div>
  )
}

function OrdersLoading() {
  return (
    <>
      <WaitingLine>{words.loading}</WaitingLine>
      <noscript>
        <p className="mt-8 max-w-[36rem] rounded-option bg-mint p-5">{needsScript}</p>
      </noscript>
    </>
  )
}

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

function OrderCards({ orders, tasks }: Props) {
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
