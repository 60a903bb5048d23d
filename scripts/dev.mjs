import './node-version.mjs'
import { join } from 'node:path'
import { command, ensureBuilt, ensureInstalled, pinnedNode, root } from './prepare.mjs'
import { endChildren, isInterrupted, run } from './run.mjs'
import { chosenCompliance } from './site-folders.mjs'

await command(async () => {
  await ensureInstalled()
  // The server reads a built site at its start, even in development.
  await ensureBuilt(chosenCompliance(root))
  const node = pinnedNode()
  const environment = { ...process.env, NODE_ENV: 'development' }
  const serverPort = process.env.PORT ?? '3000'
  console.log(
    `Site with hot reload: http://localhost:5173   Server, restarted on change: http://localhost:${serverPort}`,
  )
  const site = run(node, [join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs'), 'dev', '--port', '5173'], {
    env: environment,
  })
  const server = run(node, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
    env: { ...environment, PORT: serverPort },
  })
  const { code } = await Promise.race([site, server])
  if (isInterrupted()) return
  // If one of the two ends, the other is stopped too.
  await endChildren()
  process.exit(code)
})
