import { home } from '#content/home.ts'
import { nearView } from '#web/near-view.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { Claims } from './claims.tsx'
import { Hero } from './hero.tsx'

export const meta = () => pageMeta(home)

// The day goes on down the page, from dawn in the hero to the next morning; what is below the hero comes alive in sight.
const services = nearView('services', async () => (await import('./services.tsx')).Services)
const care = nearView('care', async () => (await import('./care.tsx')).Care)
const values = nearView('values', async () => (await import('./values.tsx')).Values)
const whyChoose = nearView('why', async () => (await import('./why-choose.tsx')).WhyChoose)
const certifications = nearView('certifications', async () => (await import('./certifications.tsx')).Certifications)
const app = nearView('app', async () => (await import('../app/app-section.tsx')).AppSection)
const closing = nearView('closing', async () => (await import('./closing.tsx')).Closing)

export default function Home() {
  return (
    <>
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
