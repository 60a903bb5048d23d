import { useState } from 'react'
import { howToInjectWords as words } from '#content/treatment/how-to-inject.ts'
import type { CallReply } from '#contract/calls.ts'
import { pages, unwellPath } from '#contract/pages.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { AccountSection } from '../../shell/account-section.tsx'
import { Fetching } from '../../shell/fetching.tsx'
import { NotFetched } from '../../shell/not-fetched.tsx'
import { NothingYet } from '../../shell/nothing-yet.tsx'
import { useAccountRead } from '../../shell/use-account-read.ts'
import { StepDrawing } from './drawings.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

type Reply = CallReply<'injection_guides'>
type Guide = Reply['guides'][number]

/** How each pen is used, the same for everyone who has it. It names medicines, so that it comes from the server. */
export default function HowToInjectPage() {
  const { held, refresh } = useAccountRead('injection_guides', {}, pages.accountHowToInject)
  return (
    <AccountSection {...words} width="max-w-[46rem]">
      <div className="mt-6">
        {held === 'loading' && <Fetching>{words.loading}</Fetching>}
        {held === 'failed' && <NotFetched words={words} onAgain={refresh} />}
        {typeof held !== 'string' && <Guides {...held} />}
      </div>
    </AccountSection>
  )
}

function Guides({ own, guides }: Reply) {
  const [chosen, setChosen] = useState(own ?? guides[0]?.medicine)
  const guide = guides.find(({ medicine }) => medicine === chosen)
  if (!guide) return <NothingYet title={words.none}>{words.noneWhat}</NothingYet>
  return (
    <>
      {guides.length > 1 && (
        <fieldset>
          <legend className="font-semibold">{words.choose}</legend>
          <div className="mt-2 flex flex-wrap gap-2">
            {guides.map(({ medicine, pen }) => (
              <label
                key={medicine}
                className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-option border border-line-strong bg-white px-4 font-semibold has-checked:border-green has-checked:bg-mint"
              >
                <input
                  type="radio"
                  name="pen"
                  checked={medicine === chosen}
                  onChange={() => setChosen(medicine)}
                  className="size-5 accent-green"
                />
                {pen}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <Steps guide={guide} />
    </>
  )
}

const Steps = ({ guide: { pen, needles, steps, keeping, source } }: { guide: Guide }) => (
  <>
    <p className="mt-6 font-semibold">{words.pen(pen)}</p>
    <p className="mt-1">{needles}</p>
    <ol className="mt-6 space-y-5">
      {steps.map(({ shows, title, lines }, place) => (
        <li
          key={title}
          className="grid gap-x-7 gap-y-4 rounded-card border border-line bg-white p-5 sm:grid-cols-[13rem_minmax(0,1fr)] sm:p-7"
        >
          <StepDrawing shows={shows} />
          <div>
            <p className="text-sm font-semibold text-green">{words.step(place + 1)}</p>
            <h2 className="text-[1.5rem] leading-tight">{title}</h2>
            <Lines of={lines} />
          </div>
        </li>
      ))}
    </ol>
    <div className="mt-6 grid gap-5 sm:grid-cols-2">
      <section aria-labelledby="keep" className="rounded-card bg-mint p-5 sm:p-7">
        <h2 id="keep" className="text-[1.375rem]">
          {words.keep}
        </h2>
        <Lines of={keeping} />
      </section>
      <section aria-labelledby="travel" className="rounded-card bg-mint p-5 sm:p-7">
        <h2 id="travel" className="text-[1.375rem]">
          {words.travel}
        </h2>
        <Lines of={words.travelLines} />
        <ButtonLink to={pages.accountLetters} variant="secondary" size="small" className="mt-4">
          {words.letters}
        </ButtonLink>
      </section>
      <section aria-labelledby="sharps" className="rounded-card bg-brick-pale p-5 sm:col-span-2 sm:p-7">
        <h2 id="sharps" className="text-[1.375rem]">
          {words.sharps}
        </h2>
        <Lines of={words.sharpsLines} />
        <p className="mt-3 font-semibold">{words.stuck}</p>
      </section>
    </div>
    <div className="mt-6 flex flex-wrap gap-3">
      <ButtonLink to={pages.accountDoses} size="small">
        {words.log}
      </ButtonLink>
      <ButtonLink to={unwellPath} variant="secondary" size="small">
        {words.unwell}
      </ButtonLink>
    </div>
    <p className="mt-6 text-sm text-ink-soft">{words.source(source)}</p>
  </>
)

const Lines = ({ of }: { of: readonly string[] }) => (
  <ul className="mt-2 list-disc space-y-1.5 pl-5">
    {of.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
