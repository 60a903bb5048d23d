import { pages } from '#contract/pages.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'

export const ArticlesHead = ({ heading }: { heading: string }) => (
  <div className="mb-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 md:mb-10">
    <h2 id="articles">{heading}</h2>
    <ButtonLink to={pages.blog} variant="secondary">
      View All Articles
    </ButtonLink>
  </div>
)
