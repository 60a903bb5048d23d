import { runImport } from '../import-command.ts'
import { importDirectory } from './import-directory.ts'

await runImport({
  name: 'gp:import',
  usage: 'Which file? Usage: npm run gp:import -- FILE',
  failed: 'The practices could not be imported. Nothing was changed.',
  work: importDirectory,
})
