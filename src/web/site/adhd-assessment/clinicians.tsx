import { team as words } from '#content/site/landings/adhd-assessment.ts'
import { team } from '#content/site/team.ts'
import { gutter } from '#web/kit/gutter.ts'
import { Carousel } from '#web/kit/ui/carousel.tsx'
import { rotationMs } from '../rotation-intervals.ts'
import { TeamCard } from '../team/team-card.tsx'

const slides = team.map((member) => ({
  id: member.slug,
  label: member.name,
  content: <TeamCard member={member} />,
}))

export function Clinicians() {
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
