import { guestFlowNames } from '#domain/intake/flows.ts'

/** Who imports a module, as the bundler knows it. */
interface ModuleGraph {
  getModuleInfo(id: string): {
    readonly importers: readonly string[]
    readonly dynamicImporters: readonly string[]
  } | null
}

const source = (path: string) => new RegExp(`[\\\\/]src[\\\\/]${path.replaceAll('/', '[\\\\/]')}`)

const root = source('web/app/root.tsx$')
const stepRoute = source('web/questionnaire/([\\w-]+)/step-route.tsx$')
const home = source('web/site/home/home.tsx$')
const site = source('web/site/')
const apart = source('web/(desk|account)/')
const questionnaire = source('(domain|web/(questionnaire|shared/answers))/')
const answers = source('(content|domain|web/(browser|shared/answers))/')
const bodies = source('domain/body/')
const medicines = source('domain/(medicines/(?!words|check|how-taken|known|additional)|clinical/figure)')
const ownScreens = source('web/questionnaire/')
const rules = source('(domain/intake|web/shared/answers)/')
const booking = source('web/booking/')
const order = source('web/checkout/')
const fields = source('(web/(kit|shared/forms)/|domain/(forms/text|identity/email)\\.ts)')
/** A few numbers, which half of all pages use: in the chunk of some they bring all the rest of it to the others. */
const durations = source('domain/calendar/durations.ts$')
const mostPages = 12

/**
 * The chunk of a module, or null if the bundler may decide. Left alone it would make one for every set of pages that
 * share a module: forty small files for a question, which compress badly.
 *
 * - `frame`: what is around every page, or on most of them and on the home page or a question
 * - `pages`: what is on most of the others
 * - `steps`, `fields`: what questions share with parts of the public pages
 * - `answers`: how answers are stored, for the questions and for pages that show them later
 * - `questions`: the questions of guest sessions
 * - `medicines`: medicines and prices, for public pages, questions and patients on treatment
 * - `bodies`: weights and heights, for a questionnaire and for pages that show them later
 * - `dealing`: what ordering and booking need on every page
 * - `booking`: what the booking pages share
 * - the name of a questionnaire and `rules`: its routes, also for pages that show its answers later
 * - the name of a questionnaire: what it shares with those of an account, which no other page loads
 */
function chunkOf(id: string, graph: ModuleGraph): string | null {
  const loaders = loadersOf(id, graph)
  // The desk and the account have many pages, and public visitors should not load what only those share.
  const first = loaders.filter((file) => isLoadedByItself(file, graph) && !apart.test(file))
  const flows = new Set(loaders.flatMap((file) => stepRoute.exec(file)?.[1] ?? []))
  const [asked, ...others] = guestFlowNames.filter((name) => flows.has(name))

  if (durations.test(id) || loaders.some((file) => root.test(file))) return 'frame'
  if (medicines.test(id)) return 'medicines'
  if (first.length >= mostPages && !questionnaire.test(id))
    return asked || first.some((file) => home.test(file)) ? 'frame' : 'pages'
  const isPublic = first.some((file) => site.test(file))
  // A guest session should not load questions that only an account is asked.
  if (!asked) return dealingOf(first)
  const isShared = others.length > 0
  if (fields.test(id) && (isShared || isPublic)) return 'fields'
  if (!isShared && !isPublic && bodies.test(id)) return 'bodies'
  if (!isShared && rules.test(id)) return `${asked}-rules`
  if (!isShared) return flows.size > 1 && !isPublic && ownScreens.test(id) ? asked : null
  if (isPublic) return 'steps'
  return answers.test(id) ? 'answers' : 'questions'
}

function dealingOf(pages: readonly string[]): string | null {
  const ofBooking = pages.filter((file) => booking.test(file)).length
  const ofOrder = pages.filter((file) => order.test(file)).length
  const others = pages.length - ofBooking - ofOrder
  if (ofBooking < 3) return null
  if (ofOrder > 0 && others <= 4) return 'dealing'
  return ofOrder === 0 && others === 0 ? 'booking' : null
}

/** The modules that import this one statically. */
function loadersOf(id: string, graph: ModuleGraph): string[] {
  const found = new Set([id])
  // Iterating a Set includes entries added meanwhile.
  for (const file of found) for (const importer of graph.getModuleInfo(file)?.importers ?? []) found.add(importer)
  return [...found]
}

function isLoadedByItself(file: string, graph: ModuleGraph): boolean {
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(file) ?? {}
  return importers.length === 0 || dynamicImporters.length > 0
}

// The order matters: a chunk includes what its modules import, unless an earlier chunk has it.
const inOrder = [
  'frame',
  'pages',
  'medicines',
  'steps',
  'fields',
  'answers',
  'questions',
  'bodies',
  ...guestFlowNames.map((name) => `${name}-rules`),
  'dealing',
  'booking',
  ...guestFlowNames,
]

export const pageChunks = inOrder.map((name, place) => ({
  debugName: name,
  name: (id: string, graph: ModuleGraph) => (chunkOf(id, graph) === name ? name : null),
  test: source('.*\\.tsx?$'),
  priority: inOrder.length - place,
}))
