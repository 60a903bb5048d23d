import { useEffect } from 'react'
import { yourOrder as words } from '#content/orders/your-order.ts'
import type { GuestOrder } from '#contract/orders/guest-orders.ts'
import { turnOfOrder } from '#domain/cases/whose-turn.ts'
import { notePaidHere } from '#web/browser/paid-here.ts'
import { stateOf, useRead } from '#web/browser/use-read.ts'
import { DawnStrip } from '#web/kit/art/dawn-strip.tsx'
import { gutter } from '#web/kit/gutter.ts'
import { focusPageStart, PageHeading } from '#web/kit/ui/page-heading.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { Tasks } from '../../evidence/tasks.tsx'
import { AccountFailed } from '../../shell/account-failed.tsx'
import { NoGuestOrders } from './no-guest-orders.tsx'
import { OrderCards } from './order-cards.tsx'
import { OrdersLoading } from './orders-loading.tsx'

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
