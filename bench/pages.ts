import { join } from 'node:path'
import type { Compliance } from '#content/compliance.ts'
import { teamMember } from '#content/site/team.ts'
import { articlePath, orderSummaryPath, pages, profilePath, questionnairePath } from '#contract/pages.ts'
import { mounjaro } from '#domain/medicines/mounjaro.ts'
import { root } from '../scripts/prepare.mjs'
import { siteFolders } from '../scripts/site-folders.mjs'
import { eligibleAnswers } from '../tests/journeys/eligible-answers.ts'
import { cookiesOf } from './load/ask.ts'
import { type Figure, kilobytes } from './measures/figure.ts'
import { firstScripts, publicScriptsAtMost } from './measures/first-load.ts'
import { installLighthouse, type PageScores, scorePages } from './measures/lighthouse.ts'
import { openPlace } from './processes/place.ts'
import { startUnconfigured } from './processes/product.ts'
import { untilQuiet } from './processes/quiet.ts'
import { describeMachine } from './report/machine.ts'
import { runBench, tell } from './report/run-bench.ts'

/** One page of each kind; those with the same template have the same weight. */
const toRead = [
  pages.home,
  pages.getStarted,
  pages.weightManagement,
  pages.adhdAssessment,
  pages.healthCoaching,
  pages.aboutUs,
  pages.faq,
  pages.privacyPolicy,
  pages.contactUs,
  pages.blog,
  articlePath('sleep-and-appetite'),
  profilePath(teamMember('psychiatrist').slug),
]
const toAnswer = [questionnairePath('step-1'), questionnairePath('step-5'), pages.buy]
const toComplete = [orderSummaryPath(mounjaro), pages.bookingSchedule]
/** In strict mode these open to nobody who has not answered the questions, so they are visited by somebody who has. */
const afterQuestions = [pages.buy, orderSummaryPath(mounjaro)]

interface Target {
  readonly performance: number
  readonly lcpMs: number
  /** Pages of a journey are excluded from search, which costs them that score. */
  readonly isFound: boolean
}

const targets = new Map<string, Target>([
  ...toRead.map((path) => [path, { performance: 99, lcpMs: 1_800, isFound: true }] as const),
  ...toAnswer.map((path) => [path, { performance: 97, lcpMs: 1_800, isFound: false }] as const),
  ...toComplete.map((path) => [path, { performance: 93, lcpMs: 2_300, isFound: false }] as const),
])

const clsAtMost = 0.01
const tbtAtMostMs = 150
const bytesAtMost = 350e3

await runBench('pages', async () => {
  await installLighthouse()
  const figures: Figure[] = []
  for (const compliance of ['letter', 'strict'] as const) {
    await using place = await openPlace()
    await using product = await startUnconfigured(place.dataDir, root, { COMPLIANCE: compliance })
    await untilQuiet()
    tell(`Visiting every kind of page five times (${compliance})`)
    const origin = `http://localhost:${product.port}`
    const cookie = await answerQuestions(origin)
    const cookieFor = new Map(afterQuestions.map((path) => [path, cookie]))
    const scores = await scorePages(origin, [...targets.keys()], cookieFor)
    figures.push(...(await Promise.all([...scores].map(([path, seen]) => figureOf(path, seen, compliance)))))
  }
  return { machine: await describeMachine(), figures }
})

/** The cookie of a visitor whose answers are all stored, and may lead to an order. */
async function answerQuestions(origin: string): Promise<string> {
  const reply = await fetch(`${origin}/api/save_answer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ ansData: JSON.stringify(eligibleAnswers), questionnaire_type: 'weight-management' }),
  })
  if (!reply.ok) throw new Error(`The answers were refused with ${reply.status}.`)
  return cookiesOf(reply)
}

async function figureOf(path: string, seen: PageScores, compliance: Compliance): Promise<Figure> {
  const target = targets.get(path) as Target
  const [pathname = path] = path.split('?')
  const js = target.isFound
    ? await firstScripts(join(root, siteFolders[compliance], 'client'), join(pathname, 'index.html'))
    : null
  const { performance, accessibility, bestPractices, seo, agents, lcpMs, tbtMs, cls, bytes, outsideRequests } = seen
  const isMet =
    performance >= target.performance &&
    accessibility === 100 &&
    bestPractices === 100 &&
    (seo === 100 || !target.isFound) &&
    agents === 100 &&
    lcpMs <= target.lcpMs &&
    tbtMs <= tbtAtMostMs &&
    cls <= clsAtMost &&
    (js === null || js <= publicScriptsAtMost) &&
    bytes <= bytesAtMost &&
    outsideRequests === 0
  return {
    name: compliance === 'letter' ? pathname : `${pathname} (${compliance})`,
    result: [
      `${performance} / ${accessibility} / ${bestPractices} / ${target.isFound ? seo : '-'} / ${agents}`,
      `LCP ${(lcpMs / 1000).toFixed(2)} s, TBT ${Math.round(tbtMs)} ms, CLS ${cls.toFixed(3)}`,
      `${js === null ? '' : `JS ${kilobytes(js)}, `}all ${kilobytes(bytes)}`,
    ].join('; '),
    target: { words: wordsFor(target), isMet },
  }
}

function wordsFor({ performance, lcpMs, isFound }: Target): string {
  const scores = [performance, 100, 100, isFound ? 100 : '-', 100].join(' / ')
  const times = [`${lcpMs / 1000} s`, `${tbtAtMostMs} ms`, clsAtMost].join(', ')
  const sizes = [...(isFound ? [kilobytes(publicScriptsAtMost)] : []), kilobytes(bytesAtMost)].join(', ')
  return [scores, times, sizes].join('; ')
}
