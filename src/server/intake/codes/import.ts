import { runImport } from '../import-command.ts'
import { importRelease } from './import-release.ts'

await runImport({
  name: 'dmd:import',
  usage: 'Which release? Usage: npm run dmd:import -- FOLDER, with the unpacked files f_vtm2, f_vmp2 and f_amp2',
  failed: 'The release could not be imported. Nothing was changed.',
  work: importRelease,
})
