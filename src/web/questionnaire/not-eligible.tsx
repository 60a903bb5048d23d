import { Link, useNavigate, useSearchParams } from 'react-router'
import { brand } from '#content/brand.ts'
import { notEligible } from '#content/not-eligible.ts'
import { pages } from '#contract/pages.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { useHydrated } from '#web/use-hydrated.ts'
import { QuestionColumn } from './question-column.tsx'

export const meta = () =>
  pageMeta({
    title: 'Not eligible',
    description: `What you can do when ${brand.name} is not the right service for you.`,
  })

export default function NotEligible() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  if (!isHydrated) return <QuestionColumn />
  const reason = search.get('reason') ?? ''
  const words = (Object.hasOwn(notEligible, reason) && notEligible[reason]) || notEligible.general

  return (
    <QuestionColumn>
      <PageHeading size="question">{words.title}</PageHeading>
      <p className="mt-4">{words.body}</p>
      <p className="mt-4 text-ink-soft">{words.why}</p>
      <h2 className="mt-10 font-display text-2xl">What you can do now</h2>
      <ul className="mt-4 space-y-3 border-l-4 border-sage pl-5">
        {words.instead.map((advice) => (
          <li key={advice}>{advice}</li>
        ))}
      </ul>
      <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
        <Button size="large" onClick={() => navigate(-1)}>
          Review your answers
        </Button>
        <Link to={pages.home} className="py-2 font-semibold underline underline-offset-4">
          Back to homepage
        </Link>
      </div>
    </QuestionColumn>
  )
}
