import { homeSections } from '#content/site/home-sections.ts'
import { reasons } from '#content/site/reasons.ts'
import { dayScenes } from '#web/kit/art/day-scenes.tsx'
import { gutter } from '#web/kit/gutter.ts'
import { Carousel } from '#web/kit/ui/carousel.tsx'
import { rotationMs } from '../rotation-intervals.ts'

const slides = reasons.map(({ id, name, words }) => {
  const Scene = dayScenes[id]
  return {
    id,
    label: name,
    content: (
      <article className="flex h-full flex-col overflow-hidden rounded-card bg-white">
        <div className="h-52">
          <Scene />
        </div>
        <div className="flex-1 px-5.5 pt-5 pb-7">
          <h3>{name}</h3>
          <p className="mt-2 text-ink-soft">{words}</p>
        </div>
      </article>
    ),
  }
})

export function WhyChoose() {
  return (
    <section id="why" className="bg-paper-deep">
      <div className={`${gutter} py-16 lg:py-24`}>
        <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3 lg:mb-10">
          <h2 className="lg:text-[3.25rem]">{homeSections.why.headline}</h2>
          <p className="text-lg text-ink-soft">{homeSections.why.lead}</p>
        </div>
        {/* Five fill the row on a wide screen. The half pixel is for Embla, which counts in whole ones and loops only a full row. */}
        <Carousel
          label={homeSections.why.headline}
          intervalMs={rotationMs.reasons}
          slides={slides}
          slideClassName="flex basis-[82%] *:w-full sm:basis-[44%] md:basis-1/3 lg:basis-1/4 xl:basis-[calc(20%+0.5px)]"
        />
      </div>
    </section>
  )
}
