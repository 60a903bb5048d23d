import { app, appFeatures } from '#content/site/app.ts'
import { Phone } from '#web/kit/art/phone.tsx'
import { phoneScreens } from '#web/kit/art/phone-screens.tsx'
import { PauseButton } from '#web/kit/ui/pause-button.tsx'
import { useRotatingTabs } from '#web/kit/ui/use-rotating-tabs.ts'
import { rotationMs } from '../rotation-intervals.ts'

export function AppShowcase() {
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
                <span className="size-3 rounded-full bg-green-light ring-4 ring-ink transition-[background-color,scale] duration-200 group-aria-selected/tab:scale-150 group-aria-selected/tab:bg-sun" />
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
