import { aboutUs } from '#content/about-us.ts'
import { nearView } from '#web/near-view.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { TextPageScreen } from '../text-page-screen.tsx'

export const meta = () => pageMeta(aboutUs)

const people = nearView('people', async () => (await import('../about-us/people.tsx')).People)

export default function AboutUs() {
  return (
    <>
      <TextPageScreen page={aboutUs} />
      {people}
    </>
  )
}
