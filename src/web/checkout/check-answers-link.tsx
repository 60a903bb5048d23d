import { Link, useLocation } from 'react-router'
import { checkAnswers } from '#content/intake/check-answers.ts'
import { pages } from '#contract/pages.ts'

/** To every answer in words. The check leads back here. */
export function CheckAnswersLink() {
  const { pathname, search } = useLocation()
  return (
    <Link
      to={pages.checkAnswers}
      state={{ from: pathname + search }}
      className="inline-flex min-h-11 items-center font-semibold text-green underline underline-offset-4 hover:text-ink"
    >
      {checkAnswers.link}
    </Link>
  )
}
