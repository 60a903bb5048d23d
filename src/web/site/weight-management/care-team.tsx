import { Link } from 'react-router'
import { careTeam } from '#content/site/landings/weight-management.ts'
import { type TeamId, teamMember, teamWords } from '#content/site/team.ts'
import { profilePath } from '#contract/pages.ts'
import { Doctor } from '#web/kit/art/doctor.tsx'
import { gutter } from '#web/kit/gutter.ts'
import { type Portrait, portraits } from '../team/portraits.ts'

type Role = keyof typeof careTeam.roles

/** Clinicians are many; of the others, one stands for all and can be read about. */
const faces: Record<Role, Portrait & { id?: TeamId }> = {
  clinicians: { Drawing: Doctor, ground: 'bg-apricot-pale' },
  coaches: { ...portraits.coach, id: 'coach' },
  nutritionists: { ...portraits.dietitian, id: 'dietitian' },
}

export function CareTeam() {
  return (
    <section aria-labelledby="care-team" className={`${gutter} pt-14 md:pt-24`}>
      <h2 id="care-team">{careTeam.heading}</h2>
      <p className="mt-4 max-w-[56ch] text-ink-soft text-lg">{careTeam.lead}</p>
      <ul className="mt-8 grid gap-x-8 gap-y-10 md:mt-12 md:grid-cols-3">
        {(Object.keys(careTeam.roles) as Role[]).map((role) => {
          const { Drawing, ground, id } = faces[role]
          const member = id && teamMember(id)
          return (
            <li key={role}>
              <Drawing className={`block h-64 w-full rounded-card ${ground}`} />
              <h3 className="mt-5">{careTeam.roles[role].name}</h3>
              <p className="mt-1.5 max-w-[48ch] text-ink-soft">{careTeam.roles[role].text}</p>
              {member && (
                <p className="mt-2">
                  <Link
                    className="inline-block min-h-6 font-semibold text-green underline decoration-2 decoration-apricot underline-offset-4 hover:text-ink"
                    to={profilePath(member.slug)}
                  >
                    {teamWords.meet(member.name)}
                  </Link>
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
