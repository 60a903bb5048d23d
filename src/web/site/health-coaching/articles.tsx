import { articles } from '#content/site/landings/health-coaching.ts'
import { gutter } from '#web/kit/gutter.ts'
import { Carousel } from '#web/kit/ui/carousel.tsx'
import { BlogTeaser } from '../blog/teaser-card.tsx'
import { teasersFor } from '../blog/teasers.ts'
import { ArticlesHead } from '../landing/articles-head.tsx'
import { rotationMs } from '../rotation-intervals.ts'

const slides = teasersFor(articles.slugs).map((teaser) => ({
  id: teaser.id,
  label: teaser.title,
  // Room for the ring of a card that has focus, which the row would cut off.
  content: (
    <div className="h-full p-1.5">
      <BlogTeaser heading="h3" teaser={teaser} />
    </div>
  ),
}))

export function Articles() {
  return (
    <section aria-labelledby="articles" className={`${gutter} pb-14 md:pb-24 print:hidden`}>
      <ArticlesHead heading={articles.heading} />
      <div className="lg:-mx-1.5">
        <Carousel
          intervalMs={rotationMs.articles}
          label={articles.carousel}
          slideClassName="basis-[88%] sm:basis-1/2 lg:basis-1/3"
          slides={slides}
        />
      </div>
    </section>
  )
}
