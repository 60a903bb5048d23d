import { join } from 'node:path'
import { teamMember } from '#content/team.ts'
import { articlePath, pages, profilePath } from '#contract/pages.ts'
import { command, root } from '../scripts/prepare.mjs'
import { type Figure, kilobytes } from './measures/figure.ts'
import { firstScripts } from './measures/first-load.ts'
import { installLighthouse, type PageScores, scorePages } from './measures/lighthouse.ts'
import { openPlace } from './processes/place.ts'
import { startUnconfigured } from './processes/product.ts'
import { writeResults } from './report/document.ts'
import { describeMachine } from './report/machine.ts'
import { asMarkdown, asText, misses } from './report/table.ts'

/** One page of each kind; those that share a template weigh alike. */
const templates = [
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
  articlePath('understanding-glp-1-medications'),
  profilePath(teamMember('psychiatrist').slug),
]

const jsAtMost = 115e3
const bytesAtMost = 350e3

await command(async () => {
  await installLighthouse()
  await using place = await openPlace()
  await using product = await startUnconfigured(place.dataDir)
  console.log('Visiting every kind of page five times…')
  const scores = await scorePages(`http://localhost:${product.port}`, templates)
  const figures = await Promise.all([...scores].map(([path, seen]) => figureOf(path, seen)))
  const machine = await describeMachine()
  console.log(`\n${machine}\n\n${asText(figures)}`)
  if (process.argv.includes('--write')) {
    await writeResults(join(root, 'docs', 'benchmarks.md'), `${machine}\n\n${asMarkdown(figures)}`, 'pages')
  }
  if (misses(figures).length > 0) process.exitCode = 1
})

async function figureOf(path: string, seen: PageScores): Promise<Figure> {
  const js = await firstScripts(join(root, 'build', 'client'), join(path, 'index.html'))
  const { performance, accessibility, bestPractices, seo, lcpMs, tbtMs, cls, bytes, outsideRequests } = seen
  const isMet =
    performance >= 95 &&
    accessibility === 100 &&
    bestPractices === 100 &&
    seo === 100 &&
    lcpMs <= 1_800 &&
    tbtMs <= 150 &&
    cls <= 0.02 &&
    js <= jsAtMost &&
    bytes <= bytesAtMost &&
    outsideRequests === 0
  return {
    name: path,
    result: [
      `${performance} / ${accessibility} / ${bestPractices} / ${seo}`,
      `LCP ${(lcpMs / 1000).toFixed(2)} s, TBT ${Math.round(tbtMs)} ms, CLS ${cls.toFixed(3)}`,
      `JS ${kilobytes(js)}, all ${kilobytes(bytes)}`,
    ].join('; '),
    target: { words: '95 / 100 / 100 / 100; 1.8 s, 150 ms, 0.02; 115 KB, 350 KB', isMet },
  }
}
