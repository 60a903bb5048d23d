import { useEffect } from 'react'
import { Link } from 'react-router'
import { lettersWords as words } from '#content/letters/my-letters.ts'
import { letterPath, pages } from '#contract/pages.ts'
import { gutter } from '#web/kit/gutter.ts'
import { focusPageStart, PageHeading } from '#web/kit/ui/page-heading.tsx'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'
import { Fetching } from '../shell/fetching.tsx'
import { NotFetched } from '../shell/not-fetched.tsx'
import { useAccountRead } from '../shell/use-account-read.ts'
import { ShownLetter } from './shown-letter.tsx'

/** One letter, on a page that prints as nothing but the letter. */
export function ReadLetter({ id }: { id: string }) {
  const { held, problem, tryAgain } = useAccountRead('my_letter', { id }, letterPath(id))
  const isGone = typeof problem === 'object' && (problem?.code === 404 || problem?.code === 400)
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    focusPageStart()
  }, [])
  return (
    <div className={`${gutter} min-h-[60svh] pt-4 pb-16 sm:pt-8`}>
      <div className="mx-auto max-w-[42rem]">
        <div data-around-letter>
          <Link to={pages.accountLetters} className={inlineLink}>
            {words.back}
          </Link>
          <PageHeading className="mt-2">{typeof held === 'string' ? words.title : words.kinds[held.kind]}</PageHeading>
        </div>
        <div className="mt-6">
          {held === 'loading' && <Fetching>{words.opening}</Fetching>}
          {held === 'failed' && !isGone && (
            <NotFetched words={{ failed: words.notOpened, tryAgain: words.tryAgain }} onAgain={tryAgain} />
          )}
          {held === 'failed' && isGone && <p>{words.gone}</p>}
          {typeof held !== 'string' && <ShownLetter found={held} />}
        </div>
      </div>
    </div>
  )
}
