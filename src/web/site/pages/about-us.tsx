import { aboutUs } from '#content/site/about-us.ts'
import { adultAge } from '#domain/identity/age-limits.ts'
import { lazyWhenVisible } from '#web/kit/lazy-when-visible.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { TextPageScreen } from '../text-page-screen.tsx'

const page = aboutUs(adultAge)

export const meta = () => pageMeta(page)

const people = lazyWhenVisible('people', async () => (await import('../about-us/people.tsx')).People)

export default function AboutUs() {
  return (
    <>
      <TextPageScreen page={page} />
      {people}
    </>
  )
}
