import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Nation } from '#content/safeguarding/urgent-lines.ts'
import { yellowCardAddress } from '#content/treatment/report-topics.ts'
import {
  type SideEffect,
  type SideEffectId,
  sideEffectSources,
  sideEffects,
  sideEffectWords as words,
} from '#content/treatment/side-effects.ts'
import { actIn, unwellWords, urgentLinesIn, with111 } from '#content/treatment/symptom-report.ts'
import { pages, sideEffectPath, unwellPath } from '#contract/pages.ts'
import { redFlags } from '#domain/treatment/red-flags.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { ChevronRight } from '#web/kit/ui/icons.tsx'
import { useHydrated } from '#web/kit/use-hydrated.ts'
import { HelpRows } from '#web/shared/help/help-rows.tsx'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { NationChoice } from '#web/shared/symptom-report/nation-choice.tsx'
import { AccountSection } from '../../shell/account-section.tsx'

export const meta = () => pageMeta({ title: words.title, description: words.description, isUnlisted: true })

const ids = Object.keys(sideEffects) as SideEffectId[]

/** What to do about each side effect, the same for everyone: nothing here depends on who reads it. */
export default function SideEffectsPage() {
  const [search] = useSearchParams()
  const isHydrated = useHydrated()
  // The page is built without an address: what is asked for in it is known only here.
  const about = isHydrated ? ids.find((id) => id === search.get('about')) : undefined
  return (
    <AccountSection
      key={about}
      heading={about ? ['', sideEffects[about].title] : words.heading}
      lead={words.lead}
      width="max-w-[46rem]"
    >
      <div className="mt-6">{isHydrated && (about ? <OneEffect effect={sideEffects[about]} /> : <Effects />)}</div>
    </AccountSection>
  )
}

const Effects = () => (
  <nav aria-label={words.choose}>
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-white">
      {ids.map((id) => (
        <li key={id}>
          <Link
            to={sideEffectPath(id)}
            className="flex min-h-14 items-center gap-4 px-6 py-3 font-semibold hover:bg-mint"
          >
            <span className="flex-1">{sideEffects[id].title}</span>
            <ChevronRight className="size-5 shrink-0 text-ink-soft" />
          </Link>
        </li>
      ))}
    </ul>
    <ButtonLink to={unwellPath} variant="secondary" size="small" className="mt-6">
      {unwellWords.open}
    </ButtonLink>
  </nav>
)

function OneEffect({ effect }: { effect: SideEffect }) {
  const [nation, setNation] = useState<Nation>('England')
  const { about, helps, write, urgent, emergency, flags } = effect
  const urgentTitle = with111.includes(nation) ? words.urgent.with111 : words.urgent.without
  const from = [about, ...helps, ...write, ...urgent, ...emergency].map((one) => one.from)
  return (
    <div className="space-y-6">
      <p className="max-w-[60ch] text-lg">{about.says}</p>
      <Lines id="helps" title={words.helps} lines={helps} className="bg-mint" />
      <Lines id="write" title={words.write} lines={write} className="border border-line bg-white">
        <p className="mt-4">{words.decide}</p>
        <ButtonLink to={pages.accountMessages} variant="secondary" size="small" className="mt-3">
          {words.writeTo}
        </ButtonLink>
      </Lines>
      <section aria-label={words.now} className="space-y-5 rounded-card bg-brick-pale p-5 sm:p-7">
        {emergency.length > 0 && <Lines id="emergency" title={words.emergency} lines={emergency} />}
        {urgent.length > 0 && <Lines id="urgent" title={urgentTitle} lines={urgent} />}
        {flags.length > 0 && (
          <div>
            <h2 className="text-[1.375rem]">{words.now}</h2>
            <ul className="mt-2 space-y-3">
              {redFlags
                .filter(({ id }) => flags.some((flag) => flag === id))
                .map((flag) => (
                  <li key={flag.id}>
                    <p className="font-semibold">{flag.sign}</p>
                    <p>{actIn(flag, nation)}</p>
                  </li>
                ))}
            </ul>
            <ButtonLink to={unwellPath} size="small" className="mt-4">
              {unwellWords.open}
            </ButtonLink>
          </div>
        )}
        <HelpRows lines={urgentLinesIn(nation)} />
      </section>
      <NationChoice nation={nation} onChoose={setNation} />
      <p className="text-sm text-ink-soft">
        {words.yellowCard}{' '}
        <a href={yellowCardAddress} className={inlineLink}>
          {words.yellowCardOpen}
        </a>
      </p>
      <details className="text-sm text-ink-soft">
        <summary className="min-h-11 cursor-pointer content-center font-semibold underline underline-offset-4">
          {words.sources}
        </summary>
        <ul className="mt-1 list-disc space-y-1 pl-5">
          {[...new Set(from)].map((source) => (
            <li key={source}>{sideEffectSources[source]}</li>
          ))}
        </ul>
      </details>
      <Link to={pages.accountSideEffects} className={`${inlineLink} inline-flex min-h-11 items-center`}>
        {words.another}
      </Link>
    </div>
  )
}

interface LinesProps {
  readonly id: string
  readonly title: string
  readonly lines: SideEffect['helps']
  readonly className?: string
  readonly children?: ReactNode
}

const Lines = ({ id, title, lines, className, children }: LinesProps) => (
  <section aria-labelledby={id} className={className && `rounded-card p-5 sm:p-7 ${className}`}>
    <h2 id={id} className="text-[1.375rem]">
      {title}
    </h2>
    <ul className="mt-2 list-disc space-y-1.5 pl-5">
      {lines.map(({ says }) => (
        <li key={says}>{says}</li>
      ))}
    </ul>
    {children}
  </section>
)
