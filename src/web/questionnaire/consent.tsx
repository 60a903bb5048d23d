import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { consent } from '#content/consent.ts'
import { pages, questionnairePath } from '#contract/pages.ts'
import { weightManagement } from '#domain/questionnaires/weight-management/flow.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkboxes.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { BackButton } from './back-button.tsx'
import { QuestionColumn } from './question-column.tsx'
import { ResumeNote } from './resume-note.tsx'
import { startQuestionnaire } from './weight-management.ts'

export const meta = () => pageMeta({ title: consent.title, description: consent.lead })

export default function Consent() {
  const [hasAgreed, setHasAgreed] = useState(false)
  const [search] = useSearchParams()
  const navigate = useNavigate()

  useEffect(startQuestionnaire, [])

  const isWeightManagement = () => search.get('flow') === weightManagement.name
  const start = () =>
    navigate(isWeightManagement() ? questionnairePath(weightManagement.first) : pages.adhdDiagnosisStatus)

  return (
    <QuestionColumn top={<BackButton />}>
      <PageHeading size="question">{consent.title}</PageHeading>
      <p className="mt-3 text-ink-soft">{consent.lead}</p>
      <ResumeNote isFor={isWeightManagement} />
      <ol className="mt-8 divide-y divide-line border-y border-line">
        {consent.declarations.map(({ title, text }, place) => (
          <li key={title} className="flex gap-4 py-4 sm:gap-5">
            <span aria-hidden="true" className="w-6 shrink-0 font-display text-[1.75rem] leading-none text-green">
              {place + 1}
            </span>
            <div>
              <p className="font-semibold">{title}</p>
              <p className="mt-0.5 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-8">
        <Checkbox name="consent" label={consent.agree} checked={hasAgreed} onChange={setHasAgreed} />
      </div>
      <div className="mt-6">
        <Button size="large" wide arrow disabled={!hasAgreed} onClick={start} aria-describedby="agree-first">
          {consent.start}
        </Button>
        <p id="agree-first" className="mt-3 min-h-6 text-center text-sm text-ink-soft">
          {hasAgreed ? '' : consent.agreeFirst}
        </p>
      </div>
    </QuestionColumn>
  )
}
