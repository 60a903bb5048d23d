import { readImports } from './read-imports.ts'
import { wrongImports } from './wrong-imports.ts'

const wrong = wrongImports(readImports(process.cwd()))
for (const each of wrong) console.error(each)
process.exitCode = wrong.length > 0 ? 1 : 0
