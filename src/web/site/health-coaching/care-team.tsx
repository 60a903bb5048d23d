import { careTeam } from '#content/site/landings/health-coaching.ts'
import { teamMember } from '#content/site/team.ts'
import { gutter } from '#web/kit/gutter.ts'
import { TeamCard } from '../team/team-card.tsx'

export function CareTeam() {
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
