import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { letterPageWords } from '#content/letters/letter-page.ts'
import { lettersWords as words } from '#content/letters/my-letters.ts'
import type { CallReply } from '#contract/calls.ts'
import { letterPath, pages } from '#contract/pages.ts'
import { apiPrefix } from '#web/device/api.ts'
import { readApi } from '#web/device/read-api.ts'
import { gutter } from '#web/kit/gutter.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { focusPageStart, PageHeading } from '#web/kit/ui/page-heading.tsx'
import { LetterSheet } from '#web/shared/letters/letter-sheet.tsx'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'
import { Fetching, NotFetched } from '../part-of-account.tsx'
import { useSignInAgain } from '../use-sign-in-again.ts'

type Loaded = CallReply<'my_letter'> | 'loading' | 'failed' | 'gone'

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
          {typeof loaded !== 'string' && <Shown found={loaded} />}
        </div>
      </div>
    </div>
  )
}

function Shown({ found: { id, letter, version, isReplaced, state } }: { found: CallReply<'my_letter'> }) {
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
      </div>
      {words.states[state] && !isReplaced && (
        <p data-around-letter className="mt-4 text-sm text-ink-soft">
          {words.states[state]}
        </p>
      )}
    </>
  )
}

function useMyLetter(id: string) {
  const [loaded, setLoaded] = useState<Loaded>('loading')
  const [tries, setTries] = useState(0)
  const signInAgain = useSignInAgain(letterPath(id))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try is what asks again.
  useEffect(() => {
    const leaving = new AbortController()
    setLoaded('loading')
    readApi('my_letter', { id }, leaving.signal).then(
      ({ code, data }) => {
        if (leaving.signal.aborted) return
        if (code === 200 && data) setLoaded(data)
        else if (code === 401) signInAgain()
        else setLoaded(code === 404 || code === 400 ? 'gone' : 'failed')
      },
      () => leaving.signal.aborted || setLoaded('failed'),
    )
    return () => leaving.abort()
  }, [id, tries, signInAgain])

  return { loaded, again: useCallback(() => setTries((last) => last + 1), []) }
}
