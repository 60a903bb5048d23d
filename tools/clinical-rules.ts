import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { severities } from '#domain/cases/risk.ts'
import { rulesInForce } from '#domain/clinical/assess.ts'
import { figures } from '#domain/clinical/policy.ts'
import { canonical, ruleData } from '#domain/clinical/rule-data.ts'
import { rules } from '#domain/clinical/rules.ts'

export const rulesDocument = 'docs/clinical/rules.md'
const digestFile = 'src/domain/clinical/rules-digest.ts'

export const digestOfRules = (): string => createHash('sha256').update(canonical(ruleData())).digest('hex')

const row = (...cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

const table = (head: readonly string[], rows: readonly string[]) => [
  row(...head),
  row(...head.map(() => '---')),
  ...rows,
]

/** The rules in a document for clinicians, generated from the rules that run. */
export function writeRules(): string {
  const { rules: version, policy, ladders } = rulesInForce
  const sorted = severities.flatMap((severity) => rules.filter((rule) => rule.severity === severity))
  return [
    '# What the rules say about a person',
    '',
    `Rules version ${version}, policy version ${policy}, ladders version ${ladders}. Written from the code by`,
    '`npm run clinical:rules`; a test fails when this page is out of date. What changed, and who signs for it:',
    '[changes](changes.md).',
    '',
    `Digest of everything in force, over the figures, ladders, flags, urgent words and the results for a fixed corpus of cases:`,
    `\`${digestOfRules()}\`.`,
    'A clinical lead signs it at the desk under Rules; outside a demo no decision is taken under a digest that nobody signed.',
    '',
    'The software proposes and records; a registered prescriber decides. A `stop` is cleared by new evidence alone. A',
    '`senior` flag needs a second signature. Each `look` is ticked by whoever decides. A `note` only tells.',
    '',
    '## Flags',
    '',
    ...table(
      ['id', 'severity', 'fires on', 'source'],
      sorted.map(({ id, severity, firesOn, source }) => row(`\`${id}\``, severity, firesOn, source)),
    ),
    '',
    '## Figures',
    '',
    ...table(
      ['figure', 'value', 'source'],
      Object.entries(figures).map(([name, { value, source }]) => row(`\`${name}\``, value, source)),
    ),
    '',
  ].join('\n')
}

if (import.meta.main) {
  writeFileSync(rulesDocument, writeRules())
  const kept = readFileSync(digestFile, 'utf8')
  writeFileSync(digestFile, kept.replace(/rulesDigest = '[^']*'/, `rulesDigest = '${digestOfRules()}'`))
}
