import { mkdirSync, writeFileSync } from 'node:fs'
import { type Control, type DutyHolder, duties, type Procedure } from '#domain/safety/control.ts'
import { type ControlId, controls } from '#domain/safety/controls.ts'
import {
  controlsInUse,
  type HazardEntry,
  hazardLog,
  hazardsOf,
  initialRisk,
  residualRisk,
} from '#domain/safety/hazard-log.ts'
import type { HazardGroup } from '#domain/safety/hazards.ts'
import { acceptedLevel, likelihoods, type Risk, type RiskLevel, riskLevel, severities } from '#domain/safety/matrix.ts'
import { deployer, manufacturer } from './evidence.ts'
import { reportText } from './report-text.ts'

const folder = 'docs/safety'

const row = (...cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

const table = (head: readonly string[], rows: readonly string[]) => [
  row(...head),
  row(...head.map(() => '---')),
  ...rows,
]

const linkTo = (path: string) => `[${path.split('/').at(-1)}](../../${path})`

const anchorOf = (heading: string) => heading.toLowerCase().replaceAll(' ', '-')

const written =
  'Written from the code by `npm run safety:docs`; a test fails when this page is out of date. Change the data in\n`src/domain/safety`, not this page.'

const groups: Readonly<Record<HazardGroup, string>> = {
  dose: 'The dose',
  patient: 'Who is treated, and what is known',
  condition: 'Conditions and medicines',
  supply: 'Decision and supply',
  adhd: 'ADHD',
  software: 'The software',
}

const entries = Object.entries as <Key extends string, Value>(of: Readonly<Record<Key, Value>>) => [Key, Value][]

const said = ({ severity, likelihood }: Risk) => `${riskLevel({ severity, likelihood })} (${severity}, ${likelihood})`

const controlLine = (id: ControlId) => {
  const control = controls[id]
  const by = control.is === 'procedure' ? ` *Procedure: ${control.by}.*` : ''
  return `- [${id}](controls.md#${anchorOf(id)}): ${control.does}${by}`
}

const hazardLines = (entry: HazardEntry): string[] => [
  `### ${entry.id}`,
  '',
  `**${entry.title}**`,
  '',
  `- Cause: ${entry.cause}`,
  `- Effect: ${entry.effect}`,
  `- Risk without controls: ${said(initialRisk(entry))}. With them: ${said(residualRisk(entry))}.`,
  `- Owner: ${entry.owner}. State: ${entry.state}.`,
  ...(entry.acceptance
    ? [`- Accepted by the ${entry.acceptance.by} on ${entry.acceptance.on}: ${entry.acceptance.because}`]
    : []),
  '',
  ...entry.controls.map(controlLine),
  '',
]

const hazardLogDocument = (): string =>
  [
    '# Hazard log',
    '',
    written,
    '',
    'Each hazard has its cause and effect, the risk without and with its controls by the [matrix](safety-case.md#the-matrix), an owner',
    'and the controls it relies on. Every control has a line in [controls](controls.md), with its code and the test that',
    'proves it.',
    '',
    ...table(
      ['hazard', 'what can happen', 'without', 'with', 'state'],
      hazardLog.map((entry) =>
        row(
          `[${entry.id}](#${entry.id})`,
          entry.title,
          riskLevel(initialRisk(entry)),
          riskLevel(residualRisk(entry)),
          entry.state,
        ),
      ),
    ),
    '',
    ...entries(groups).flatMap(([group, heading]) => [
      `## ${heading}`,
      '',
      ...hazardLog.filter((entry) => entry.group === group).flatMap(hazardLines),
    ]),
  ].join('\n')

const controlLines = (id: ControlId, control: Control): string[] => [
  `### ${id}`,
  '',
  control.does,
  '',
  ...(control.is === 'procedure'
    ? [`- By the ${control.by}, ${control.when}.`]
    : [
        `- Code: \`${control.code.name}\` in [${control.code.file}](../../${control.code.file})`,
        `- Test: “${control.proof.title}”${control.proof.row ? `, row “${control.proof.row}”` : ''} in [${control.proof.file}](../../${control.proof.file})`,
      ]),
  ...(hazardsOf(id).length === 0
    ? ['- For every hazard.']
    : [
        `- For: ${hazardsOf(id)
          .map((entry) => `[${entry.id}](hazard-log.md#${entry.id})`)
          .join(', ')}`,
      ]),
  '',
]

const controlsDocument = (): string => {
  const inUse = controlsInUse()
  const ofKind = (is: Control['is']) => inUse.filter((id) => controls[id].is === is)
  const lines = (ids: readonly ControlId[]) => ids.flatMap((id) => controlLines(id, controls[id]))
  return [
    '# Controls',
    '',
    written,
    '',
    `${ofKind('code').length} controls are code, ${ofKind('procedure').length} are procedures of the operator. \`npm run check\` refuses a control whose code`,
    'or test does not exist. `npm run soak -- controls` takes each one of the code away, by the edit that stands beside it in',
    '`src/domain/safety/controls`, and wants the named test to fail; `npm test` does the same with a sample.',
    '',
    '## Code',
    '',
    ...lines(ofKind('code').filter((id) => !id.startsWith('flag '))),
    '## Flags of the rules',
    '',
    ...lines(ofKind('code').filter((id) => id.startsWith('flag '))),
    '## Procedures',
    '',
    ...lines(ofKind('procedure')),
  ].join('\n')
}

const procedures = (by: DutyHolder): [ControlId, Procedure][] =>
  entries(controls).flatMap(([id, control]) =>
    control.is === 'procedure' && control.by === by ? [[id, control] as [ControlId, Procedure]] : [],
  )

const dutiesDocument = (): string =>
  [
    '# Duties of the operator',
    '',
    written,
    '',
    'What the hazard log relies on and no software can do. The operator names a person for each role, and',
    'their clinical safety officer sees that it is done.',
    '',
    ...duties.flatMap((by) => [
      `## ${by.slice(0, 1).toUpperCase()}${by.slice(1)}`,
      '',
      ...table(
        ['duty', 'when', 'what', 'for'],
        procedures(by).map(([id, { does, when }]) =>
          row(
            id,
            when,
            does,
            hazardsOf(id)
              .map((entry) => `[${entry.id}](hazard-log.md#${entry.id})`)
              .join(', ') || 'every hazard',
          ),
        ),
      ),
      '',
    ]),
  ].join('\n')

const standardDocument = (title: string, lead: readonly string[], standard: typeof manufacturer): string =>
  [
    `# ${title}`,
    '',
    written,
    '',
    ...lead,
    '',
    ...standard.flatMap(([section, rows]) => [
      `## ${section}`,
      '',
      ...table(
        ['what is asked', 'met by', 'how', 'evidence'],
        rows.map(({ asks, by, how, see }) => row(asks, by, how, see.map(linkTo).join(', '))),
      ),
      '',
    ]),
  ].join('\n')

const levels: readonly RiskLevel[] = [5, 4, 3, 2, 1]

const countOf = (level: RiskLevel, riskOf: (entry: HazardEntry) => Risk) =>
  hazardLog.filter((entry) => riskLevel(riskOf(entry)) === level).length

const reportDocument = (): string => {
  const accepted = hazardLog.filter(({ acceptance }) => acceptance)
  const open = hazardLog.filter(({ state }) => state === 'open')
  const inUse = controlsInUse().map((id) => controls[id])
  return [
    '# Clinical safety case report',
    '',
    written,
    '',
    ...reportText.before,
    '',
    '## The matrix',
    '',
    ...reportText.matrix(acceptedLevel),
    '',
    ...table(
      ['', ...severities],
      likelihoods
        .toReversed()
        .map((likelihood) => row(likelihood, ...severities.map((severity) => riskLevel({ severity, likelihood })))),
    ),
    '',
    '## The risks',
    '',
    `${hazardLog.length} hazards, with ${inUse.filter(({ is }) => is === 'code').length} controls of the code and ${inUse.filter(({ is }) => is === 'procedure').length} procedures of the operator.`,
    '',
    ...table(
      ['risk level', 'hazards without controls', 'with them'],
      levels.map((level) => row(level, countOf(level, initialRisk), countOf(level, residualRisk))),
    ),
    '',
    `Open: ${open.length === 0 ? 'none' : open.map(({ id }) => `[${id}](hazard-log.md#${id})`).join(', ')}.`,
    '',
    'Above the accepted level, and proposed for acceptance by a named role:',
    '',
    ...table(
      ['hazard', 'what remains', 'accepted by', 'on', 'because'],
      accepted.map((entry) =>
        row(
          `[${entry.id}](hazard-log.md#${entry.id})`,
          said(residualRisk(entry)),
          entry.acceptance?.by ?? '',
          entry.acceptance?.on ?? '',
          entry.acceptance?.because ?? '',
        ),
      ),
    ),
    '',
    ...reportText.after,
    '',
  ].join('\n')
}

const readme = (): string =>
  [
    '# The safety case',
    '',
    written,
    '',
    'The clinical risk management file of the product.',
    '',
    ...table(
      ['page', 'says'],
      [
        row(
          '[Safety case report](safety-case.md)',
          'what the product is for, how risk is judged, what remains, and what is not shown',
        ),
        row('[Hazard log](hazard-log.md)', 'each hazard with its risk, owner and controls'),
        row('[Controls](controls.md)', 'each control with its code and the test that proves it'),
        row('[DCB0129](dcb0129.md)', 'what the standard asks of the maker, and where it is met'),
        row('[DCB0160](dcb0160.md)', 'what it asks of the organisation that uses it'),
        row('[Duties of the operator](operators-duties.md)', 'what people have to do, by role'),
      ],
    ),
    '',
    'From hazard to control to test: open a hazard, follow a control, open its test. `npm run soak -- controls` takes each',
    'control away and wants its test to fail; `npm run soak -- safety` plays adverse stories on the running product and',
    'prints which control held.',
    '',
  ].join('\n')

/** Every page of the safety case by its path. */
export const safetyDocuments = (): Readonly<Record<string, string>> => ({
  [`${folder}/README.md`]: readme(),
  [`${folder}/safety-case.md`]: reportDocument(),
  [`${folder}/hazard-log.md`]: hazardLogDocument(),
  [`${folder}/controls.md`]: controlsDocument(),
  [`${folder}/dcb0129.md`]: standardDocument(
    'DCB0129: evidence of the maker',
    ['What the standard asks of the manufacturer of a health IT system, in our own words, and where it is met.'],
    manufacturer,
  ),
  [`${folder}/dcb0160.md`]: standardDocument(
    'DCB0160: evidence of the organisation that uses it',
    [
      'What the standard asks of the organisation that deploys and uses it, in our own words. Most of it is theirs to do.',
    ],
    deployer,
  ),
  [`${folder}/operators-duties.md`]: dutiesDocument(),
})

if (import.meta.main) {
  mkdirSync(folder, { recursive: true })
  for (const [path, text] of Object.entries(safetyDocuments())) writeFileSync(path, text)
}
