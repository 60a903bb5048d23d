import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { brand } from '../../src/content/brand.ts'
import { aboutUs } from '../../src/content/site/about-us.ts'
import { accessibilityStatement } from '../../src/content/site/accessibility.ts'
import { appPage } from '../../src/content/site/app-page.ts'
import { blog } from '../../src/content/site/blog.ts'
import { home } from '../../src/content/site/home.ts'
import { healthCoachingLead } from '../../src/content/site/landings/health-coaching-lead.ts'
import { cancellationPolicy } from '../../src/content/site/policies/cancellation-policy.ts'
import { privacyPolicy } from '../../src/content/site/policies/privacy-policy.ts'
import { termsOfUse } from '../../src/content/site/policies/terms-of-use.ts'
import { footer, picker } from '../../src/content/site/site.ts'
import { type TeamId, team } from '../../src/content/site/team.ts'
import { pages, profilePath } from '../../src/contract/pages.ts'
import { cancellingFigures } from '../../src/domain/figures/cancelling.ts'
import { privacyFigures } from '../../src/domain/figures/privacy.ts'
import { termsFigures } from '../../src/domain/figures/terms.ts'
import { adultAge } from '../../src/domain/identity/age-limits.ts'
import { DawnDescent } from '../../src/web/kit/art/dawn-descent.tsx'
import { EveningWalk } from '../../src/web/kit/art/evening-walk.tsx'
import { FrontDoor } from '../../src/web/kit/art/front-door.tsx'
import { GardenGate } from '../../src/web/kit/art/garden-gate.tsx'
import { HeroScene } from '../../src/web/kit/art/hero-scene.tsx'
import { KiteAtNoon } from '../../src/web/kit/art/kite-at-noon.tsx'
import { LarkWithLetter } from '../../src/web/kit/art/lark-with-letter.tsx'
import { Mark } from '../../src/web/kit/art/mark.tsx'
import { ParcelOnTheStep } from '../../src/web/kit/art/parcel-on-the-step.tsx'
import { CoachPortrait, DietitianPortrait, PharmacistPortrait } from '../../src/web/kit/art/portraits.tsx'
import { Psychiatrist } from '../../src/web/kit/art/psychiatrist.tsx'
import { QuietPath } from '../../src/web/kit/art/quiet-path.tsx'
import { Signpost } from '../../src/web/kit/art/signpost.tsx'
import { WeightCurve } from '../../src/web/kit/art/weight-curve.tsx'
import { faq } from '../../src/web/shared/faq/faq.ts'
import { lead as adhdLead } from '../../src/web/site/adhd-assessment/lead.ts'
import { lead as weightLead } from '../../src/web/site/weight-management/lead.ts'
import { drawCover } from '../blog/covers/draw-cover.ts'
import { middle } from '../blog/covers/hand.ts'
import { colour, plainSvg } from './plain-svg.ts'

export const wide = 1200
const high = 630

interface Poster {
  readonly words: string
  /** Set in italics after them. */
  readonly emphasised?: string
  readonly under?: string
  readonly sky: readonly [above: string, below: string]
  readonly isDark?: boolean
  readonly scene: ReactNode
}

const everywhere = 'overflow-visible'
const morning = ['paper-deep', 'apricot-pale'] as const

/** Placed on the right; shapes at its left edge continue to the edge of the picture. */
const onTheRight = (drawing: ReactNode) => (
  <svg aria-hidden="true" height={high} overflow="visible" width={high} x={wide - high} y="0">
    {drawing}
  </svg>
)

const portraits: Readonly<Record<TeamId, { portrait: ReactNode; ground: string }>> = {
  psychiatrist: { portrait: <Psychiatrist className={everywhere} />, ground: 'mint' },
  pharmacist: { portrait: <PharmacistPortrait className={everywhere} />, ground: 'sage' },
  dietitian: { portrait: <DietitianPortrait className={everywhere} />, ground: 'apricot-pale' },
  coach: { portrait: <CoachPortrait className={everywhere} />, ground: 'mint' },
}

