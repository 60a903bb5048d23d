import { useSearchParams } from 'react-router'
import { brand } from '#content/brand.ts'
import { blog } from '#content/site/blog.ts'
import { feedPath } from '#contract/pages.ts'
import { taggedWith, tagNamed } from '#domain/blog/articles.ts'
import { gutter } from '#web/kit/gutter.ts'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { useHydrated } from '#web/kit/use-hydrated.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { AskTeam } from './ask-team.tsx'
import { TagFilter } from './tag-filter.tsx'
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
 * The page was written with every article on it. Whoever asks for one subject would see all of them jump into fewer, so
 * their list is held back until the address has been read, or until it is clear that the rest of the code is not coming.
 */
const waitForTag = `if (/[?&]tag=/.test(location.search)) document.currentScript.dataset.waits = ''`
