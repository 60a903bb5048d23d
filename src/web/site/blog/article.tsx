import { useState } from 'react'
import { Link } from 'react-router'
import type { Article, Teaser } from '#content/site/article.ts'
import { articlePage, blog } from '#content/site/blog.ts'
import { pages, profilePath, taggedPath } from '#contract/pages.ts'
import { formatDate } from '#domain/appointments/format-time.ts'
import { relatedTo } from '#domain/blog/articles.ts'
import { gutter } from '#web/kit/gutter.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { QuietPage } from '#web/shared/pages/quiet-page.tsx'
import UnexpectedError from '#web/shared/pages/unexpected-error.tsx'
import { ArticleBody } from '#web/shared/prose/article-body.tsx'
import { linkStyle } from '#web/shared/prose/prose.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { Contents } from '../contents.tsx'
import { NoBreak } from './no-break.tsx'
import { BlogTeaser } from './teaser-card.tsx'
import { teasers } from './teasers.ts'

interface Found {
  readonly article: Article
  readonly related: readonly Teaser[]
}

type Loaded = Found | null

/** Runs at build time only: the browser is given one article, never the code that made it. */
export async function loader({ params }: { params: { slug?: string } }): Promise<Loaded> {
  const articles = import.meta.glob<Article | null>('../../../content/site/blog/*.md', {
    query: '?article',
    import: 'default',
  })
  const article = await articles[`../../../content/site/blog/${params.slug}.md`]?.()
  return article ? { article, related: relatedTo(article, teasers, 3) } : null
}

export const meta = ({ loaderData }: { loaderData?: Loaded }) =>
  loaderData
    ? pageMeta(loaderData.article)
    : pageMeta({ title: articlePage.notFound.heading, description: articlePage.notFound.what, isUnlisted: true })

export default function ArticleRoute({ loaderData }: { loaderData: Loaded }) {
  return loaderData ? <ArticleScreen {...loaderData} /> : <ArticleNotFound />
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const isUnknown = (error as { status?: number }).status === 404
  return isUnknown ? <ArticleNotFound /> : <UnexpectedError error={error} />
}

function ArticleScreen({ article, related }: Found) {
  return (
    <>
      <article className="on-paper pb-16 md:pb-24 print:pb-0">
        <ArticleHead article={article} />
        <div className={`${gutter} grid gap-x-16 lg:grid-cols-[min(15rem,30%)_minmax(0,1fr)] print:block print:p-0`}>
          <Contents label={articlePage.contents} sections={article.headings} />
          <div className="min-w-0">
            <ArticleBody nodes={article.body} />
            <div className="mt-12 max-w-[62ch] border-line border-t pt-6 print:mt-6 print:max-w-none print:pt-3">
              <p className="text-ink-soft text-sm">{articlePage.caution}</p>
              <CopyLink />
            </div>
          </div>
        </div>
      </article>
      <aside aria-labelledby="related" className="bg-paper-deep pt-14 pb-16 md:pt-20 md:pb-24 print:hidden">
        <div className={gutter}>
          <h2 id="related">{articlePage.related}</h2>
          <ul className="mt-7 grid gap-5 md:grid-cols-3 lg:mt-10 lg:gap-6">
            {related.map((teaser) => (
              <li key={teaser.id}>
                <BlogTeaser heading="h3" teaser={teaser} />
              </li>
            ))}
          </ul>
          <p className="mt-8">
            <Link className={linkStyle} to={pages.blog}>
              {blog.viewAll}
            </Link>
          </p>
        </div>
      </aside>
    </>
  )
}

function ArticleNotFound() {
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

/** Sharing, without a button that tells anybody else who reads what. */
function CopyLink() {
  const [said, setSaid] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(location.origin + location.pathname)
      setSaid(articlePage.linkCopied)
    } catch {
      setSaid(articlePage.copyFailed)
    }
  }

  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden print:hidden">
      <Button onClick={copy} size="small" variant="secondary">
        {articlePage.copyLink}
      </Button>
      <p className="text-sm" role="status">
        {said}
      </p>
    </div>
  )
}

function ArticleHead({ article }: { article: Article }) {
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
          <time dateTime={article.published}>{formatDate(article.published)}</time>
          <span>{article.readTime} min read</span>
          <span>
            {articlePage.reviewedBy}{' '}
            <Link className={linkStyle} to={profilePath(slug)}>
              {name}, {title}
            </Link>
            , on <time dateTime={article.reviewed}>{formatDate(article.reviewed)}</time>
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
