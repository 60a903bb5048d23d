import { home } from '#content/site/home.ts'
import { getStarted } from '#content/site/site.ts'
import { pages } from '#contract/pages.ts'
import { HeroScene } from '#web/kit/art/hero-scene.tsx'
import { gutter } from '#web/kit/gutter.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'

const [statement, emphasis] = home.hero.headline

export function Hero() {
  return (
    <section className="relative -mt-16 flex flex-col overflow-hidden bg-linear-to-b from-apricot-pale/80 via-apricot-pale/30 to-paper pt-16 lg:-mt-18 lg:min-h-[max(min(100svh-6rem,50rem),40vw)] lg:pt-18">
      <div className={`${gutter} relative z-10 pt-8 sm:pt-14 lg:my-auto lg:pt-0 lg:pb-24`}>
        <h1 className="max-w-[7.2em] text-display lg:max-xl:text-[4rem]">
          {statement} <em className="text-green">{emphasis}</em>
        </h1>
        <p className="mt-5 max-w-[29rem] text-lg text-ink-soft lg:mt-7 lg:text-[1.3125rem]">{home.hero.lead}</p>
        <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3 lg:mt-9">
          <ButtonLink to={pages.getStarted} size="large" arrow>
            {getStarted}
          </ButtonLink>
          <p className="text-sm text-ink-soft">{home.hero.aside}</p>
        </div>
      </div>
      <div className="relative -mt-2 h-84 sm:-mt-6 sm:h-104 lg:absolute lg:inset-x-0 lg:bottom-0 lg:h-[84%] xl:h-full">
        <HeroScene className="absolute inset-0 size-full" />
      </div>
    </section>
  )
}
