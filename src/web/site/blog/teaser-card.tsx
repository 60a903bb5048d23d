import { Link } from 'react-router'
import type { Teaser } from './teasers.ts'

interface Props {
  readonly teaser: Teaser
  readonly heading: 'h2' | 'h3'
}

/** An article in a list. The whole card can be pressed; the link is its title. */
export function BlogTeaser({ teaser, heading: Heading }: Props) {
  const { title, description, href, tag, readTime } = teaser
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-white has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-green-light">
      <div className="aspect-[8/5] overflow-hidden bg-apricot-pale" />
      <div className="flex grow flex-col p-6">
        <p className="font-semibold text-green text-xs tracking-[0.06em]">{tag}</p>
        <Heading className="mt-2 text-[1.5rem]">
          <Link
            className="outline-none decoration-2 decoration-apricot underline-offset-4 after:absolute after:inset-0 group-hover:underline"
            to={href}
          >
            {title}
          </Link>
        </Heading>
        <p className="mt-2.5 text-ink-soft">{description}</p>
        <p className="mt-auto pt-5 text-ink-soft text-sm">{readTime} min read</p>
      </div>
    </article>
  )
}
