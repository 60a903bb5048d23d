import { useEffect } from 'react'
import { Link } from 'react-router'
import {
  lettersLink,
  myConsentsLink,
  myDataLink,
  paymentCardLink,
  accountWords as words,
} from '#content/identity/account.ts'
import { recordAccessWords } from '#content/privacy/record-access.ts'
import { pages, recordAccessPath } from '#contract/pages.ts'
import { whoseTurn } from '#domain/cases/whose-turn.ts'
import { stateOf, useRead } from '#web/browser/use-read.ts'
import { DawnStrip } from '#web/kit/art/dawn-strip.tsx'
import { gutter } from '#web/kit/gutter.ts'
import { focusPageStart, PageHeading } from '#web/kit/ui/page-heading.tsx'
import { NewVersion } from '#web/shared/app-worker/new-version.tsx'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'
import { Appointments } from '../appointments/appointments.tsx'
import { NoAppointments } from '../appointments/no-appointments.tsx'
import { Tasks } from '../evidence/tasks.tsx'
import { SecurityCard } from '../identity/security-card.tsx'
import { SignOut } from '../identity/sign-out.tsx'
import { MessagesCard } from '../messages/messages-card.tsx'
import { NoOrders } from '../orders/no-orders.tsx'
import { OrderCard } from '../orders/order-card.tsx'
import { Details } from '../shell/details.tsx'
import type { Account } from '../shell/use-account-read.ts'
import { TrackingCard } from '../treatment/tracking/tracking-card.tsx'
import { TreatmentCard } from '../treatment/treatment-card.tsx'
import { CarryOn } from './carry-on-card.tsx'
import { NextCard } from './next-card.tsx'

/** Once it is approved, what is asked for stands with the order. */
const waitsForEvidence = ({ state, care }: Account['orders'][number]) =>
  state === 'awaiting review' && care?.state !== 'approved' && care?.state !== 'waiting_for_price'

/** Everything that is the person's own, on one page. */
export function Overview({ account, onChange }: { account: Account; onChange: () => void }) {
  const { profile, orders, appointments, treatment, unfinishedAssessment, unreadMessages } = account
  useEffect(focusPageStart, [])
  const hasTasks = orders.some(waitsForEvidence)
  // What is booked for a task stands with the task.
  const listed = appointments.filter(({ isFree, state }) => !(hasTasks && isFree && state === 'booked'))
  const read = useRead('my_evidence', {}, { isWanted: hasTasks })
  const evidence = stateOf(read)
  const whose = whoseTurn({
    step: treatment?.step ?? null,
    orders,
    appointments,
    tasks: typeof evidence === 'string' ? null : evidence,
    now: Date.now(),
  })
  const neededFor =
    typeof evidence === 'string' ? undefined : orders.find(({ reference }) => reference === evidence.order)
  const [start, end] = profile.name ? [`${words.hello},`, profile.name] : words.heading

  return (
    <>
      <DawnStrip progress={0.7} className="hidden h-24 w-full sm:block" />
      <div className={`${gutter} pt-6 pb-16 sm:pt-8 lg:pt-12 lg:pb-20`}>
        <PageHeading size="display" className="wrap-anywhere">
          {start} <em className="text-green">{end}</em>
        </PageHeading>
        <div className="mt-8 grid items-start gap-x-16 gap-y-12 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_19rem] xl:gap-x-20">
          <div className="min-w-0 space-y-10 lg:space-y-12">
            {whose.next && <NextCard whose={whose} account={account} />}
            {treatment && (
              <TreatmentCard treatment={treatment} step={whose.step ?? treatment.step} onChange={onChange} />
            )}
            {hasTasks && (
              <Tasks
                evidence={evidence}
                turn={(neededFor && whose.orders.get(neededFor.id)) ?? null}
                onTryAgain={read.refresh}
              />
            )}
            {unfinishedAssessment && <CarryOn flow={unfinishedAssessment} />}
            {unreadMessages > 0 && <MessagesCard unread={unreadMessages} />}
            {listed.length > 0 && <Appointments appointments={listed} onChange={onChange} />}
            {(orders.length > 0 || appointments.length === 0) && (
              <section aria-labelledby="orders">
                <h2 id="orders">{words.orders}</h2>
                {orders.length === 0 ? (
                  <NoOrders />
                ) : (
                  <ul className="mt-5 space-y-6">
                    {orders.map((order) => (
                      <li key={order.id}>
                        <OrderCard order={order} turn={whose.orders.get(order.id) ?? null} onChange={onChange} />
                      </li>
                    ))}
                  </ul>
                )}
              </section>
            )}
            {orders.length > 0 && <TrackingCard />}
            {appointments.length === 0 && <NoAppointments />}
            {!(unreadMessages > 0) && <MessagesCard unread={0} />}
            <SecurityCard />
          </div>
          <aside aria-labelledby="details" className="lg:sticky lg:top-24">
            <Details profile={profile} />
            <p className="mt-4">
              <Link to={pages.accountLetters} className={inlineLink}>
                {lettersLink}
              </Link>
            </p>
            <p className="mt-4">
              <Link to={recordAccessPath} className={inlineLink}>
                {recordAccessWords.link}
              </Link>
            </p>
            <p className="mt-4">
              <Link to={pages.accountConsents} className={inlineLink}>
                {myConsentsLink}
              </Link>
            </p>
            <p className="mt-4">
              <Link to={pages.accountCard} className={inlineLink}>
                {paymentCardLink}
              </Link>
            </p>
            <p className="mt-4">
              <Link to={pages.myData} className={inlineLink}>
                {myDataLink}
              </Link>
            </p>
            <SignOut />
          </aside>
        </div>
      </div>
      <NewVersion />
    </>
  )
}
