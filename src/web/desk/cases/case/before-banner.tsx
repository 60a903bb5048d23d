import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { caseWords as words } from '#content/cases/case.ts'
import { flagWords } from '#content/treatment/coaching.ts'
import { personPath } from '#contract/desk/addresses.ts'
import { Kbd } from '../../shell/kbd.tsx'
import { useKeys } from '../../shell/keys.ts'
import { dateAndTimeOf } from '../list/written-date.ts'
import { BeforeLine } from './before-line.tsx'
import { FlagList } from './flag-list.tsx'
import type { ShownCase } from './shown-case.ts'

/** What speaks against it, what is missing and what is new, in one glance. */
export function BeforeBanner({ found }: { found: ShownCase }) {
  const [isWhyShown, setIsWhyShown] = useState(false)
  const { flags, missing, changed, raised, samePerson, rulesVersion } = found
  const toggle = () => setIsWhyShown(!isWhyShown)
  useKeys(flags.length > 0 ? [{ key: 'w', does: words.why, run: toggle }] : [])
  const stops = flags.filter(({ severity }) => severity === 'stop').length
  const looks = flags.filter(({ severity }) => severity === 'look' || severity === 'senior').length
  return (
    <section aria-label={words.beforeYouDecide} className="bg-paper-deep px-6 py-2.5">
      <dl className="grid gap-y-1.5">
        <BeforeLine
          label={words.flags}
          aside={
            <>
              <span className="sr-only min-[75rem]:not-sr-only">
                {rulesVersion && `${words.rules(rulesVersion)} · `}
                {words.counted(stops, looks)}
              </span>
              {flags.length > 0 && (
                <button
                  type="button"
                  aria-expanded={isWhyShown}
                  onClick={toggle}
                  className="ml-3 inline-flex cursor-pointer items-center gap-1.5 font-semibold text-ink underline underline-offset-4"
                >
                  {isWhyShown ? words.hideWhy : words.why} <Kbd>w</Kbd>
                </button>
              )}
            </>
          }
        >
          {flags.length > 0 ? (
            <FlagList flags={flags} isWhyShown={isWhyShown} />
          ) : (
            <Quiet>{found.risk === null ? words.noFlagsYet : words.noFlags}</Quiet>
          )}
        </BeforeLine>
        {samePerson.length > 0 && (
          <BeforeLine label={words.samePerson}>
            <ul className="flex flex-wrap gap-x-4">
              {samePerson.map((accountId, place) => (
                <li key={accountId}>
                  <Link to={personPath(accountId)} className="text-xs font-semibold underline underline-offset-4">
                    {words.otherRecord(place + 1)}
                  </Link>
                </li>
              ))}
            </ul>
          </BeforeLine>
        )}
        {raised.length > 0 && (
          <BeforeLine label={flagWords.raised}>
            <ul className="max-h-24 space-y-1 overflow-y-auto">
              {raised.map(({ id, by, at, words: said }) => (
                <li key={id} className="border-l-3 border-brick bg-white px-2.5 py-1">
                  <span className="break-words whitespace-pre-line">{said}</span>{' '}
                  <span className="text-xs text-ink-soft">{[by, dateAndTimeOf(at)].join(' · ')}</span>
                </li>
              ))}
            </ul>
          </BeforeLine>
        )}
        <BeforeLine label={words.missing}>
          {missing.length > 0 ? (
            <ul className="flex flex-wrap gap-1.5">
              {missing.map(({ gate, says }) => (
                <li
                  key={gate}
                  className="rounded-full border border-dashed border-brick bg-white px-2.5 py-0.5 text-xs font-semibold"
                >
                  {says}
                </li>
              ))}
            </ul>
          ) : (
            <Quiet>{words.nothingMissing}</Quiet>
          )}
        </BeforeLine>
        <BeforeLine label={words.changed}>
          {changed.length > 0 ? <p className="text-xs">{changed.join(' ')}</p> : <Quiet>{words.nothingChanged}</Quiet>}
        </BeforeLine>
      </dl>
    </section>
  )
}

const Quiet = ({ children }: { children: ReactNode }) => <p className="text-xs text-ink-soft">{children}</p>
