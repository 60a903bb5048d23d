import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { accountWords, needsScript } from '#content/identity/account.ts'
import { unwellLink } from '#content/identity/account-navigation.ts'
import { todayWords as words } from '#content/orders/today.ts'
import { pages, unwellPath } from '#contract/pages.ts'
import { formatLongDateWithoutYear } from '#domain/appointments/format-time.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import type { WhoseTurn } from '#domain/cases/whose-turn.ts'
import { saysWhetherToInject } from '#domain/treatment/next-step.ts'
import { gutter } from '#web/kit/gutter.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { ChevronRight } from '#web/kit/ui/icons.tsx'
import { focusPageStart, PageHeading } from '#web/kit/ui/page-heading.tsx'
import { NewVersion } from '#web/shared/app-worker/new-version.tsx'
import { useNow } from '#web/shared/promises/use-now.ts'
import { BloodTestCard } from '../blood-tests/blood-test-card.tsx'
import { CompanionCard } from '../companion/companion-card.tsx'
import { Tasks } from '../evidence/tasks.tsx'
import { MessagesCard } from '../messages/messages-card.tsx'
import { NoOrders } from '../orders/no-orders.tsx'
import { PrepareCard } from '../preparation/prepare-card.tsx'
import { RestrictionNotice } from '../privacy/restriction-notice.tsx'
import type { Account } from '../shell/use-account-read.ts'
import { useWhoseTurn } from '../shell/use-whose-turn.ts'
import { CarryOn } from './carry-on-card.tsx'
import { nextAction } from './next-action.ts'
import { NextCard } from './next-card.tsx'
import { SmallCards } from './small-cards.tsx'

/** The first page of the account: what day it is, what is next and whose turn, and little else. */
export function Today({ account }: { account: Account }) {
  const { whose, hasTasks, evidence, tasks, isLoading, refresh } = useWhoseTurn(account)
  if (isLoading) return <TodayLoading />
  const neededFor = tasks && account.orders.find(({ reference }) => reference === tasks.order)
  return (
    <Loaded
      account={account}
      whose={whose}
      tasks={tasks}
      list={
        hasTasks && (
          <Tasks
            evidence={evidence}
            turn={(neededFor && whose.orders.get(neededFor.id)) ?? null}
            onTryAgain={refresh}
            isLedTo={whose.next?.is === 'order' && whose.next.id === neededFor?.id}
          />
        )
      }
    />
  )
}

/** A word with a hyphen in it, such as check-in, stays on one line. */
const unbroken = (text: string): ReactNode[] =>
  text.split(/(\S+-\S+)/).map((part) =>
    part.includes('-') ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )

interface LoadedProps {
  readonly account: Account
  readonly whose: WhoseTurn
  readonly tasks: Parameters<typeof nextAction>[2]
  readonly list: ReactNode
}

function Loaded({ account, whose, tasks, list }: LoadedProps) {
  const { profile, orders, appointments, unfinishedAssessment, unreadMessages } = account
  const now = useNow()
  useEffect(focusPageStart, [])
  const action = nextAction(whose, account, tasks, now)
  const toPrepare = appointments.find(({ preparation }) => preparation && preparation.form !== 'done')?.preparation
  const isNew = orders.length === 0 && appointments.length === 0 && !account.treatment
  const [start, end] = action?.day ?? words.day.nobody
  const greeting = [profile.name && words.hello(profile.name), formatLongDateWithoutYear(londonTimeAt(now).date)]
  return (
    <Page>
      <div>
        <p className="font-semibold text-ink-soft wrap-anywhere">{greeting.filter(Boolean).join(' · ')}</p>
        <PageHeading className="mt-1">
          {isNew ? (
            <>
              {accountWords.heading[0]} <em className="text-green">{accountWords.heading[1]}</em>
            </>
          ) : (
            <>
              {unbroken(start)} <em className="text-green">{end}</em>
            </>
          )}
        </PageHeading>
      </div>
      {account.isRestricted && <RestrictionNotice />}
      {whose.next && action ? (
        <NextCard next={whose.next} action={action} now={now} />
      ) : (
        !isNew && <NothingNext account={account} />
      )}
      <PenAtHome whose={whose} />
      {account.isBloodTestDue && <BloodTestCard />}
      {toPrepare && <PrepareCard preparation={toPrepare} />}
      {unfinishedAssessment && <CarryOn flow={unfinishedAssessment} />}
      {isNew && !unfinishedAssessment && <NoOrders />}
      {!isNew && <SmallCards account={account} whose={whose} now={now} />}
      <CompanionCard companion={account.companion} now={now} />
      {list}
      <MessagesCard unread={unreadMessages} />
      <UnwellRow />
      <NewVersion />
    </Page>
  )
}

