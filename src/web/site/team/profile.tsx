import { Link, useLocation } from 'react-router'
import { teamWords } from '#content/site/team.ts'
import { pages } from '#contract/pages.ts'
import { adultAdhdAssessment } from '#domain/appointments/adult-adhd-assessment.ts'
import { gutter } from '#web/kit/gutter.ts'
import { lazyWhenVisible } from '#web/kit/lazy-when-visible.tsx'
import { ArrowLeft } from '#web/kit/ui/icons.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { memberAt } from './member-at.ts'
import { portraits } from './portraits.ts'

export function meta({ location }: { location: { pathname: string } }) {
  const { name, title, teaser } = memberAt(location.pathname)
  return pageMeta({
    title: `${name}, ${title.toLowerCase()}`,
    description: `${name}, ${title}. ${teaser(adultAdhdAssessment.minutes)}`,
  })
}

const details = lazyWhenVisible('biography', async () => (await import('./details.tsx')).Details)
const others = lazyWhenVisible('others', async () => (await import('./others.tsx')).Others)

export default function Profile() {
  const { id, name, title } = memberAt(useLocation().pathname)
  const { Drawing, ground } = portraits[id]
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
            <PageHeading size="display">{name}</PageHeading>
            <p className="mt-3 text-green text-subheading">{title}</p>
            {details}
          </div>
        </div>
      </article>
      {others}
    </>
  )
}
