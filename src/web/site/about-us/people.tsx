import { people } from '#content/site/about-us.ts'
import { team } from '#content/site/team.ts'
import { gutter } from '#web/kit/gutter.ts'
import { TeamCard } from '../team/team-card.tsx'

export function People() {
  return (
    <section aria-labelledby="people" className="bg-paper-deep print:hidden">
      <div className={`${gutter} py-14 md:py-24`}>
        <h2 id="people">{people.heading}</h2>
        <p className="mt-4 max-w-[56ch] text-ink-soft text-lg">{people.lead}</p>
        <ul className="mt-8 grid gap-5 sm:grid-cols-2 md:mt-12 lg:gap-6 xl:grid-cols-4">
          {team.map((member) => (
            <li key={member.slug}>
              <TeamCard member={member} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
