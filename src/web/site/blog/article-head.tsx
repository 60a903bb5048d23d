import { Link } from 'react-router'
import type { Article } from '#content/site/article.ts'
import { articlePage, blog } from '#content/site/blog.ts'
import { pages, profilePath, taggedPath } from '#contract/pages.ts'
import { writtenDay } from '#domain/appointments/format-time.ts'
import { gutter } from '#web/kit/gutter.ts'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { linkStyle } from '../prose.tsx'
import { NoBreak } from './no-break.tsx'

export function ArticleHead({ article }: { article: Article }) {
  const { slug, name, title } = article.reviewedBy
  return (
    <header className="bg-linear-to-b from-apricot-pale/60 to-paper print:bg-none">
      <div className={`${gutter} pt-8 md:pt-12 print:px-0 print:pt-4`}>
        <nav aria-label="Breadcrumb" className="print:hidden">
          <ol className="flex flex-wrap items-center gap-x-2 font-semibold text-sm">
            <li>
              <Link className={crumb} to={pages.blog}>
                {blog.title}
              </Link>
            </li>
            <li aria-hidden="true" className="text-ink-soft">
              /
            </li>
            <li>
              <Link className={`${crumb} text-xs tracking-[0.06em]`} to={taggedPath(article.tag)}>
                {article.tag}
              </Link>
            </li>
          </ol>
        </nav>
        <PageHeading className="mt-4 max-w-[20ch] md:mt-6" size="display">
          <NoBreak text={article.title} />
        </PageHeading>
        <p className="mt-5 max-w-[56ch] text-ink-soft text-lg md:mt-6 md:text-subheading md:leading-normal">
          {article.description}
        </p>
        <p className="mt-6 flex flex-wrap gap-x-5 gap-y-1 text-sm print:mt-3 print:mb-6">
          <time dateTime={article.published}>{writtenDay(article.published)}</time>
          <span>{article.readTime} min read</span>
          <span>
            {articlePage.reviewedBy}{' '}
            <Link className={linkStyle} to={profilePath(slug)}>
              {name}, {title}
            </Link>
            , on <time dateTime={article.reviewed}>{writtenDay(article.reviewed)}</time>
          </span>
        </p>
        <img
          alt={article.cover.alt}
          className="mt-8 mb-12 aspect-[8/5] w-full rounded-card bg-apricot-pale object-cover md:mt-10 md:mb-16 md:aspect-[2/1] lg:aspect-[9/4] print:hidden"
          fetchPriority="high"
          height={750}
          src={article.cover.src}
          width={1200}
        />
      </div>
    </header>
  )
}

const crumb = 'inline-flex min-h-9 items-center text-green underline underline-offset-4 hover:decoration-2'
