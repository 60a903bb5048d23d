import { runAdmin } from './run-admin.ts'

const [does = '', ...given] = process.argv.slice(2)
const isMeant = !['', 'list', '--help'].includes(does) && !given.includes('--help')
const because = given.some((word) => word.startsWith('--reason')) ? [] : ['--reason', 'npm run staff']

/** The shorter way to `npm run admin -- staff`, with --apply implied. */
process.exitCode = await runAdmin([
  'staff',
  ...(does ? [does] : []),
  ...given,
  ...(isMeant ? ['--yes', ...because] : []),
])