/** The four of the care team, side by side. */
const everybody = team.map(({ id }, place) => (
  <svg aria-hidden="true" height="300" key={id} width="250" x={64 + place * 274} y={high - 300}>
    <path d="M0 300V28C0 12 12 0 28 0H222C238 0 250 12 250 28V300Z" fill={colour(portraits[id].ground)} />
    {portraits[id].portrait}
  </svg>
))

/** A lark on a signpost, with the hills continued to the edge. */
const atTheSignpost = (
  <svg
    aria-hidden="true"
    height="478"
    overflow="visible"
    viewBox="0 -24 480 364"
    width={high}
    x={wide - high}
    y={high - 478}
  >
    <path d="M1 340V265C-130 338-280 300-440 288V340Z" fill={colour('sage')} />
    <path d="M1 340V295C-120 344-290 322-440 316V340Z" fill={middle} />
    <path d="M1 340V317C-140 356-300 330-440 332V340Z" fill={colour('green-light')} />
    <svg aria-hidden="true" height="364" width="480" x="0" y="-24">
      <QuietPath />
    </svg>
  </svg>
)

/** One of the covers, as in the list of articles. */
const coverOnACard = (
  <>
    <clipPath id="card">
      <rect height="440" rx="28" width="800" x="570" y="126" />
    </clipPath>
    <g
      clipPath="url(#card)"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, at build time
      dangerouslySetInnerHTML={{
        __html: drawCover('worry', 'MENTAL HEALTH').svg.replace(
          '<svg ',
          '<svg x="570" y="126" width="704" height="440" ',
        ),
      }}
    />
  </>
)

/** The preview picture of each page. Articles have their covers. */
const posters: Readonly<Record<string, Poster>> = {
  [pages.home]: {
    words: home.hero.headline[0],
    emphasised: home.hero.headline[1],
    sky: ['apricot-pale', 'paper'],
    scene: <HeroScene className="size-full" />,
  },
  [pages.getStarted]: {
    words: picker.heading,
    sky: ['apricot-pale', 'paper'],
    scene: (
      <>
        <path d={`M0 ${high}V560C300 536 620 552 ${wide} 548V${high}Z`} fill={colour('sage')} />
        <svg aria-hidden="true" height="364" width="560" x="610" y="196">
          <Signpost />
        </svg>
      </>
    ),
  },
  [pages.weightManagement]: {
    words: weightLead.headline.plain,
    emphasised: weightLead.headline.emphasised,
    sky: ['ink', 'green'],
    isDark: true,
    scene: <DawnDescent />,
  },
  [pages.adhdAssessment]: {
    words: adhdLead.headline.plain,
    emphasised: adhdLead.headline.emphasised,
    sky: ['apricot-pale', 'paper'],
    scene: <KiteAtNoon />,
  },
  [pages.healthCoaching]: {
    words: healthCoachingLead.headline.plain,
    emphasised: healthCoachingLead.headline.emphasised,
    sky: ['sage', 'apricot-pale'],
    scene: <EveningWalk />,
  },
  [pages.blog]: {
    words: blog.heading[0],
    emphasised: blog.heading[1],
    sky: ['apricot-pale', 'paper'],
    scene: coverOnACard,
  },
  [pages.app]: {
    words: appPage.heading[0],
    emphasised: appPage.heading[1],
    sky: ['ink', 'green'],
    isDark: true,
    scene: onTheRight(<WeightCurve className={everywhere} />),
  },
  [pages.aboutUs]: { words: aboutUs(adultAge).title, sky: ['apricot-pale', 'paper'], scene: everybody },
  [pages.faq]: { words: faq.title, sky: morning, scene: atTheSignpost },
  [pages.termsOfUse]: {
    words: termsOfUse(termsFigures).title,
    sky: morning,
    scene: onTheRight(<ParcelOnTheStep className={everywhere} />),
  },
  [pages.privacyPolicy]: {
    words: privacyPolicy(privacyFigures).title,
    sky: morning,
    scene: onTheRight(<FrontDoor className={everywhere} />),
  },
  [pages.cancellationPolicy]: {
    words: cancellationPolicy(cancellingFigures).title,
    sky: morning,
    scene: onTheRight(<GardenGate className={everywhere} />),
  },
  [pages.accessibility]: { words: accessibilityStatement.title, sky: ['sage', 'apricot-pale'], scene: everybody },
  [pages.contactUs]: {
    words: footer.links.contactUs,
    sky: morning,
    scene: onTheRight(<LarkWithLetter className={everywhere} />),
  },
  ...Object.fromEntries(
    team.map(({ id, slug, name, title }) => [
      profilePath(slug),
      {
        words: name,
        under: title,
        sky: [portraits[id].ground, portraits[id].ground],
        scene: onTheRight(portraits[id].portrait),
      } satisfies Poster,
    ]),
  ),
}

