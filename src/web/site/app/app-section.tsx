import { app, appFeatures } from '#content/site/app.ts'
import { DuskEdge } from '#web/kit/art/dusk-edge.tsx'
import { NightSky } from '#web/kit/art/night-sky.tsx'
import { Phone } from '#web/kit/art/phone.tsx'
import { phoneScreens } from '#web/kit/art/phone-screens.tsx'
import { gutter } from '#web/kit/gutter.ts'
import { PauseButton } from '#web/kit/ui/pause-button.tsx'
import { useRotatingTabs } from '#web/kit/ui/use-rotating-tabs.ts'
import { rotationMs } from '../rotation-intervals.ts'
import { AppDownload } from './app-download.tsx'

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

function AppShowcase() {
  const { chosen, rotation, tab, panel } = useRotatingTabs(appFeatures.length, rotationMs.app)
  const Screen = phoneScreens[appFeatures[chosen]?.id ?? 'weight']
  return (
    <>
      <div {...rotation.hold} className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <Phone className="mx-auto w-full max-w-60 sm:max-w-[18.5rem] lg:max-w-[21rem]">
          <Screen />
        </Phone>
      </div>
      <div className="lg:col-start-2">
        <div
          {...rotation.hold}
          className="grid gap-x-10 gap-y-6 sm:max-md:grid-cols-[auto_1fr] xl:grid-cols-[auto_1fr]"
        >
          <div
            role="tablist"
            aria-label={app.label}
            aria-orientation="vertical"
            className="relative flex flex-col items-start before:absolute before:inset-y-5 before:left-[5px] before:w-0.5 before:bg-green-light"
          >
            {appFeatures.map(({ id, name }, place) => (
              <button
                key={id}
                {...tab(place)}
                className="group/tab relative flex min-h-11 cursor-pointer items-center gap-4 pr-3 font-display text-subheading whitespace-nowrap text-sage transition-colors duration-150 hover:text-white aria-selected:text-white"
              >
                <span className="size-3 rounded-full bg-green-light ring-4 ring-ink transition-[background-color,scale] duration-200 group-aria-selected/tab:scale-[1.5] group-aria-selected/tab:bg-sun" />
                {name}
              </button>
            ))}
          </div>
          <div className="grid content-start noscript:gap-6">
            {appFeatures.map(({ id, headline, words }, place) => (
              <div key={id} {...panel(place)}>
                <h3 className="pt-2 text-[1.75rem] leading-[1.12] text-sun">{headline}</h3>
                <p className="mt-3 max-w-[26rem] text-lg">{words}</p>
              </div>
            ))}
          </div>
        </div>
        <div className="mt-4 -ml-3 min-h-11 noscript:hidden">
          {rotation.canRun && <PauseButton paused={rotation.stopped} onToggle={rotation.toggle} subject={app.label} />}
        </div>
      </div>
    </>
  )
}
