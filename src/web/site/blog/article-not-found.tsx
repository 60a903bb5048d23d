import { articlePage } from '#content/site/blog.ts'
import { pages } from '#contract/pages.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { QuietPage } from '#web/shared/pages/quiet-page.tsx'

export function ArticleNotFound() {
  const { heading, what, back } = articlePage.notFound
  return (
    <QuietPage heading={heading}>
      <p>{what}</p>
      <div className="pt-2">
        <ButtonLink to={pages.blog}>{back}</ButtonLink>
      </div>
    </QuietPage>
  )
}
