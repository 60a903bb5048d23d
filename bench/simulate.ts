/** A campaign evening: the visitors, the load on the servers, and the staff the desk needs. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { command, root } from '../scripts/prepare.mjs'
import { writeResults } from './report/document.ts'
import { columns, markdown } from './report/table.ts'
import { type Assumptions, campaignEvening } from './simulation/assumptions.ts'
import { eveningOf } from './simulation/evening.ts'
import { smallestStaff } from './simulation/smallest-staff.ts'
import { bySize, funnel, loadTable, staffTable, type Table } from './simulation/tables.ts'

const sizes = [5_000, 10_000, 25_000, 50_000, 100_000]

const usage = `npm run simulate -- [--visits 50000] [--date 2026-11-19] [--begins 19:00] [--pays 0.35] [--starts 0.4]
  [--finishes 0.55] [--eligible 0.6] [--productive 0.8] [--seed 1] [--write]

Shares are of those who came so far. Everything else it takes for granted is in bench/simulation/assumptions.ts.`

await command(async () => {
  const { values } = parseArgs({
    options: {
      visits: { type: 'string' },
      date: { type: 'string' },
      begins: { type: 'string' },
      starts: { type: 'string' },
      finishes: { type: 'string' },
      eligible: { type: 'string' },
      pays: { type: 'string' },
      productive: { type: 'string' },
      seed: { type: 'string', default: '1' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(usage)
  const share = (name: 'starts' | 'finishes' | 'eligible' | 'pays' | 'productive', usual: number) => {
    const given = values[name] === undefined ? usual : Number(values[name])
    if (given > 0 && given <= 1) return given
    throw new Error(`--${name} is a share above 0 and at most 1.`)
  }
  const visits = Number(values.visits ?? campaignEvening.visits)
  const seed = Number(values.seed)
  if (!Number.isInteger(visits) || visits < 1 || visits > 1_000_000)
    throw new Error('--visits is a whole number of at most a million.')
  if (!Number.isInteger(seed)) throw new Error('--seed is a whole number.')
  const { date = campaignEvening.date, begins = campaignEvening.begins } = values
  if (!/^20\d\d-\d\d-\d\d$/.test(date) || Number.isNaN(Date.parse(date)))
    throw new Error('--date is a day like 2026-11-19.')
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(begins)) throw new Error('--begins is a time like 19:00.')
  const given: Assumptions = {
    ...campaignEvening,
    visits,
    date,
    begins,
    starts: share('starts', campaignEvening.starts),
    finishes: share('finishes', campaignEvening.finishes),
    isEligible: share('eligible', campaignEvening.isEligible),
    pays: share('pays', campaignEvening.pays),
    productive: share('productive', campaignEvening.productive),
  }
  const begun = performance.now()
  const evening = eveningOf(given, seed)
  const staffing = smallestStaff(given, evening)
  const tables = [
    funnel(given),
    loadTable(given),
    staffTable(given, evening, staffing),
    bySize(given, { seed, sizes: [...new Set([...sizes, visits])].sort((a, b) => a - b), found: staffing }),
  ]
  for (const { title, head, rows } of tables) console.log(`\n${title}\n\n${columns([head, ...rows])}`)
  console.log(`\nSeed ${seed}. Took ${((performance.now() - begun) / 1000).toFixed(1)} s.`)
  if (values.write) await writeResults(join(root, 'docs', 'scale.md'), tables.map(asMarkdown).join('\n\n'), 'evening')
})

function asMarkdown({ title, head, rows }: Table): string {
  return `**${title}.**\n\n${markdown([head, ...rows])}`
}
