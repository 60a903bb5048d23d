import { Link, useSearchParams } from 'react-router'
import { lettersWords as words } from '#content/letters/my-letters.ts'
import type { ListedLetter } from '#contract/letters/letters.ts'
import { letterPath, pages } from '#contract/pages.ts'
import { ChevronRight } from '#web/kit/ui/icons.tsx'
import { useHydrated } from '#web/kit/use-hydrated.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { AccountSection } from '../shell/account-section.tsx'
import { Fetching } from '../shell/fetching.tsx'
import { formatDateOrText } from '../shell/format-date.ts'
import { NotFetched } from '../shell/not-fetched.tsx'
import { NothingYet } from '../shell/nothing-yet.tsx'
import { useAccountRead } from '../shell/use-account-read.ts'
import { ReadLetter } from './read-letter.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

/** Every letter about the person, or the one that the address names. */
export default function LettersPage() {
  const [search] = useSearchParams()
  const isHydrated = useHydrated()
  const id = isHydrated ? search.get('id') : null
  return id === null ? <Letters /> : <ReadLetter key={id} id={id} />
}

function Letters() {
  const { held, refresh } = useAccountRead('my_letters', {}, pages.accountLetters)
  return (
    <AccountSection {...words} width="max-w-[42rem]">
      <div className="mt-8 space-y-8">
        {held === 'loading' && <Fetching>{words.loading}</Fetching>}
        {held === 'failed' && <NotFetched words={words} onAgain={refresh} />}
        {typeof held !== 'string' && <List letters={held.letters} />}
      </div>
    </AccountSection>
  )
}

function List({ letters }: { letters: readonly ListedLetter[] }) {
  if (letters.length === 0) return <NothingYet title={words.none}>{words.noneWhat}</NothingYet>
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-white">
      {letters.map((letter) => (
        <LetterRow key={letter.id} letter={letter} />
      ))}
    </ul>
  )
}

function LetterRow({
  letter: { id, kind, title, to, writtenOn, version, isReplaced, state },
}: {
  letter: ListedLetter
}) {
  const notes = [version > 1 && words.corrected(version), isReplaced ? words.replaced : words.states[state]]
  return (
    <li className="relative px-6 py-5 hover:bg-mint">
      <p className="text-sm text-ink-soft">
        <time dateTime={writtenOn}>{formatDateOrText(writtenOn)}</time>, {words.kinds[kind]}
      </p>
      <div className="flex items-center gap-4">
        <div className="min-w-0 flex-1">
          <h2 className="mt-1 text-[1.375rem]">
            {/* The whole row opens it. */}
            <Link to={letterPath(id)} className="after:absolute after:inset-0">
              {title}
            </Link>
          </h2>
          <p className="mt-0.5">{words.to(to)}</p>
          {notes.map(
            (note) =>
              note && (
                <p key={note} className="mt-1 text-sm text-ink-soft">
                  {note}
                </p>
              ),
          )}
        </div>
        <ChevronRight className="size-5 shrink-0 text-ink-soft" />
      </div>
    </li>
  )
}
