import './node-version.mjs'
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { command, ensureServable, pinnedNode } from './prepare.mjs'
import { isInterrupted } from './run.mjs'
import { serverOptions } from './server-options.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'

await command(async () => {
  await ensureServable()
  if (!isInterrupted()) serve()
})

function serve() {
  // The channel carries no messages. It closes when this process is killed, which tells the server to stop.
  const server = spawn(pinnedNode(), ['--env-file-if-exists=.env', ...serverOptions, 'src/server/main.ts'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  server.once('error', (error) => {
    console.error(`The server could not be started: ${error.message}`)
    process.exit(1)
  })
  server.once('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))

  // A Ctrl-C in a terminal also reaches the server directly, and npm may repeat it: it is passed on once, and as
  // SIGTERM, so that the server does not take it for a second Ctrl-C.
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    server.kill('SIGTERM')
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(name).on(name, stop)

  stopWithNpm(stop)
}
