import { homeSections } from '#content/site/home-sections.ts'
import { gutter } from '#web/kit/gutter.ts'
import { PauseButton } from '#web/kit/ui/pause-button.tsx'
import { useRotation } from '#web/kit/ui/use-rotation.ts'
import { Badges } from './badges.tsx'

export function Certifications() {
  // The strip is moved by CSS, which needs no tick; this decides whether it may.
  const rotation = useRotation(10_000, () => undefined)
  return (
    <section id="certifications" aria-labelledby="certifications-heading" className="overflow-hidden py-16 lg:py-20">
      <div className={`${gutter} flex flex-wrap items-end justify-between gap-x-10 gap-y-2`}>
        <div>
          <h2 id="certifications-heading" className="text-[1.75rem] leading-[1.12]">
            {homeSections.certifications.headline}
          </h2>
          <p className="mt-2 text-ink-soft">{homeSections.certifications.lead}</p>
        </div>
        <div className="-ml-3 min-h-11 noscript:hidden">
          {rotation.canRun && (
            <PauseButton
              paused={rotation.stopped}
              onToggle={rotation.toggle}
              subject={homeSections.certifications.label}
            />
          )}
        </div>
      </div>
      <div {...rotation.hold} data-running={rotation.running} className="group/strip mt-7">
        <div className="flex w-max animate-strip group-data-[running=false]/strip:[animation-play-state:paused] noscript:mx-5 noscript:w-auto noscript:animate-none motion-reduce:mx-5 motion-reduce:w-auto motion-reduce:animate-none sm:noscript:mx-8 sm:motion-reduce:mx-8 lg:noscript:mx-16 lg:motion-reduce:mx-16">
          <Badges />
          <Badges isEcho />
          <Badges isEcho />
        </div>
      </div>
    </section>
  )
}
