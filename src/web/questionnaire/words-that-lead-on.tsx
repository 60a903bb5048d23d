import { Link } from 'react-router'
import { pages } from '#contract/pages.ts'

const coaching = 'Health coaching'

/** Advice in which our own service can be opened where it is named. Numbers to call are data, and have rows of their own. */
export function WordsThatLeadOn({ words }: { words: string }) {
  const [before, after] = words.split(coaching)
  if (after === undefined) return words
  return (
    <>
      {before}
      <Link
        to={pages.healthCoaching}
        className="font-semibold text-green underline decoration-apricot decoration-2 underline-offset-4 hover:text-ink"
      >
        {coaching}
      </Link>
      {after}
    </>
  )
}
