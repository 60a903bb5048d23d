import { brand } from '#content/brand.ts'
import { notOpenYet } from '#content/site.ts'
import { pages } from '#contract/pages.ts'
import { pageMeta } from '#web/page-meta.ts'
import { inlineLink, QuietPage } from '#web/quiet-page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

export const meta = () => pageMeta({ title: notOpenYet.title, description: notOpenYet.what, isUnlisted: true })

export default function NotOpenYet() {
  return (
    <QuietPage heading={notOpenYet.heading}>
      <p>{notOpenYet.what}</p>
      <p>{notOpenYet.kept}</p>
      <div className="pt-2">
        <ButtonLink to={pages.home}>Go to the home page</ButtonLink>
      </div>
      <p className="text-base">
        Questions in the meantime? Call{' '}
        <a href={brand.phone.href} className={inlineLink}>
          {brand.phone.display}
        </a>
        , {brand.supportHours}, or write to{' '}
        <a href={`mailto:${brand.email}`} className={inlineLink}>
          {brand.email}
        </a>
        .
      </p>
    </QuietPage>
  )
}
