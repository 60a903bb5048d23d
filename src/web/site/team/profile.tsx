import { Link, useLocation } from 'react-router'
import { type TeamMember, team, teamWords } from '#content/team.ts'
import { pages, profilePath } from '#contract/pages.ts'
import { gutter } from '#web/gutter.ts'
import { pageMeta } from '#web/page-meta.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ArrowLeft } from '#web/ui/icons.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { portraits } from './portraits.ts'
import { TeamCard } from './team-card.tsx'

/** Every profile is a route of its own, so its address is always one of theirs. */
function memberAt(pathname: string) {
  const member = team.find(({ slug }) => pathname.startsWith(profilePath(slug)))
  if (!member) throw new Error('There is nobody at this address.')
  return member
}

export function meta({ location }: { location: { pathname: string } }) {
  const { name, title, teaser } = memberAt(location.pathname)
  return pageMeta({ title: `${name}, ${title.toLowerCase()}`, description: `${name}, ${title}. ${teaser}` })
}

function Standing({ standing: { text, link } }: { standing: TeamMember['standing'] }) {
  return (
    <p className="mt-2 text-ink-soft">
      {text}
      {link && (
        <>
          {' '}
          <a
            className="font-medium text-green underline decoration-2 decoration-apricot underline-offset-4 hover:text-ink"
            href={link.href}
          >
            {link.text}
          </a>{' '}
          there.
        </>
      )}
    </p>
  )
}

export default function Profile() {
  const member = memberAt(useLocation().pathname)
  const { Drawing, ground } = portraits[member.slug]
  const others = team.filter(({ slug }) => slug !== member.slug)
  return (
    <>
      <article className={`${gutter} pt-6 pb-14 md:pt-10 md:pb-24`}>
        <Link
          className="-ml-1 inline-flex min-h-11 items-center gap-2 px-1 font-semibold hover:text-green print:hidden"
          to={pages.adhdAssessment}
        >
          <ArrowLeft />
          {teamWords.back}
        </Link>
        <div className="mt-4 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <div className="lg:sticky lg:top-28 lg:self-start">
            <Drawing className={`block aspect-[4/3] w-full rounded-card lg:aspect-[4/5] ${ground}`} />
          </div>
          <div>
            <PageHeading size="display">{member.name}</PageHeading>
            <p className="mt-3 text-green text-subheading">{member.title}</p>
            <div className="mt-7 max-w-[60ch] space-y-4 text-lg">
              {member.biography.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            {member.slug === 'dr-imogen-ashdown' && (
              <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
                <ButtonLink arrow size="large" to={pages.booking}>
                  {teamWords.book}
                </ButtonLink>
                <p className="text-ink-soft text-sm">{teamWords.bookNote}</p>
              </div>
            )}
            <h2 className="mt-12">{teamWords.helpsWith}</h2>
            <ul className="mt-4 grid gap-x-10 sm:grid-cols-2">
              {member.helpsWith.map((matter) => (
                <li className="border-line border-t py-4" key={matter}>
                  {matter}
                </li>
              ))}
            </ul>
            <h2 className="mt-10">{teamWords.howTheyWork}</h2>
            <p className="mt-4 max-w-[60ch]">{member.howTheyWork}</p>
            <div className="mt-10 grid gap-x-10 gap-y-6 rounded-card bg-mint p-6 sm:grid-cols-[1fr_2fr] md:p-8 print:bg-transparent print:p-0">
              <div>
                <h2 className="text-subheading">{teamWords.languages}</h2>
                <p className="mt-2 text-ink-soft">{member.languages.join(', ')}</p>
              </div>
              <div>
                <h2 className="text-subheading">{teamWords.standing}</h2>
                <Standing standing={member.standing} />
              </div>
            </div>
          </div>
        </div>
      </article>
      <section aria-labelledby="others" className="bg-paper-deep print:hidden">
        <div className={`${gutter} py-14 md:py-20`}>
          <h2 id="others">{teamWords.others}</h2>
          <ul className="mt-8 grid gap-5 md:grid-cols-3 lg:gap-6">
            {others.map((other) => (
              <li key={other.slug}>
                <TeamCard member={other} />
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}
