import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findBrowser } from '../../scripts/browser.mjs'
import { median } from './figure.ts'

const exec = promisify(execFile)
const home = fileURLToPath(new URL('../lighthouse', import.meta.url))
const cli = join(home, 'node_modules', 'lighthouse', 'cli', 'index.js')
const rounds = 5

export interface PageScores {
  /** Of a hundred. */
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  /** How well an agent that browses for a person can use the page. */
  readonly agents: number
  readonly lcpMs: number
  readonly tbtMs: number
  readonly cls: number
  readonly bytes: number
  readonly outsideRequests: number
}

/** Its many packages are used for nothing else, so they are installed on demand, by a lockfile of their own. */
export async function installLighthouse(): Promise<void> {
  if (!existsSync(cli)) await exec('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: home })
}

/**
 * Each page once per round, so that other load on the machine affects all of them; the medians of the rounds. `cookieFor`: of the
 * visitor who opens a page, where it is not somebody new.
 */
export async function scorePages(
  origin: string,
  paths: readonly string[],
  cookieFor: ReadonlyMap<string, string>,
): Promise<Map<string, PageScores>> {
  const browser = await findBrowser()
  const seen = new Map<string, PageScores[]>(paths.map((path) => [path, []]))
  for (let round = 0; round < rounds; round++) {
    for (const path of paths) seen.get(path)?.push(await visit(origin, path, browser, cookieFor.get(path)))
  }
  return new Map([...seen].map(([path, visits]) => [path, middle(visits)]))
}

/** The same page of two servers in turn: the median blocking time of each, in milliseconds. */
export async function blockingByTurns([first, second]: readonly [number, number], path: string) {
  const browser = await findBrowser()
  const [here, there]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    here.push((await visit(`http://localhost:${first}`, path, browser)).tbtMs)
    there.push((await visit(`http://localhost:${second}`, path, browser)).tbtMs)
  }
  return [median(here), median(there)] as const
}

interface Report {
  readonly categories: Record<
    'performance' | 'accessibility' | 'best-practices' | 'seo' | 'agentic-browsing',
    { readonly score: number }
  >
  readonly audits: Record<string, { readonly numericValue?: number; readonly details?: { readonly items: unknown[] } }>
}

/** A first load by a phone on slow 4G, the default of Lighthouse. */
async function visit(origin: string, path: string, browser: string, cookie?: string): Promise<PageScores> {
  const folder = await mkdtemp(join(tmpdir(), 'larkwell-lighthouse-'))
  const file = join(folder, 'report.json')
  const options = ['--quiet', '--output=json', `--output-path=${file}`, '--chrome-flags=--headless --no-sandbox']
  if (cookie) options.push(`--extra-headers=${JSON.stringify({ cookie })}`)
  try {
    await exec(process.execPath, [cli, origin + path, ...options], { env: { ...process.env, CHROME_PATH: browser } })
    return read(JSON.parse(await readFile(file, 'utf8')), origin)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function read({ categories, audits }: Report, origin: string): PageScores {
  const score = (name: keyof Report['categories']) => Math.round((categories[name].score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const requests = (audits['network-requests']?.details?.items ?? []) as { readonly url: string }[]
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    agents: score('agentic-browsing'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    outsideRequests: requests.filter(({ url }) => !url.startsWith(origin) && !url.startsWith('data:')).length,
  }
}

function middle(visits: readonly PageScores[]): PageScores {
  const of = (key: keyof PageScores) => median(visits.map((one) => one[key]))
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    agents: of('agents'),
    lcpMs: of('lcpMs'),
    tbtMs: of('tbtMs'),
    cls: of('cls'),
    bytes: of('bytes'),
    outsideRequests: of('outsideRequests'),
  }
}