const Page = ({ children }: { children: ReactNode }) => (
  <div className={`${gutter} pt-5 pb-12 sm:pt-8 lg:pt-10 lg:pb-16`}>
    <div className="max-w-[46rem] space-y-4 sm:space-y-5">{children}</div>
  </div>
)

/** “Up to date” would mislead a patient whose latest order ended before a treatment began. */
function NothingNext({ account: { orders, treatment } }: { account: Account }) {
  const [latest] = orders
  const hasEnded = !treatment && (latest?.state === 'declined' || latest?.state === 'expired')
  const [title, says] = hasEnded ? words.notGoingAhead : words.nothing
  return (
    <section aria-label={words.next} className="rounded-card bg-mint p-6 sm:p-8">
      <h2 className="text-[1.625rem] leading-[1.15]">{title}</h2>
      <p className="mt-2 text-ink-soft">{says}</p>
      {hasEnded && (
        <ButtonLink to={pages.accountOrders} className="mt-6 max-sm:w-full" arrow>
          {words.order}
        </ButtonLink>
      )}
    </section>
  )
}

/** Whether to use the pen at home, where something else is next: an appointment tomorrow must not hide it. */
function PenAtHome({ whose: { next, step } }: { whose: WhoseTurn }) {
  if (next === null || next.is === 'plan' || !step || !saysWhetherToInject(step)) return null
  return (
    <section aria-label={words.penAtHome} className="rounded-card bg-apricot-pale p-6">
      <h2 className="text-[1.375rem] leading-[1.15]">{step.title}</h2>
      <p className="mt-2">{step.says}</p>
      <Link to={pages.accountTreatment} className="mt-2 inline-block py-1 font-semibold underline underline-offset-4">
        {words.treatment}
      </Link>
    </section>
  )
}

const UnwellRow = () => (
  <Link
    to={unwellPath}
    className="group/unwell flex items-center gap-4 rounded-card bg-brick-pale px-6 py-5 transition-colors duration-150 hover:bg-apricot-pale"
  >
    <span className="min-w-0 flex-1">
      <span className="block font-semibold text-brick">{unwellLink}</span>
      <span className="block text-ink">{words.unwell}</span>
    </span>
    <ChevronRight className="size-5 shrink-0 text-brick" />
  </Link>
)

const bar = 'rounded-full bg-current opacity-15'

/** As the page will lie, so that nothing moves when it comes. */
export const TodayLoading = () => (
  <Page>
    <div>
      <p className="font-semibold text-ink-soft" role="status">
        {accountWords.loading}
      </p>
      <PageHeading className="mt-1">
        {accountWords.heading[0]} <em className="text-green">{accountWords.heading[1]}</em>
      </PageHeading>
    </div>
    <noscript>
      <p className="max-w-[36rem] rounded-option bg-mint p-5">{needsScript}</p>
    </noscript>
    <div aria-hidden="true" className="space-y-4 noscript:hidden sm:space-y-5">
      <div className="on-dark h-72 space-y-4 rounded-card bg-ink p-6 text-white sm:p-8">
        <div className={`${bar} h-4 w-28`} />
        <div className={`${bar} h-8 w-4/5`} />
        <div className={`${bar} h-4 w-full`} />
        <div className={`${bar} h-4 w-2/3`} />
        <div className={`${bar} mt-8 h-12 w-full sm:w-56`} />
      </div>
      <div className="grid grid-cols-2 gap-3 sm:gap-4">
        <SmallLoading />
        <SmallLoading />
      </div>
      <div className="h-20 rounded-card border border-line bg-white" />
    </div>
  </Page>
)

const SmallLoading = () => (
  <div className="min-h-28 space-y-3 rounded-card border border-line bg-white p-5 sm:p-6">
    <div className={`${bar} h-3.5 w-2/3`} />
    <div className={`${bar} h-6 w-5/6`} />
  </div>
)
