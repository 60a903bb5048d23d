import { useLocation } from 'react-router'
import { team, teamWords } from '#content/site/team.ts'
import { gutter } from '#web/kit/gutter.ts'
import { memberAt } from './member-at.ts'
import { TeamCard } from './team-card.tsx'

export function Others() {
  const { slug } = memberAt(useLocation().pathname)
  return (
    <section aria-labelledby="others" className="bg-paper-deep print:hidden">
      <div className={`${gutter} py-14 md:py-20`}>
        <h2 id="others">{teamWords.others}</h2>
        <ul className="mt-8 grid gap-5 md:grid-cols-3 lg:gap-6">
          {team
            .filter((other) => other.slug !== slug)
            .map((other) => (
              <li key={other.slug}>
                <TeamCard member={other} />
              </li>
            ))}
        </ul>
      </div>
    </section>
  )
}
