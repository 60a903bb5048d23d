import { mkdirSync, writeFileSync } from 'node:fs'
import { exploreRoutes } from '#domain/questionnaires/engine/explore.ts'
import type { Flow } from '#domain/questionnaires/engine/flow.ts'
import { weightManagement } from '#domain/questionnaires/weight-management/flow.ts'
import { sampleAnswers } from '#domain/questionnaires/weight-management/sample-answers.ts'

/** Every flow with answers that lead everywhere its bespoke steps can lead. */
export const drawings = [
  { flow: weightManagement as Flow, samples: sampleAnswers, file: 'docs/flows/weight-management.md' },
]

/** Mermaid takes letters and underscores for names; `end` and `default` are words of its own. */
const nameOf = (node: string) => `n_${node.replaceAll(/\W/g, '_')}`

/** The flow as a Mermaid diagram, drawn from the very steps that people walk. */
export function drawFlow(flow: Flow, samples: Readonly<Record<string, readonly unknown[]>>): string {
  const steps = Object.values(flow.steps)
  const edges = new Set<string>()
  const ends = new Set<string>()
  for (const { steps: route, end } of exploreRoutes(flow, samples)) {
    const last = 'reason' in end ? `not-eligible: ${end.reason}` : end.to
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
