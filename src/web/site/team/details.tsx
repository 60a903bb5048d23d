import { useLocation } from 'react-router'
import { profiles } from '#content/site/profiles.ts'
import { firstName, teamWords } from '#content/site/team.ts'
import { pages } from '#contract/pages.ts'
import { adultAdhdAssessment } from '#domain/appointments/adult-adhd-assessment.ts'
import { pounds } from '#domain/orders/money.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { memberAt } from './member-at.ts'

const { minutes, pricePence } = adultAdhdAssessment

type Profile = (typeof profiles)[keyof typeof profiles]

function Registration({ registration }: { registration: NonNullable<Profile['registration']> }) {
  return (
    <p className="mt-2">
      {teamWords.registration(registration)}
      {registration.isExample && <span className="block text-ink-soft text-sm">{teamWords.exampleNumber}</span>}
    </p>
  )
}

export function Details() {
  const { id } = memberAt(useLocation().pathname)
  const { biography, helpsWith, howTheyWork, languages, standing, registration } = profiles[id]
  return (
    <>
      <div className="mt-7 max-w-[60ch] space-y-4 text-lg" id="biography">
        {biography.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {id === 'psychiatrist' && (
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink arrow size="large" to={pages.booking}>
            {teamWords.book}
          </ButtonLink>
          <p className="text-ink-soft text-sm">{teamWords.bookNote(minutes, pounds(pricePence))}</p>
        </div>
      )}
      <h2 className="mt-12">{teamWords.helpsWith(firstName(id))}</h2>
      <ul className="mt-4 grid gap-x-10 sm:grid-cols-2">
        {helpsWith.map((matter) => (
          <li className="border-line border-t py-4" key={matter}>
            {matter}
          </li>
        ))}
      </ul>
      <h2 className="mt-10">{teamWords.howTheyWork}</h2>
      <p className="mt-4 max-w-[60ch]">{howTheyWork}</p>
      <div className="mt-10 grid gap-x-10 gap-y-6 rounded-card bg-mint p-6 sm:grid-cols-[1fr_2fr] md:p-8 print:bg-transparent print:p-0">
        <div>
          <h2 className="text-subheading">{teamWords.languages}</h2>
          <p className="mt-2 text-ink-soft">{languages.join(', ')}</p>
        </div>
        <div>
          <h2 className="text-subheading">{teamWords.standing}</h2>
          {registration && <Registration registration={registration} />}
          <MemberStanding standing={standing} />
        </div>
      </div>
    </>
  )
}

function MemberStanding({ standing: { text, link } }: Pick<Profile, 'standing'>) {
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
