import './node-version.mjs'
import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { command, ensureBuilt, ensureServable, pinnedNode } from './prepare.mjs'
import { endChildren, isInterrupted, leaveSignals } from './run.mjs'
import { environmentFile, serverOptions } from './server-options.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'

await command(async () => {
  const { isBuilt, isWhole, compliance } = await ensureServable()
  if (isInterrupted()) return
  // Loading the server and making its database take eight seconds, which need not come after the build.
  const server = serve([
    ...(isBuilt ? [] : ['--site-is-being-built']),
    ...(isWhole ? [] : ['--site-is-being-finished']),
  ])
  if (isWhole) return
  try {
    if (!isBuilt) await ensureBuilt(compliance, { bare: true })
    server.tell('built')
    // Compressing at full effort and drawing pictures would keep both cores busy: the server is to be ready first.
    await server.ready
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
    await ensureBuilt(compliance)
    server.tell('finished')
  } catch (error) {
    server.giveUp(error)
  }
})

function serve(more) {
  // The channel says how far the site is, and that the server is ready. It closes when this process is killed, which tells the server to stop.
  const server = spawn(pinnedNode(), [...environmentFile(), ...serverOptions, 'src/server/main.ts', ...more], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  let isWaiting = more.includes('--site-is-being-built')
  let isStopping = false
  let failed = 0
  server.once('error', (error) => {
    console.error(`The server could not be started: ${error.message}`)
    process.exit(1)
  })
  server.once('exit', async (code, signal) => {
    isStopping = true
    await endChildren()
    process.exit(failed || (code ?? 128 + constants.signals[signal]))
  })

  // A Ctrl-C in a terminal also reaches the server directly, and npm may repeat it: it is passed on once, and as
  // SIGTERM, so that the server does not take it for a second Ctrl-C.
  const stop = () => {
    if (isStopping) return
    isStopping = true
    server.kill('SIGTERM')
    if (isWaiting) letGo()
  }
  /** What it waits for does not come. */
  const letGo = () => server.connected && server.disconnect()
  leaveSignals()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, stop)

  stopWithNpm(stop)
  return {
    ready: new Promise((resolve) => server.once('message', resolve)),
    tell(said) {
      isWaiting = false
      if (server.connected) server.send(said)
    },
    giveUp(error) {
      if (isStopping) return
      console.error(error.message)
      if (!isWaiting) return
      failed = 1
      letGo()
    },
  }
}
