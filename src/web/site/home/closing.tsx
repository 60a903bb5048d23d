import { homeSections } from '#content/site/home-sections.ts'
import { getStarted } from '#content/site/site.ts'
import { pages } from '#contract/pages.ts'
import { PerchedLark } from '#web/kit/art/perched-lark.tsx'
import { Sun } from '#web/kit/art/sun.tsx'
import { gutter } from '#web/kit/gutter.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'

const [before, emphasis, after] = homeSections.closing.headline

/** The night gives way in rings around the sun. */
const firstLight: readonly [r: number, fill: string][] = [
  [750, 'fill-green'],
  [708, 'fill-green-light'],
  [666, 'fill-hill'],
  [624, 'fill-sage'],
  [582, 'fill-mint'],
  [540, 'fill-paper'],
]

/** Runs on behind the footer's hills, so that the sun stands low over them. */
export function Closing() {
  return (
    <section
      aria-labelledby="closing"
      className="relative -mb-24 overflow-hidden bg-paper pt-56 pb-64 lg:-mb-32 lg:pt-88 lg:pb-80"
    >
      <svg
        viewBox="0 0 800 400"
        aria-hidden="true"
        className="absolute bottom-0 left-1/2 h-88 -translate-x-1/2 overflow-visible lg:h-112"
      >
        <path className="fill-ink" d="M-4000-2000H4800V400H-4000Z" />
        {firstLight.map(([r, fill]) => (
          <circle key={r} className={fill} cx="400" cy="330" r={r} />
        ))}
        <Sun x={400} y={330} r={104} />
        <g className="fill-none stroke-green" strokeLinecap="round">
          <path strokeWidth="5" d="M536 300H900M536 332H900" />
          <path strokeWidth="9" d="M546 268V400M650 280V400M754 280V400" />
        </g>
        <g transform="translate(496 176)scale(.86)">
          <PerchedLark />
        </g>
      </svg>
      <div className={`${gutter} relative text-center`}>
        <h2 id="closing" className="text-title lg:text-[4.5rem]">
          {before} <em className="text-green">{emphasis}</em> {after}
        </h2>
        <p className="mx-auto mt-5 mb-8 max-w-[34rem] text-lg text-balance text-ink-soft">
          {homeSections.closing.lead}
        </p>
        <ButtonLink to={pages.getStarted} size="large" arrow>
          {getStarted}
        </ButtonLink>
      </div>
    </section>
  )
}
