import { articles, careTeam, closing, steps, whoDecidesFor } from '#content/site/landings/health-coaching.ts'
import { healthCoachingLead } from '#content/site/landings/health-coaching-lead.ts'
import { teamMember } from '#content/site/team.ts'
import { pages } from '#contract/pages.ts'
import { coachingGainPercent } from '#domain/services/coaching.ts'
import { gutter } from '#web/kit/gutter.ts'
import { Carousel } from '#web/kit/ui/carousel.tsx'
import { BlogTeaser } from '../blog/teaser-card.tsx'
import { teasersFor } from '../blog/teasers.ts'
import { ArticlesHead } from '../landing/articles-head.tsx'
import { LandingClosing } from '../landing/closing.tsx'
import { Steps } from '../landing/steps.tsx'
import { WhoDecides } from '../landing/who-decides.tsx'
import { rotationMs } from '../rotation-intervals.ts'
import { TeamCard } from '../team/team-card.tsx'

export function TeamAndSteps() {
  return (
    <div id="team-and-steps">
      <CareTeam />
      <Steps steps={steps} />
      <Articles />
      <WhoDecides whoDecides={whoDecidesFor(coachingGainPercent)} />
      <LandingClosing action={healthCoachingLead.action.label} to={pages.contactUs} words={closing} />
    </div>
  )
}

const slides = teasersFor(articles.slugs).map((teaser) => ({
  id: teaser.id,
  label: teaser.title,
  // Room for the ring of a card that has focus, which the row would cut off.
  content: (
    <div className="h-full p-1.5">
      <BlogTeaser heading="h3" teaser={teaser} />
    </div>
  ),
}))

function Articles() {
  return (
    <section aria-labelledby="articles" className={`${gutter} pb-14 md:pb-24 print:hidden`}>
      <ArticlesHead heading={articles.heading} />
      <div className="lg:-mx-1.5">
        <Carousel
          intervalMs={rotationMs.articles}
          label={articles.carousel}
          slideClassName="basis-[88%] sm:basis-1/2 lg:basis-1/3"
          slides={slides}
        />
      </div>
    </section>
  )
}

function CareTeam() {
  return (
    <section aria-labelledby="care-team" className="bg-paper-deep print:bg-transparent">
      <div className={`${gutter} py-14 md:py-24`}>
        <h2 id="care-team">{careTeam.heading}</h2>
        <p className="mt-4 max-w-[56ch] text-ink-soft text-lg">{careTeam.lead}</p>
        <ul className="mt-8 grid gap-5 md:mt-12 md:grid-cols-3 lg:gap-6">
          {careTeam.members.map((id) => (
            <li key={id}>
              <TeamCard member={teamMember(id)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
