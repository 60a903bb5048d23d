import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { caseWords as words } from '#content/cases/case.ts'
import { flagWords } from '#content/treatment/coaching.ts'
import { bloodTestsOfPath, personPath } from '#contract/desk/addresses.ts'
import { Kbd } from '../../shell/kbd.tsx'
import { useKeys } from '../../shell/keys.ts'
import { useMay } from '../../shell/me.ts'
import { dateAndTimeOf } from '../list/format-date.ts'
import { riskChip, riskName } from '../list/risk.ts'
import { answerId } from './answer-id.ts'
import type { CaseView } from './case-view.ts'

interface BeforeBannerProps {
  readonly found: CaseView
  readonly onShowAnswer: (step: string) => void
}

/** Reasons not to supply, what is awaited and what has changed, at a glance. */
export function BeforeBanner({ found, onShowAnswer }: BeforeBannerProps) {
  const [isWhyShown, setIsWhyShown] = useState(false)
  const { flags, missing, changed, raised, samePerson, rulesVersion } = found
  const { accountId } = found.person
  const bloodTests = useMay('work-cases') && accountId !== null ? bloodTestsOfPath(accountId) : null
  const toggle = () => setIsWhyShown(!isWhyShown)
  useKeys(flags.length > 0 ? [{ key: 'w', does: words.why, run: toggle }] : [])
  const count = (of: (typeof flags)[number]['severity']) => flags.filter(({ severity }) => severity === of).length
  return (
    // However much there is to say, what is decided and what it is decided by keep more than half of the screen.
    <section
      aria-label={words.beforeYouDecide}
      className="bg-paper-deep px-6 py-2.5 min-[60rem]:max-h-[34svh] min-[60rem]:shrink-0 min-[60rem]:overflow-y-auto"
    >
      <dl className="grid gap-y-1.5">
        <BeforeLine
          label={words.flags}
          aside={
            <>
              <span className="sr-only min-[75rem]:not-sr-only">
                {rulesVersion && `${words.rules(rulesVersion)} · `}
                {words.counted(count('stop'), count('senior'), count('look'))}
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
            <FlagList flags={flags} isWhyShown={isWhyShown} bloodTests={bloodTests} onShowAnswer={onShowAnswer} />
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
            <ul
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
              tabIndex={0}
              aria-label={flagWords.raised}
              className="space-y-1 min-[60rem]:max-h-24 min-[60rem]:overflow-y-auto"
            >
              {raised.map(({ id, by, at, words: said }) => (
                <li key={id} className="border-l-3 border-sun bg-white px-2.5 py-1">
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
                  className="rounded-xl border border-dashed border-ink-soft bg-white px-2.5 py-0.5 text-xs leading-snug font-semibold"
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

const BeforeLine = ({ label, aside, children }: { label: string; aside?: ReactNode; children: ReactNode }) => (
  // Where there is no room for three beside each other, what is said has the width to itself.
  <div className={`flex items-start gap-x-4 gap-y-1 ${aside ? 'max-[48rem]:flex-wrap' : ''}`}>
    <dt className="w-16 shrink-0 pt-0.5 font-display leading-tight">{label}</dt>
    <dd className={`min-w-0 flex-1 ${aside ? 'max-[48rem]:order-1 max-[48rem]:basis-full' : ''}`}>{children}</dd>
    {aside && <dd className="shrink-0 pt-0.5 text-xs text-ink-soft max-[48rem]:ml-auto">{aside}</dd>}
  </div>
)

interface Props {
  readonly flags: CaseView['flags']
  readonly isWhyShown: boolean
  /** Where the patient’s results are. Null: they may not be opened, or nobody has proven whose order it is. */
  readonly bloodTests: string | null
  readonly onShowAnswer: (step: string) => void
}

const isAboutBlood = (id: string) => id === 'blood-results-to-review' || id === 'blood-test-overdue'
const chip = 'inline-block min-h-6 rounded-xl px-2.5 py-0.5 font-semibold'
const linkedChip = `${chip} decoration-2 underline-offset-2 hover:underline`

/** The gravest first; with their reasons, one below the other. On a phone, where the page scrolls, none is cut off. */
const FlagList = ({ flags, isWhyShown, bloodTests, onShowAnswer }: Props) => (
  <ul
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
    tabIndex={0}
    aria-label={words.flags}
    className={`min-[60rem]:overflow-y-auto ${isWhyShown ? 'grid gap-2 min-[60rem]:max-h-56' : 'flex flex-wrap gap-1.5 min-[60rem]:max-h-24'}`}
  >
    {flags.map(({ id, severity, says, because, asks, answers: [step] }) => (
      <li key={id} className="text-xs leading-snug">
        {step ? (
          <a
            href={`#${answerId(step)}`}
            onClick={(event) => {
              event.preventDefault()
              onShowAnswer(step)
            }}
            className={`${linkedChip} ${riskChip(severity)}`}
          >
            {riskName(severity)}: {says}
          </a>
        ) : bloodTests !== null && isAboutBlood(id) ? (
          <Link to={bloodTests} className={`${linkedChip} ${riskChip(severity)}`}>
            {riskName(severity)}: {says}
          </Link>
        ) : (
          <span className={`${chip} ${riskChip(severity)}`}>
            {riskName(severity)}: {says}
          </span>
        )}
        {isWhyShown && (
          <span className="mt-0.5 block pl-2.5 text-ink-soft">
            {because} {asks && words.wouldSettle(asks)}
          </span>
        )}
      </li>
    ))}
  </ul>
)
