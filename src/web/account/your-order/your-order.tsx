import { useEffect } from 'react'
import { needsScript } from '#content/account.ts'
import { yourOrder as words } from '#content/your-order.ts'
import { pages } from '#contract/pages.ts'
import type { VisitOrder } from '#contract/visit-orders.ts'
import { DawnStrip } from '#web/kit/art/dawn-strip.tsx'
import { gutter } from '#web/kit/gutter.ts'
import { ButtonLink } from '#web/kit/ui/button.tsx'
import { Waiting } from '#web/kit/ui/icons.tsx'
import { focusPageStart, PageHeading } from '#web/kit/ui/page-heading.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { AccountFailed } from '../account-waiting.tsx'
import { Tasks } from '../evidence/tasks.tsx'
import { useEvidence } from '../evidence/use-evidence.ts'
import { useVisitOrders } from './use-visit-orders.ts'
import { VisitAppointmentCard } from './visit-appointment-card.tsx'
import { VisitOrderCard } from './visit-order-card.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

/** What was paid for in this visit: open to the browser that paid, signed in or not. */
export default function YourOrder() {
  const { orders, tryAgain } = useVisitOrders()
  if (orders === 'failed') return <AccountFailed heading={words.failedHeading} onTryAgain={tryAgain} />
  const [start, end] = headingOf(orders)
  return (
    <>
      <DawnStrip progress={0.7} className="hidden h-24 w-full sm:block print:hidden" />
      <div className={`${gutter} min-h-[60svh] pt-6 pb-16 sm:pt-8 lg:pt-12 lg:pb-20`}>
        <div className="mx-auto max-w-[52rem]">
          <PageHeading size="display">
            {start} <em className="text-green">{end}</em>
          </PageHeading>
          {orders === 'loading' ? <Loading /> : orders.length === 0 ? <None /> : <Orders orders={orders} />}
        </div>
      </div>
    </>
  )
}

const headings: Readonly<Record<VisitOrder['kind'], readonly [string, string]>> = {
  order: words.heading,
  appointment: words.headingOfAppointment,
}

function headingOf(orders: readonly VisitOrder[] | 'loading'): readonly [string, string] {
  if (orders === 'loading') return words.heading
  if (orders.length === 0) return words.noneHeading
  if (orders.length > 1) return words.headingOfSeveral
  return headings[orders[0]?.kind ?? 'order']
}

function Loading() {
  return (
    <>
      <p role="status" className="mt-5 flex items-center gap-3 text-lg text-ink-soft noscript:hidden">
        <Waiting />
        {words.loading}
      </p>
      <noscript>
        <p className="mt-8 max-w-[36rem] rounded-option bg-mint p-5">{needsScript}</p>
      </noscript>
    </>
  )
}

function None() {
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

function Card({ order, isNeeded }: { order: VisitOrder; isNeeded: boolean }) {
  switch (order.kind) {
    case 'order':
      return <VisitOrderCard order={order} isNeeded={isNeeded} />
    case 'appointment':
      return <VisitAppointmentCard order={order} />
  }
}

function Orders({ orders }: { orders: readonly VisitOrder[] }) {
  useEffect(focusPageStart, [])
  const isWaiting = orders.some(({ kind, state }) => kind === 'order' && state === 'awaiting review')
  return isWaiting ? <WithTasks orders={orders} /> : <Cards orders={orders} isNeeded={false} />
}

function WithTasks({ orders }: { orders: readonly VisitOrder[] }) {
  const { evidence, refresh } = useEvidence()
  const isNeeded = typeof evidence !== 'string' && evidence.tasks.some(({ state }) => state !== 'done')
  return (
    <>
      <div className="mt-8">
        <Tasks evidence={evidence} onTryAgain={refresh} />
      </div>
      <Cards orders={orders} isNeeded={isNeeded} />
    </>
  )
}

function Cards({ orders, isNeeded }: { orders: readonly VisitOrder[]; isNeeded: boolean }) {
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
