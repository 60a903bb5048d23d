import './node-version.mjs'
import { command, ensureInstalled, rebuild } from './prepare.mjs'

await command(async () => {
  const begun = performance.now()
  await ensureInstalled({ forTests: false })
  await rebuild()
  console.log(`Built in ${((performance.now() - begun) / 1000).toFixed(1)} s: build/client`)
})
