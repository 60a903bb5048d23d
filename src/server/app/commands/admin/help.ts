import type { Command, Option } from './command.ts'
import { inColumns } from './in-columns.ts'
import { usualOptions } from './usual-options.ts'

const note = 'A command that makes changes only shows what it would do, unless it is given --yes and --reason "…".'

export const overview = (commands: readonly Command[]): string[] => [
  'npm run admin -- COMMAND …',
  '',
  ...inColumns(commands.map(({ name, words, changes }) => [`  ${name}`, changes ? '*' : ' ', words])),
  '',
  `* ${note}`,
  'npm run admin -- COMMAND --help shows the options of a command, with an example.',
  'Run it with the settings of the server: DATABASE_URL and DATA_KEYS, or DATA_DIR.',
]

const placeholder: Readonly<Record<Option['kind'], string>> = {
  text: ' "…"',
  id: ' ID',
  day: ' YYYY-MM-DD',
  year: ' YYYY',
  since: ' WHEN',
  flag: '',
}

export function helpOf(command: Command): string[] {
  const { name, words, example, options, oneOf = [], changes } = command
  const rows = Object.entries({ ...options, ...usualOptions(command) }).map(
    ([option, { kind, words: means, isNeeded }]) => [
      `  --${option}${placeholder[kind]}`,
      isNeeded ? `${means} (required)` : means,
    ],
  )
  return [
    `npm run admin -- ${name}`,
    '',
    words,
    '',
    ...inColumns(rows),
    ...(oneOf.length > 0 ? ['', `Exactly one of ${oneOf.map((option) => `--${option}`).join(', ')} is needed.`] : []),
    '',
    'For example:',
    `  npm run admin -- ${example}`,
    ...(changes ? ['', note] : []),
  ]
}
