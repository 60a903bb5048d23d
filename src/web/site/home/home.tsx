import { home } from '#content/site.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Claims } from './claims.tsx'
import { Closing } from './closing.tsx'
import { Hero } from './hero.tsx'
import { Services } from './services.tsx'
import { Values } from './values.tsx'

export const meta = () => pageMeta(home)

export default function Home() {
  return (
    <>
      <Hero />
      <Claims />
      <Services />
      <Values />
      <Closing />
    </>
  )
}
