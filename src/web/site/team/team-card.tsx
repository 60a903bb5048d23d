import { Link } from 'react-router'
import { type TeamMember, teamWords } from '#content/site/team.ts'
import { profilePath } from '#contract/pages.ts'
import { adultAdhdAssessment } from '#domain/appointments/adult-adhd-assessment.ts'
import { ArrowRight } from '#web/kit/ui/icons.tsx'
import { portraits } from './portraits.ts'

type Props = { member: TeamMember; heading?: 'h2' | 'h3' }

/** One member of the team. The whole card can be pressed; the link is the name. */
export function TeamCard({ member, heading: Heading = 'h3' }: Props) {
  const { Drawing, ground } = portraits[member.id]
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-white has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-green-light">
      <Drawing className={`block h-60 w-full ${ground}`} />
      <div className="flex grow flex-col p-6">
        <Heading className="text-[1.5rem]">
          <Link
            className="outline-none decoration-2 decoration-apricot underline-offset-4 after:absolute after:inset-0 group-hover:underline"
            to={profilePath(member.slug)}
          >
            {member.name}
          </Link>
        </Heading>
        <p className="mt-1 text-green text-sm">{member.title}</p>
        <p className="mt-3 text-ink-soft">{member.teaser(adultAdhdAssessment.minutes)}</p>
        <p aria-hidden="true" className="mt-auto flex items-center gap-2 pt-5 font-semibold">
          {teamWords.readMore}
          <ArrowRight className="size-5 transition-transform duration-200 group-hover:translate-x-1" />
        </p>
      </div>
    </article>
  )
}
