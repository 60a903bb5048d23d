import { Link } from 'react-router'
import { brand } from '#content/brand.ts'
import { getStarted, unexpectedError } from '#content/site/site.ts'
import { pages } from '#contract/pages.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { inlineLink, QuietPage } from './quiet-page.tsx'

export const meta = () =>
  pageMeta({ title: unexpectedError.notFound.title, description: unexpectedError.notFound.what, isUnlisted: true })

/** For an address that is nobody's, and, given an error, for whatever broke. */
export default function UnexpectedError({ error }: { error?: unknown }) {
  const isBroken = error !== undefined && (error as { status?: number }).status !== 404
  const { what, next } = isBroken ? unexpectedError.broken : unexpectedError.notFound

  return (
    <QuietPage heading={unexpectedError.heading}>
      <p>{what}</p>
      <p>{next}</p>
      <div className="flex flex-wrap gap-3 pt-2">
        {isBroken && <Button onClick={() => location.reload()}>Try again</Button>}
        <ButtonLink to={pages.home} variant={isBroken ? 'secondary' : 'primary'}>
          Go to the home page
        </ButtonLink>
        <ButtonLink to={pages.getStarted} variant="secondary">
          {getStarted}
        </ButtonLink>
      </div>
      <p className="text-base">
        Still stuck?{' '}
        <Link to={pages.contactUs} className={inlineLink}>
          Contact us
        </Link>{' '}
        or call{' '}
        <a href={brand.phone.href} className={inlineLink}>
          {brand.phone.display}
        </a>
        , {brand.supportHours}.
      </p>
    </QuietPage>
  )
}
