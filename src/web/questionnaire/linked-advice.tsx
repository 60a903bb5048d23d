import { Link } from 'react-router'
import type { Advice } from '#content/intake/not-eligible.ts'
import { pages } from '#contract/pages.ts'

/** Advice in which our own service can be opened where it is named. Numbers to call have rows of their own. */
export function LinkedAdvice({ words }: { words: Advice }) {
  if (typeof words === 'string') return words
  return words.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Link
        key={part.text}
        to={pages[part.page]}
        className="font-semibold text-green underline decoration-apricot decoration-2 underline-offset-4 hover:text-ink"
      >
        {part.text}
      </Link>
    ),
  )
}
