import { Link } from 'react-router'
import type { Article, Teaser } from '#content/site/article.ts'
import { articlePage, blog } from '#content/site/blog.ts'
import { pages } from '#contract/pages.ts'
import { relatedTo } from '#domain/blog/articles.ts'
import { gutter } from '#web/kit/gutter.ts'
import UnexpectedError from '#web/shared/pages/unexpected-error.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { Contents } from '../contents.tsx'
import { linkStyle } from '../prose.tsx'
import { ArticleBody } from './article-body.tsx'
import { ArticleHead } from './article-head.tsx'
import { ArticleNotFound } from './article-not-found.tsx'
import { CopyLink } from './copy-link.tsx'
import { BlogTeaser } from './teaser-card.tsx'
import { teasers } from './teasers.ts'

interface Found {
  readonly article: Article
  readonly related: readonly Teaser[]
}

type Loaded = Found | null

/** Runs at build time only: the browser is given one article, never the code that made it. */
export async function loader({ params }: { params: { slug?: string } }): Promise<Loaded> {
  const articles = import.meta.glob<Article>('../../../content/site/blog/*.md', {
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
        <div className={`${gutter} grid gap-x-16 lg:grid-cols-[15rem_minmax(0,1fr)] print:block print:p-0`}>
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
