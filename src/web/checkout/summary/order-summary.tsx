import { useDeferredValue } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { orderSummary as words } from '#content/checkout/order-summary.ts'
import { pages } from '#contract/pages.ts'
import { type Medicine, medicines } from '#domain/medicines/medicines.ts'
import { gutter } from '#web/kit/gutter.ts'
import { ArrowLeft } from '#web/kit/ui/icons.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { useHydrated } from '#web/kit/use-hydrated.ts'
import { useAssessmentEnd } from '#web/shared/answers/weight-management-status.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { AssessmentNote } from '../assessment-note.tsx'
import { CheckAnswersLink } from '../check-answers-link.tsx'
import { Order } from './order.tsx'
import { markOrdered, orderedMedication } from './ordered-medication.ts'
import { PricePanel } from './price-panel.tsx'
import { Promises } from './promises.tsx'
import { SummaryLoading } from './summary-loading.tsx'
import { TasksAhead } from './tasks-ahead.tsx'
import { useTasksAhead } from './use-tasks-ahead.ts'

export const meta = () => pageMeta({ title: words.title, description: words.description, isUnlisted: true })

const [headingStart, headingEnd] = words.heading

export default function OrderSummary() {
  const [query] = useSearchParams()
  // Most of the page is drawn then: in portions, so that whatever is pressed meanwhile is heard.
  const isHydrated = useDeferredValue(useHydrated())
  const medication = isHydrated ? orderedMedication(query) : null
  return (
    <div className={`${gutter} pt-4 pb-16 sm:pt-8 lg:pb-24`}>
      {/* The page stays as it is until the next one is there. */}
      {isHydrated && !medication && <Navigate to={pages.buy} replace />}
      <Link
        to={pages.buy}
        className="-ml-1 inline-flex min-h-11 items-center gap-2 px-1 font-semibold underline decoration-transparent underline-offset-4 hover:decoration-current"
      >
        <ArrowLeft className="size-4.5" />
        {words.back}
      </Link>
      <PageHeading className="mt-2 sm:mt-4">
        {headingStart} <em className="text-green">{headingEnd}</em>
      </PageHeading>
      {!isHydrated && <MarkOrdered />}
      {medication && <RuledOut />}
      <div className="mt-6 grid items-start gap-x-16 gap-y-8 sm:mt-8 lg:grid-cols-[minmax(0,1fr)_min(25rem,50%)]">
        <div className="max-w-[40rem] min-w-0 space-y-8 lg:row-span-2 max-lg:order-2">
          {medication ? <Ordering medication={medication} /> : <SummaryLoading />}
        </div>
        <aside aria-label={words.title} className="contents lg:sticky lg:top-22 lg:block">
          {medication ? <Priced medication={medication} /> : medicines.map(pricedIfOrdered)}
        </aside>
      </div>
    </div>
  )
}

/** First of all, also on a phone, where the price stands above the form. */
function RuledOut() {
  const end = useAssessmentEnd()
  if (end?.to !== 'not-eligible') return null
  return (
    <div className="mt-6">
      <AssessmentNote end={end} />
    </div>
  )
}

function Ordering({ medication }: { medication: Medicine }) {
  const end = useAssessmentEnd()
  const tasks = useTasksAhead()
  return (
    <>
      {end?.to !== 'not-eligible' && <AssessmentNote end={end} />}
      {end?.to === 'finished' && <CheckAnswersLink />}
      <Order key={medication.key} medication={medication} tasks={tasks} />
      <TasksAhead tasks={tasks} />
    </>
  )
}

/** On a phone the price comes first and the promises last; on a wide screen both stay beside the form. */
const Priced = ({ medication }: { medication: Medicine }) => (
  <>
    <div className="max-lg:order-1">
      <PricePanel medication={medication} />
    </div>
    <div className="max-lg:order-3 lg:mt-4">
      <Promises medication={medication} />
    </div>
  </>
)

/** By the place of a medicine. Written out, because the style sheet has only the classes that stand in a file. */
const ifOrdered: Readonly<Record<number, string>> = {
  1: 'hidden in-data-[ordered=1]:contents',
  2: 'hidden in-data-[ordered=2]:contents',
  3: 'hidden in-data-[ordered=3]:contents',
  4: 'hidden in-data-[ordered=4]:contents',
}

/** Written into the page for each of them: which one it is about is known before it is first painted. */
function pricedIfOrdered(medication: Medicine) {
  const className = ifOrdered[medication.place]
  if (className === undefined) throw new Error(`There is no class for the medicine at place ${medication.place}.`)
  return (
    <div key={medication.key} className={className}>
      <Priced medication={medication} />
    </div>
  )
}

const MarkOrdered = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, hashed in the policy of the page.
  <script dangerouslySetInnerHTML={{ __html: markOrdered }} suppressHydrationWarning />
)
