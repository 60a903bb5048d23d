import { Link } from 'react-router'
import { type BlogTag, blog, blogTags } from '#content/site/blog.ts'
import { pages, taggedPath } from '#contract/pages.ts'

const pill =
  'inline-flex min-h-11 items-center rounded-full border-2 border-line-strong px-4.5 font-semibold text-sm transition-colors duration-150 hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-white'

/** Each subject has an address, so that Back and a link sent to somebody work. Without scripts it could do nothing. */
export function TagFilter({ current }: { current: BlogTag | null }) {
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
