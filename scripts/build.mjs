import './node-version.mjs'
import { command, ensureInstalled, rebuild, root } from './prepare.mjs'
import { chosenCompliance, siteFolders } from './site-folders.mjs'

/** `--both`: one site for each COMPLIANCE, as in an image, where it is chosen when the server starts. */
const isBoth = process.argv.includes('--both')

await command(async () => {
  await ensureInstalled({ forTests: false })
  for (const compliance of isBoth ? Object.keys(siteFolders) : [chosenCompliance(root)]) {
    const begun = performance.now()
    await rebuild(compliance)
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    console.log(`Built in ${seconds} s: ${siteFolders[compliance]}/client`)
  }
})
