import { Link } from 'react-router'
import type { Teaser } from '#content/site/article.ts'
import { NoBreak } from './no-break.tsx'

interface Props {
  readonly teaser: Teaser
  readonly heading: 'h2' | 'h3'
  /** Beside its cover where there is room, for the one that comes first. */
  readonly isWide?: boolean
}

/** An article in a list. The whole card can be pressed; the link is its title. */
export function BlogTeaser({ teaser, heading: Heading, isWide = false }: Props) {
  const { title, description, href, tag, readTime, cover } = teaser
  return (
    <article
      className={`group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-white has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-green-light ${isWide ? 'lg:grid lg:grid-cols-[1.45fr_1fr]' : ''}`}
    >
      <div className={`aspect-[8/5] overflow-hidden bg-apricot-pale ${isWide ? 'lg:aspect-auto' : ''}`}>
        <img
          alt=""
          className="size-full object-cover transition-transform duration-250 ease-out motion-safe:group-hover:scale-[1.02]"
          fetchPriority={isWide ? 'high' : undefined}
          height={750}
          loading={isWide ? undefined : 'lazy'}
          src={cover.src}
          width={1200}
        />
      </div>
      <div className={`flex grow flex-col p-6 ${isWide ? 'lg:justify-center lg:p-12' : ''}`}>
        <p className="font-semibold text-green text-xs tracking-[0.06em]">{tag}</p>
        <Heading className={`mt-2 ${isWide ? 'text-[1.75rem] leading-[1.12] lg:text-heading' : 'text-[1.5rem]'}`}>
          <Link
            className="outline-none decoration-2 decoration-apricot underline-offset-4 after:absolute after:inset-0 group-hover:underline"
            to={href}
          >
            <NoBreak text={title} />
          </Link>
        </Heading>
        <p className={`mt-2.5 text-ink-soft ${isWide ? 'lg:text-lg' : ''}`}>{description}</p>
        <p className={`text-ink-soft text-sm ${isWide ? 'mt-5' : 'mt-auto pt-5'}`}>{readTime} min read</p>
      </div>
    </article>
  )
}
