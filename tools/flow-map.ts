import { mkdirSync, writeFileSync } from 'node:fs'
import { exploreRoutes } from '#domain/intake/engine/explore.ts'
import type { AnyFlow } from '#domain/intake/engine/flow.ts'
import { flowNames, flows } from '#domain/intake/flows.ts'
import { informant } from '#domain/intake/informant/flow.ts'
import { type SampleAnswers, samples } from '#domain/intake/sample-answers.ts'

/** Every flow with answers that lead everywhere its bespoke steps can lead. */
export const drawings = [
  ...flowNames.map((name) => ({ flow: flows[name] as AnyFlow, samples: samples[name] })),
  // On one page, by somebody without an account: it has no routes, and so is not among them.
  { flow: informant as AnyFlow, samples: {} },
].map((one) => ({ ...one, file: `docs/flows/${one.flow.name}.md` }))

/** Mermaid allows letters and underscores in names; `end` and `default` are reserved. */
const nameOf = (node: string) => `n_${node.replaceAll(/\W/g, '_')}`

function nameOfEnd(end: ReturnType<typeof exploreRoutes>[number]['end']): string {
  if (end.to === 'not-eligible') return `not-eligible: ${end.reason}`
  return end.to === 'finished' ? (end.at ?? end.to) : end.to
}

/** The flow as a Mermaid diagram, generated from the steps themselves. */
export function drawFlow(flow: AnyFlow, samples: SampleAnswers): string {
  const steps = Object.values(flow.steps)
  const edges = new Set<string>()
  const ends = new Set<string>()
  const beginnings = [flow.first, ...(flow.sidePaths ?? [])]
  for (const { steps: route, end } of beginnings.flatMap((from) => exploreRoutes(flow, samples, from))) {
    const last = nameOfEnd(end)
    ends.add(last)
    const nodes = [...route, last].map(nameOf)
    for (const [at, node] of nodes.slice(1).entries()) edges.add(`  ${nodes[at]} --> ${node}`)
  }
  return [
    `# ${flow.name}, version ${flow.version}`,
    '',
    'Drawn from the code by `npm run flow:map`. A test fails when this page is out of date.',
    '',
    '```mermaid',
    'flowchart TD',
    ...steps.map(({ id, progress, question }) => `  ${nameOf(id)}["${id} · ${progress}%<br>${question}"]`),
    ...[...ends].map((end) => `  ${nameOf(end)}(["${end}"])`),
    ...[...edges].toSorted(),
    '```',
    '',
  ].join('\n')
}

if (import.meta.main) {
  mkdirSync('docs/flows', { recursive: true })
  for (const { flow, samples, file } of drawings) writeFileSync(file, drawFlow(flow, samples))
}
