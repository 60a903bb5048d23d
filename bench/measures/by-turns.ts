import { questionnairePath } from '#contract/pages.ts'
import { root } from '../../scripts/prepare.mjs'
import type { LoadOptions } from '../load/load.ts'
import { startLoad } from '../load/start-load.ts'
import { ownDatabase } from '../processes/own-database.ts'
import { openPlace, openPostgres } from '../processes/place.ts'
import { type Product, startProduct, startUnconfigured } from '../processes/product.ts'
import { untilQuiet } from '../processes/quiet.ts'
import { buildEarlier } from '../rivals/earlier-release.ts'
import { compare } from './compare.ts'
import { count, type Figure } from './figure.ts'
import { blockingByTurns, installLighthouse } from './lighthouse.ts'

const atLeast = 0.95
/** A median of a few loads in a browser varies by some milliseconds. */
const blockingAtMost = 1.05

const loads: readonly { readonly name: string; readonly as: LoadOptions['as']; readonly clients: number }[] = [
  { name: 'Saves', as: 'visitor', clients: 8 },
  { name: 'Saves', as: 'visitor', clients: 32 },
  { name: 'Home page', as: 'reader', clients: 32 },
]

/** This release against that of an earlier commit: what the server does in a second, and what a question costs a slow phone. */
export async function byTurns(commit: string): Promise<Figure[]> {
  const earlier = await buildEarlier(commit)
  return [...(await serving(earlier, commit)), await question(earlier, commit)]
}

async function serving(earlier: string, commit: string): Promise<Figure[]> {
  await using place = await openPlace()
  await using theirPlace = await openPlace()
  await using postgres = await openPostgres(place.dataDir)
  await using ours = await productOf(postgres.url, 'bench_now', place.dataDir, root)
  await using theirs = await productOf(postgres.url, 'bench_earlier', theirPlace.dataDir, earlier)
  const figures: Figure[] = []
  for (const { name, as, clients } of loads) {
    await using now = await startLoad({ port: ours.port, clients, as })
    await using then = await startLoad({ port: theirs.port, clients, as })
    const { ratio, errors, ...perSecond } = await compare(now, then)
    figures.push({
      name: `${name}, ${clients} at a time ÷ those of ${commit}`,
      result: `${ratio.toFixed(2)} (${count(perSecond.ours)}/s against ${count(perSecond.theirs)}/s, ${count(errors)} errors)`,
      target: { words: `at least ${atLeast}`, isMet: ratio >= atLeast && errors === 0 },
    })
  }
  return figures
}

async function productOf(url: string, name: string, dataDir: string, folder: string): Promise<Product> {
  const database = await ownDatabase(url, name)
  await database.own.end()
  return startProduct(dataDir, database.url, undefined, folder)
}

async function question(earlier: string, commit: string): Promise<Figure> {
  await installLighthouse()
  await using place = await openPlace()
  await using theirPlace = await openPlace()
  await using ours = await startUnconfigured(place.dataDir)
  await using theirs = await startUnconfigured(theirPlace.dataDir, earlier)
  await untilQuiet()
  const [now, then] = await blockingByTurns([ours.port, theirs.port], questionnairePath('step-1'))
  const ratio = now / Math.max(1, then)
  return {
    name: `Blocking time (TBT) of a question ÷ that of ${commit}`,
    result: `${ratio.toFixed(2)} (${now.toFixed(0)} ms against ${then.toFixed(0)} ms)`,
    target: { words: `at most ${blockingAtMost}`, isMet: ratio <= blockingAtMost },
  }
}
