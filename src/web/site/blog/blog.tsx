import { Link, useSearchParams } from 'react-router'
import { brand } from '#content/brand.ts'
import { type BlogTag, blog, blogTags } from '#content/site/blog.ts'
import { feedPath, pages, taggedPath } from '#contract/pages.ts'
import { taggedWith, tagNamed } from '#domain/blog/articles.ts'
import { gutter } from '#web/kit/gutter.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { useHydrated } from '#web/kit/use-hydrated.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { BlogTeaser } from './teaser-card.tsx'
import { teasers } from './teasers.ts'

export const meta = () => pageMeta(blog)

export const links = () => [
  { rel: 'alternate', type: 'application/rss+xml', title: `${brand.name} ${blog.title}`, href: feedPath },
]

export default function Blog() {
  const named = useSearchParams()[0].get('tag')
  const isHydrated = useHydrated()
  const tag = tagNamed(isHydrated ? named : null)
  const shown = taggedWith(tag, teasers)
  const [newest, ...others] = shown

  return (
    <div className="pb-20 md:pb-28">
      <header className="bg-linear-to-b from-apricot-pale/60 to-paper print:bg-none">
        <div className={`${gutter} pt-12 pb-8 md:pt-20`}>
          <PageHeading size="display">
            {blog.heading[0]} <em className="text-green">{blog.heading[1]}</em>
          </PageHeading>
          <p className="mt-5 mb-8 max-w-[56ch] text-ink-soft text-lg md:mt-6 md:mb-10 md:text-subheading md:leading-normal">
            {blog.lead}
          </p>
          <TagFilter current={tag} />
        </div>
      </header>
      {!isHydrated && <script suppressHydrationWarning>{waitForTag}</script>}
      <div className={`${gutter} [script[data-waits]+&]:animate-hold-back`}>
        <p className="sr-only" role="status">
          {tag === null ? '' : `${shown.length} of ${teasers.length} articles: ${tag}`}
        </p>
        {tag === null && newest && <BlogTeaser heading="h2" isWide teaser={newest} />}
        <ul className={`grid gap-5 sm:grid-cols-2 lg:gap-6 ${tag === null ? 'mt-5 lg:mt-6 lg:grid-cols-3' : ''}`}>
          {(tag === null ? others : shown).map((teaser) => (
            <li key={teaser.id}>
              <BlogTeaser heading="h2" teaser={teaser} />
            </li>
          ))}
          {tag === null && (
            <li>
              <AskTeam />
            </li>
          )}
        </ul>
      </div>
    </div>
  )
}

/**
 * The page was written with every article on it. A reader who chooses one subject would see all of them jump into fewer, so
 * their list is held back until the address has been read, or until it is clear that the rest of the code is not coming.
 */
const waitForTag = `if (/[?&]tag=/.test(location.search)) document.currentScript.dataset.waits = ''`

/** The last place in the list is the reader's. */
function AskTeam() {
  return (
    <div className="flex h-full flex-col items-start justify-center rounded-card bg-sage p-7 lg:p-9 print:hidden">
      <h2 className="text-[1.75rem] leading-[1.12]">{blog.ask.heading}</h2>
      <p className="mt-3 mb-6">{blog.ask.words}</p>
      <ButtonLink arrow to={pages.contactUs}>
        {blog.ask.action}
      </ButtonLink>
      <a
        className="mt-5 inline-flex min-h-9 items-center font-semibold text-green underline underline-offset-4"
        href={feedPath}
      >
        {blog.feed}
      </a>
    </div>
  )
}

const pill =
  'inline-flex min-h-11 items-center rounded-full border-2 border-line-strong px-4.5 font-semibold text-sm transition-colors duration-150 hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-white'

/** Each subject has an address, so that Back and shared links work. Without scripts it could do nothing. */
function TagFilter({ current }: { current: BlogTag | null }) {
  return (
    <nav aria-label={blog.filter} className="noscript:hidden print:hidden">
      <ul className="flex flex-wrap gap-2">
        {[null, ...blogTags].map((tag) => (
          <li key={tag}>
            <Link
              aria-current={tag === current ? 'page' : undefined}
              className={pill}
              to={tag === null ? pages.blog : taggedPath(tag)}
            >
              {tag ?? blog.all}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
