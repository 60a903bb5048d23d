import { useEffect } from 'react'
import { Link } from 'react-router'
import { lettersWords as words } from '#content/letters/my-letters.ts'
import { pages } from '#contract/pages.ts'
import { gutter } from '#web/kit/gutter.ts'
import { focusPageStart, PageHeading } from '#web/kit/ui/page-heading.tsx'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'
import { Fetching } from '../shell/fetching.tsx'
import { NotFetched } from '../shell/not-fetched.tsx'
import { ShownLetter } from './shown-letter.tsx'
import { useMyLetter } from './use-my-letter.ts'

/** One letter, on a page that prints as nothing but the letter. */
export function ReadLetter({ id }: { id: string }) {
  const { loaded, again } = useMyLetter(id)
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
          <PageHeading className="mt-2">
            {typeof loaded === 'string' ? words.title : words.kinds[loaded.kind]}
          </PageHeading>
        </div>
        <div className="mt-6">
          {loaded === 'loading' && <Fetching>{words.opening}</Fetching>}
          {loaded === 'failed' && (
            <NotFetched words={{ failed: words.notOpened, tryAgain: words.tryAgain }} onAgain={again} />
          )}
          {loaded === 'gone' && <p>{words.gone}</p>}
          {typeof loaded !== 'string' && <ShownLetter found={loaded} />}
        </div>
      </div>
    </div>
  )
}
