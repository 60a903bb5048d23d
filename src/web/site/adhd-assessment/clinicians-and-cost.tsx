import { adhdFaq } from '#content/site/faq.ts'
import { closing, costFor, whoDecidesFor, team as words } from '#content/site/landings/adhd-assessment.ts'
import { team } from '#content/site/team.ts'
import { pages } from '#contract/pages.ts'
import { adhdFigures } from '#domain/figures/adhd.ts'
import { assessmentFigures } from '#domain/figures/assessment.ts'
import { adultAge } from '#domain/identity/age-limits.ts'
import { gutter } from '#web/kit/gutter.ts'
import { Carousel } from '#web/kit/ui/carousel.tsx'
import { HelpNowNote } from '../help-now-note.tsx'
import { LandingClosing } from '../landing/closing.tsx'
import { LandingFaq } from '../landing/faq.tsx'
import { WhoDecides } from '../landing/who-decides.tsx'
import { rotationMs } from '../rotation-intervals.ts'
import { TeamCard } from '../team/team-card.tsx'
import { lead } from './lead.ts'

export function CliniciansAndCost() {
  return (
    <div id="clinicians-and-cost">
      <Clinicians />
      <Cost />
      <WhoDecides whoDecides={whoDecidesFor(adultAge)} />
      <LandingFaq group={adhdFaq(adhdFigures)} />
      <div className={`${gutter} pb-14 md:pb-24`}>
        <HelpNowNote />
      </div>
      <LandingClosing action={lead.action.label} to={pages.adhdWelcome} words={closing} />
    </div>
  )
}

const slides = team.map((member) => ({
  id: member.slug,
  label: member.name,
  content: <TeamCard member={member} />,
}))

function Clinicians() {
  return (
    <section aria-labelledby="clinicians" className="bg-paper-deep print:bg-transparent">
      <div className={`${gutter} py-14 md:py-24`}>
        <h2 id="clinicians">{words.heading}</h2>
        <p className="mt-4 mb-8 max-w-[56ch] text-ink-soft text-lg md:mb-12">{words.lead}</p>
        <Carousel
          intervalMs={rotationMs.clinicians}
          label={words.carousel}
          slideClassName="basis-[86%] sm:basis-1/2 lg:basis-1/3"
          slides={slides}
        />
      </div>
    </section>
  )
}

const cost = costFor(assessmentFigures)

function Cost() {
  return (
    <section aria-labelledby="cost" className="on-dark bg-ink text-white print:bg-transparent print:text-ink">
      <div className={`${gutter} py-14 md:py-24`}>
        <h2 id="cost">{cost.heading}</h2>
        <dl className="mt-8 grid gap-x-10 sm:grid-cols-2 md:mt-12 lg:grid-cols-4">
          {cost.items.map(({ figure, label, text }) => (
            <div className="border-white/25 border-t py-6" key={label}>
              <dt className="font-medium text-sage print:text-ink">{label}</dt>
              <dd className="mt-2">
                <span className="block whitespace-nowrap font-[480] font-display text-heading text-sun tracking-tight print:text-ink">
                  {figure}
                </span>
                <span className="mt-2 block max-w-[32ch] text-pretty">{text}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 max-w-[64ch] text-sage print:text-ink">{cost.note}</p>
      </div>
    </section>
  )
}
