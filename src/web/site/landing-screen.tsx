import type { ReactNode } from 'react'
import type { Landing } from '#content/landings.ts'
import { gutter } from '#web/gutter.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LandingFigures } from './landing-figures.tsx'
import { LandingHero, type LandingTone } from './landing-hero.tsx'
import { Prose } from './prose.tsx'

const besideHeading = 'grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]'

function Steps({ steps }: { steps: Landing['steps'] }) {
  return (
    <section aria-labelledby="how-it-works" className={`${gutter} py-14 md:py-24`}>
      <h2 id="how-it-works">{steps.heading}</h2>
      <ol className="mt-7 grid gap-x-8 sm:grid-cols-2 sm:gap-y-10 md:mt-10 lg:grid-cols-4">
        {steps.items.map(({ title, text }, place) => (
          <li className="flex gap-4 border-line border-t py-5 sm:block sm:border-ink sm:border-t-2" key={title}>
            <span aria-hidden="true" className="w-8 flex-none font-[480] font-display text-heading text-green">
              {place + 1}
            </span>
            <div className="sm:mt-4">
              <h3>{title}</h3>
              <p className="mt-1.5 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Included({ included }: { included: Landing['included'] }) {
  return (
    <section aria-labelledby="included" className="bg-paper-deep print:bg-transparent">
      <div className={`${gutter} ${besideHeading} py-14 md:py-24`}>
        <h2 id="included">{included.heading}</h2>
        <ul className="grid gap-x-10 sm:grid-cols-2">
          {included.items.map(({ title, text }) => (
            <li className="border-line border-t py-5" key={title}>
              <h3>{title}</h3>
              <p className="mt-1.5 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function WhoDecides({ whoDecides }: { whoDecides: Landing['whoDecides'] }) {
  return (
    <section aria-labelledby="who-decides" className={`${gutter} py-14 md:py-24`}>
      <div className={`${besideHeading} rounded-card bg-mint p-6 md:p-12 lg:p-16 print:bg-transparent print:p-0`}>
        <h2 id="who-decides">{whoDecides.heading}</h2>
        <div className="max-w-[62ch]">
          <Prose blocks={whoDecides.body} />
        </div>
      </div>
    </section>
  )
}

function Closing({ landing, to }: { landing: Landing; to: string }) {
  return (
    <section aria-labelledby="begin" className={`${gutter} pb-16 md:pb-28 print:hidden`}>
      <div className="flex flex-col items-start gap-6 border-ink border-t-2 pt-8 md:flex-row md:items-center md:justify-between md:pt-12">
        <h2 id="begin">{landing.closing}</h2>
        <ButtonLink arrow className="md:shrink-0" size="large" to={to}>
          {landing.action.label}
        </ButtonLink>
      </div>
    </section>
  )
}

type Props = {
  landing: Landing
  tone: LandingTone
  /** Where the call to action leads. */
  to: string
  art: ReactNode
  /** Shown before the closing call to action. */
  children?: ReactNode
}

export function LandingScreen({ landing, tone, to, art, children }: Props) {
  return (
    <article>
      <LandingHero art={art} landing={landing} to={to} tone={tone} />
      <Steps steps={landing.steps} />
      <Included included={landing.included} />
      {landing.figures && <LandingFigures figures={landing.figures} />}
      <WhoDecides whoDecides={landing.whoDecides} />
      {children}
      <Closing landing={landing} to={to} />
    </article>
  )
}
