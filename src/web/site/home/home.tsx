import { home } from '#content/site/home.ts'
import { lazyWhenVisible } from '#web/kit/lazy-when-visible.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { Claims } from './claims.tsx'
import { Hero } from './hero.tsx'
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
