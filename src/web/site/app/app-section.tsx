import { app } from '#content/site/app.ts'
import { DuskEdge } from '#web/kit/art/dusk-edge.tsx'
import { NightSky } from '#web/kit/art/night-sky.tsx'
import { gutter } from '#web/kit/gutter.ts'
import { AppDownload } from './app-download.tsx'
import { AppShowcase } from './app-showcase.tsx'

const [before, emphasis] = app.headline

/** The companion app: what it shows, one thing after the other, and how to get it. Evening on any page. */
export function AppSection() {
  return (
    <section id="app" aria-labelledby="app-heading">
      <DuskEdge className="-mb-px block h-40 w-full bg-linear-to-b from-paper to-apricot-pale lg:h-60" />
      <div className="on-dark relative bg-ink text-white">
        <NightSky className="absolute inset-x-0 top-0 h-40 w-full lg:h-60" />
        <div
          className={`${gutter} relative grid gap-x-14 gap-y-10 pt-14 pb-16 md:grid-cols-[17rem_1fr] lg:grid-cols-[21rem_1fr] lg:grid-rows-[auto_1fr] lg:gap-x-20 lg:pt-20 lg:pb-24 xl:gap-x-28`}
        >
          <div className="md:max-lg:col-span-full lg:col-start-2 lg:pt-6">
            <h2 id="app-heading" className="max-w-[9em] text-title xl:text-[4.25rem]">
              {before} <em className="text-sun">{emphasis}</em>
            </h2>
            <p className="mt-5 max-w-[34rem] text-lg text-sage">{app.lead}</p>
          </div>
          <AppShowcase />
          <AppDownload />
        </div>
      </div>
    </section>
  )
}
