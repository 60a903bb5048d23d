import { brand } from '#content/brand.ts'
import { home } from '#content/site/home.ts'
import { getStarted } from '#content/site/site.ts'
import { pages } from '#contract/pages.ts'
import { HeroScene } from '#web/kit/art/hero-scene.tsx'
import { gutter } from '#web/kit/gutter.ts'
import { lazyWhenVisible } from '#web/kit/lazy-when-visible.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { PaidFirst } from './paid-first.tsx'

export const meta = () => pageMeta(home)

// The day goes on down the page, from dawn in the hero to the next morning; what is below the hero comes alive in sight.
const services = lazyWhenVisible(
  'services',
  async () => (await import('./services.tsx')).Services,
  'below-fold-405 lg:below-fold-215',
)
const care = lazyWhenVisible('care', async () => (await import('./care.tsx')).Care, 'below-fold-250 lg:below-fold-210')
const values = lazyWhenVisible(
  'values',
  async () => (await import('./values.tsx')).Values,
  'below-fold-325 lg:below-fold-255',
)
const whyChoose = lazyWhenVisible('why', async () => (await import('./why-choose.tsx')).WhyChoose, 'below-fold-185')
const certifications = lazyWhenVisible(
  'certifications',
  async () => (await import('./certifications.tsx')).Certifications,
)
const app = lazyWhenVisible(
  'app',
  async () => (await import('../app/app-section.tsx')).AppSection,
  'below-fold-500 lg:below-fold-340',
)
const closing = lazyWhenVisible('closing', async () => (await import('./closing.tsx')).Closing)

export default function Home() {
  return (
    <>
      <PaidFirst />
      <Hero />
      <Claims />
      {services}
      {care}
      {values}
      {whyChoose}
      {certifications}
      {app}
      {closing}
    </>
  )
}

function Claims() {
  return (
    <section aria-label="What you can rely on" className={gutter}>
      <ul className="grid border-line sm:max-lg:grid-cols-2 lg:grid-flow-col lg:grid-cols-none lg:border-b">
        {brand.claims.map(({ claim, detail }) => (
          <li
            key={claim}
            className="border-line py-5 max-lg:border-b sm:max-lg:first:col-span-2 sm:max-lg:even:pr-7 sm:max-lg:nth-[2n+3]:border-l sm:max-lg:nth-[2n+3]:pl-7 lg:px-6 lg:py-7 lg:not-first:border-l lg:first:pl-0 lg:last:pr-0"
          >
            <p className="font-display text-[1.3125rem] leading-tight font-[520] lg:text-[1.1875rem] xl:whitespace-nowrap">
              {claim}
            </p>
            <p className="mt-1.5 text-sm text-balance text-ink-soft">{detail}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const [statement, emphasis] = home.hero.headline

function Hero() {
  return (
    <section className="relative -mt-16 flex flex-col overflow-hidden bg-linear-to-b from-apricot-pale/80 via-apricot-pale/30 to-paper pt-16 lg:-mt-18 lg:min-h-[max(min(100svh-6rem,50rem),40vw)] lg:pt-18">
      <div className={`${gutter} relative z-10 pt-8 sm:pt-14 lg:my-auto lg:pt-0 lg:pb-24`}>
        <h1 tabIndex={-1} className="max-w-[7.2em] text-display lg:max-xl:text-[4rem]">
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