export const posterPaths = Object.keys(posters)

export function drawPoster(path: string): string {
  const poster = posters[path]
  if (!poster) throw new Error(`There is no picture to share ${path} with.`)
  return svgOf(<Drawn {...poster} />)
}

/** The cover of an article, cropped for sharing, with the mark in a corner. */
export function drawSharedCover(coverSvg: string): string {
  const mark = svgOf(
    <svg aria-hidden="true" height="72" viewBox="-4 -4 48 48" width="72" x={wide - 112} y="40">
      <circle cx="20" cy="20" fill={colour('white')} r="23" />
      <svg aria-hidden="true" height="40" width="40">
        <Mark />
      </svg>
    </svg>,
  )
  const cover = coverSvg.replace('<svg ', `<svg y="-60" width="${wide}" height="750" `)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}">${cover}${mark}</svg>`
}

const svgOf = (drawing: ReactNode) => plainSvg(renderToStaticMarkup(drawing))

const size = 92
const leading = 96
const longestLine = 12
const longestUnder = 34

function Drawn({ words, emphasised, under = '', sky: [above, below], isDark = false, scene }: Poster) {
  const [ink, emphasis, soft] = isDark ? ['white', 'sun', 'sage'] : ['ink', 'green', 'green']
  const lines = linesOf(words.split(' '), emphasised)
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${wide} ${high}`} xmlns="http://www.w3.org/2000/svg">
      <linearGradient id="above-all" x2="0" y2="1">
        <stop stopColor={colour(above)} />
        <stop offset=".8" stopColor={colour(below)} />
      </linearGradient>
      <path d={`M0 0H${wide}V${high}H0Z`} fill="url(#above-all)" />
      {scene}
      <svg aria-hidden="true" height="56" width="56" x="64" y="56">
        <Mark />
      </svg>
      <g fill={colour(ink)} fontFamily="Fraunces" fontWeight="500" letterSpacing="-.02em">
        <text fontSize="40" x="136" y="97">
          {brand.name}
        </text>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
          <text fontSize={size} key={place} x="60" y={238 + place * leading} xmlSpace="preserve">
            {line.plain}
            {line.emphasised && (
              <tspan fill={colour(emphasis)} fontStyle="italic">
                {line.emphasised}
              </tspan>
            )}
          </text>
        ))}
        {linesOf(under.split(' '), '', longestUnder).map(({ plain }, place) => (
          <text
            fill={colour(soft)}
            fontSize="30"
            key={plain}
            letterSpacing="0"
            x="64"
            y={238 + (lines.length - 1) * leading + 58 + place * 38}
          >
            {plain}
          </text>
        ))}
      </g>
    </svg>
  )
}

interface Line {
  readonly plain: string
  readonly emphasised: string
}

/** As many words per line as fit. Emphasised words stay together. */
function linesOf(words: readonly string[], emphasised = '', longest = longestLine): Line[] {
  const lines: Line[] = []
  for (const word of words) {
    const last = lines.at(-1)?.plain
    if (last !== undefined && `${last} ${word}`.length <= longest) lines.splice(-1, 1, line(`${last} ${word}`))
    else lines.push(line(word))
  }
  const last = lines.at(-1)?.plain ?? ''
  if (emphasised === '') return lines
  if (`${last} ${emphasised}`.length > longest) return [...lines, line('', emphasised)]
  return [...lines.slice(0, -1), line(`${last} `, emphasised)]
}

const line = (plain: string, emphasised = ''): Line => ({ plain, emphasised })
