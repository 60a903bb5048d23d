import { useEffect } from 'react'
import { Link } from 'react-router'
import { letterPageWords } from '#content/letters/letter-page.ts'
import { lettersWords as words } from '#content/letters/my-letters.ts'
import type { CallReply } from '#contract/calls.ts'
import { letterPath, pages } from '#contract/pages.ts'
import { apiPrefix } from '#web/browser/api.ts'
import { gutter } from '#web/kit/gutter.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { focusPageStart, PageHeading } from '#web/kit/ui/page-heading.tsx'
import { LetterSheet } from '#web/shared/letters/letter-sheet.tsx'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'
import { Fetching } from '../shell/fetching.tsx'
import { NotFetched } from '../shell/not-fetched.tsx'
import { useAccountRead } from '../shell/use-account-read.ts'

/** One letter, on a page that prints as nothing but the letter. */
export function ReadLetter({ id }: { id: string }) {
  const { held, problem, tryAgain } = useAccountRead('my_letter', { id }, letterPath(id))
  const isGone = typeof problem === 'object' && (problem?.code === 404 || problem?.code === 400)
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    focusPageStart()
  }, [])
  return (
    <div className={`${gutter} min-h-[60svh] pt-5 pb-16 sm:pt-8 lg:pt-10`}>
      <div className="max-w-[42rem]">
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

function ShownLetter({
  found: { id, letter, document, version, isReplaced, state },
}: {
  found: CallReply<'my_letter'>
}) {
  const note = state === 'cancelled' ? letterPageWords.cancelled : null
  return (
    <>
      <LetterSheet letter={letter} version={version} isReplaced={isReplaced} note={note} />
      <div data-around-letter className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button size="small" onClick={() => window.print()}>
          {letterPageWords.print}
        </Button>
        <a href={`${apiPrefix()}/my_letter_pdf?id=${id}`} download className={inlineLink}>
          {letterPageWords.pdf}
        </a>
        {document !== null && (
          <a href={document} download className={inlineLink}>
            {letterPageWords.document}
          </a>
        )}
      </div>
      {words.states[state] && !isReplaced && (
        <p data-around-letter className="mt-4 text-sm text-ink-soft">
          {words.states[state]}
        </p>
      )}
    </>
  )
}
