import './node-version.mjs'
import { command, lastLines, npm } from './prepare.mjs'
import { buildTools } from './runtime-packages.mjs'

// For an image: when the site is built, what serves it needs neither the builder nor what only browsers run.
await command(async () => {
  const { code, output } = await npm(['uninstall', '--no-save', '--omit=dev', ...buildTools], { quiet: true })
  if (code !== 0) throw new Error(`The build tools could not be removed.\n${lastLines(output, 20)}`)
})
