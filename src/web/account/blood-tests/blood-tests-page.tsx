import { bloodTestsWords as words } from '#content/blood-tests/my-blood-tests.ts'
import { bloodPanelNames } from '#content/blood-tests/tests.ts'
import { listOf } from '#content/lists.ts'
import type { MyBloodTests } from '#contract/blood-tests/my-blood-tests.ts'
import { pages } from '#contract/pages.ts'
import { isKitOpen } from '#domain/blood-tests/kits.ts'
import { policy } from '#domain/clinical/policy.ts'
import { Card } from '#web/kit/ui/card.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { AccountSection } from '../shell/account-section.tsx'
import { Fetching } from '../shell/fetching.tsx'
import { formatDateOrText } from '../shell/format-date.ts'
import { NotFetched } from '../shell/not-fetched.tsx'
import { NothingYet } from '../shell/nothing-yet.tsx'
import { useAccountRead } from '../shell/use-account-read.ts'
import { BloodKit } from './blood-kit.tsx'
import { BloodResults } from './blood-results.tsx'
import { HandInResults } from './hand-in-results.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

/** The blood tests of a treatment: what is next, the two ways to it, and the results. */
export default function BloodTestsPage() {
  const { held, refresh } = useAccountRead('my_blood_tests', {}, pages.accountBloodTests)
  return (
    <AccountSection heading={words.heading} lead={words.lead} width="max-w-[46rem]">
      <div className="mt-8 space-y-8">
        {held === 'loading' && <Fetching>{words.loading}</Fetching>}
        {held === 'failed' && <NotFetched words={words} onAgain={refresh} />}
        {typeof held !== 'string' && <Tests tests={held} onChange={refresh} />}
      </div>
    </AccountSection>
  )
}

function Tests({ tests, onChange }: { readonly tests: MyBloodTests; readonly onChange: () => Promise<void> }) {
  const { schedule, today } = tests
  if (!schedule) return <NothingYet title={words.none}>{words.noneWhat}</NothingYet>
  const results = <BloodResults tests={tests} />
  const hasOpenKit = tests.kits.some(({ state }) => isKitOpen(state))
  const isDue = schedule.state === 'due' || schedule.state === 'overdue'
  return (
    <>
      <NextTest schedule={schedule} today={today} hasOpenKit={hasOpenKit} />
      {hasOpenKit && <BloodKit tests={tests} onChange={onChange} />}
      {!isDue && results}
      <HandInResults tests={tests} onChange={onChange} />
      {!hasOpenKit && <BloodKit tests={tests} onChange={onChange} />}
      {isDue && results}
    </>
  )
}

interface NextTestProps {
  readonly schedule: NonNullable<MyBloodTests['schedule']>
  readonly today: string
  readonly hasOpenKit: boolean
}

function NextTest({ schedule: { state, dueOn, isBaseline, panels }, today, hasOpenKit }: NextTestProps) {
  const day = formatDateOrText(dueOn)
  const { withKit } = words.next
  const dueWords = hasOpenKit ? withKit : words.next
  const says = {
    'up to date': hasOpenKit ? withKit.ahead(day) : words.next.upToDate(day),
    due: dueOn === today ? dueWords.dueToday : dueWords.due(day),
    overdue: dueWords.due(day),
    resting: words.next.resting,
  }[state]
  return (
    <Card as="section" aria-labelledby="next-test" className="sm:p-9">
      <p
        className={`w-fit rounded-full px-3.5 py-1 text-sm font-semibold ${state === 'up to date' ? 'bg-mint text-green' : 'bg-paper-deep text-ink'}`}
      >
        {words.next.states[state]}
      </p>
      <h2 id="next-test" className="mt-3 text-[1.5rem] leading-tight">
        {words.next.heading}
      </h2>
      <p className="mt-2">{says}</p>
      {state !== 'resting' && (
        <>
          {isBaseline && <p className="mt-2">{words.next.baseline(policy.bloodRecentMonths)}</p>}
          <p className="mt-2">{words.next.panels(listOf(panels.map((panel) => bloodPanelNames[panel])))}</p>
          <p className="mt-2 text-sm text-ink-soft">{words.next.why(policy.bloodEveryMonths)}</p>
        </>
      )}
    </Card>
  )
}
