import { brand } from '#content/brand.ts'
import { credentials } from '#content/site/credentials.ts'
import { homeSections } from '#content/site/home-sections.ts'
import { gutter } from '#web/kit/gutter.ts'
import { PauseButton } from '#web/kit/ui/pause-button.tsx'
import { useRotation } from '#web/kit/ui/use-rotation.ts'

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

/** A word in a leaf's outline: ours, and like nobody's mark. */
function Badges({ isEcho = false }: { isEcho?: boolean }) {
  return (
    <ul
      aria-hidden={isEcho || undefined}
      className={`flex shrink-0 gap-4 pr-4 noscript:shrink noscript:flex-wrap motion-reduce:shrink motion-reduce:flex-wrap ${isEcho ? 'noscript:hidden motion-reduce:hidden' : ''}`}
    >
      {credentials.certifications.map(({ name, about, certificate }) => (
        <li
          key={name}
          className="flex shrink-0 flex-col justify-center rounded-tl-[2rem] rounded-tr-lg rounded-br-[2rem] rounded-bl-lg border-2 border-sage bg-white py-3.5 pr-7 pl-6 whitespace-nowrap"
        >
          <span className="flex items-baseline justify-between gap-4">
            <span className="font-display text-[1.3125rem] leading-tight font-[520]">{name}</span>
            {brand.isExample && (
              <span className="rounded-full bg-paper-deep px-2 py-0.5 text-xs text-ink-soft">
                {credentials.example}
              </span>
            )}
          </span>
          <span className="mt-0.5 text-xs text-ink-soft">
            {certificate === null ? about : `${about}, ${certificate}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
