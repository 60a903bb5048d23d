import { useSearchParams } from 'react-router'
import { needsScript } from '#content/identity/account.ts'
import { checkAnswers as words } from '#content/intake/check-answers.ts'
import { checkedFlow } from '#contract/pages.ts'
import type { GuestFlowName } from '#domain/intake/flows.ts'
import { gutter } from '#web/kit/gutter.ts'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { useHydrated } from '#web/kit/use-hydrated.ts'
import UnexpectedError from '#web/shared/pages/unexpected-error.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { CheckedAnswers } from './checked-answers.tsx'
import { useFetched } from './use-fetched.ts'

export const meta = () => pageMeta({ title: words.title, description: words.description, isUnlisted: true })

const [headingStart, headingEnd] = words.heading

/** Every answer in words, before anything is built on them. */
export default function CheckAnswers() {
  const flow = checkedFlow(useSearchParams()[0].get('flow'))
  // The page that was written at build time names none; only then is it known that there is no such questionnaire.
  const isHydrated = useHydrated()
  return flow === null && isHydrated ? <UnexpectedError /> : <Checked key={flow} flow={flow} />
}

function Checked({ flow }: { flow: GuestFlowName | null }) {
  const questionnaire = useFetched(flow)
  return (
    <div className={`${gutter} min-h-svh pt-6 pb-16 sm:pt-8 lg:pt-12 lg:pb-24`}>
      <div className="mx-auto max-w-[46rem]">
        <PageHeading>
          {headingStart} <em className="text-green">{headingEnd}</em>
        </PageHeading>
        <p className="mt-3 text-lg text-ink-soft">{words.lead}</p>
        {questionnaire ? (
          <CheckedAnswers questionnaire={questionnaire} />
        ) : (
          <p role="status" className="mt-8 text-ink-soft noscript:hidden">
            {words.loading}
          </p>
        )}
        <noscript>
          <p className="mt-8 rounded-option bg-mint p-5">{needsScript}</p>
        </noscript>
      </div>
    </div>
  )
}
