import type { RouteConfigEntry } from '@react-router/dev/routes'
import {
  articlePath,
  consentFor,
  notEligiblePath,
  orderSummaryPath,
  pages,
  recordAccessPath,
  stepPath,
  unwellPath,
} from '#contract/pages.ts'
import { type FlowName, flowNames, flows } from '#domain/intake/flows.ts'
import { mounjaro } from '#domain/medicines/mounjaro.ts'
import routes from '#web/app/routes.ts'

/** The addresses of a questionnaire's first step of each kind; a bespoke step is a kind of its own. */
function stepsOf(flow: FlowName): string[] {
  const kinds = new Map<string, string>()
  for (const [id, { kind }] of Object.entries<{ kind: string }>(flows[flow].steps)) {
    const name = kind === 'bespoke' ? id : kind
    if (!kinds.has(name)) kinds.set(name, stepPath(flow, id))
  }
  return [...kinds.values()]
}

/** Routes whose address has a parameter, or that show different screens by it. All others are their own address. */
const addressesOf: Readonly<Record<string, readonly string[]>> = {
  [articlePath(':slug')]: [articlePath('sleep-and-appetite')],
  ...Object.fromEntries(flowNames.map((flow) => [stepPath(flow, ':step'), stepsOf(flow)])),
  [pages.consent]: [consentFor('weight-management')],
  [pages.notEligible]: [notEligiblePath('bmi')],
  [pages.orderSummary]: [orderSummaryPath(mounjaro)],
  [pages.account]: [pages.account, unwellPath, recordAccessPath],
  [`${pages.desk}/*`]: [`${pages.desk}/no-such-page`],
  '*': ['/no/such/page'],
}

const ofAccounts: readonly FlowName[] = flowNames.filter((flow) => flows[flow].isRepeatable)
const needsAccount = (address: string) =>
  address.startsWith(pages.account) || ofAccounts.some((flow) => address.startsWith(stepPath(flow, '')))

function addressesIn(entries: readonly RouteConfigEntry[], seen = new Set<string>()): string[] {
  return entries.flatMap(({ path = pages.home, file, index, children }) => {
    if (children) return addressesIn(children, seen)
    // Several addresses may have one template, as the profiles have.
    const isParameter = path.includes(':')
    if (!index && !isParameter && seen.has(file)) return []
    seen.add(file)
    return addressesOf[path] ?? [path]
  })
}

const all = addressesIn(routes)

/** Every template of the application with an address that shows it, from the routes themselves, by who may open it. */
export const templates = {
  guest: all.filter((address) => !address.startsWith(pages.desk) && !needsAccount(address)),
  patient: all.filter(needsAccount),
  // Those of one case, person or appointment are opened from their lists.
  staff: all.filter((address) => address.startsWith(pages.desk)),
} as const
