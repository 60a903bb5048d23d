import { aboutUs } from '#content/about-us.ts'
import { lazyWhenVisible } from '#web/kit/lazy-when-visible.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { TextPageScreen } from '../text-page-screen.tsx'

export const meta = () => pageMeta(aboutUs)

const people = lazyWhenVisible('people', async () => (await import('../about-us/people.tsx')).People)

export default function AboutUs() {
  return (
    <>
      <TextPageScreen page={aboutUs} />
      {people}
    </>
  )
}
