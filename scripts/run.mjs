import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** Each child leads a process group of its own, so that everything it started can be stopped with it. */
const hasGroups = process.platform !== 'win32'
const children = new Set()
let interruptedBy

/** Set when a person or the system asks us to stop; sequences check it before the next step. */
export function isInterrupted() {
  return interruptedBy !== undefined
}

/**
 * Runs a program to its end. `quiet` collects what it says instead of showing it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean, limitMs?: number }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = process.env, quiet = false, limitMs } = {}) {
  const child = spawn(command, args, {
    env,
    detached: hasGroups,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    windowsHide: true,
  })
  children.add(child)
  listenOnce()
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  const limit = limitMs && setTimeout(() => end(child, 'SIGKILL'), limitMs)
  return new Promise((resolve) => {
    const finish = async (code) => {
      clearTimeout(limit)
      await clearGroup(child)
      children.delete(child)
      resolve({ code, output: output.trim() })
    }
    child.once('error', (error) => {
      output += error.message
      finish(127)
    })
    child.once(quiet ? 'close' : 'exit', (code, signal) => finish(code ?? 128 + constants.signals[signal]))
  })
}

/** Signals a child and its whole group; false when none of it is left. */
function end(child, signal) {
  if (child.pid === undefined) return false
  try {
    return hasGroups ? process.kill(-child.pid, signal) : child.kill(signal)
  } catch {
    return false
  }
}

/** What the child started may run a moment longer to finish properly, but no longer. */
async function clearGroup(child) {
  const deadline = Date.now() + 4_000
  while (hasGroups && end(child, 0)) {
    if (Date.now() > deadline) end(child, 'SIGKILL')
    if (Date.now() > deadline + 500) return
    await sleep(30)
  }
}

/** Asks all children to end, and kills them after a while. */
export async function endChildren(signal = 'SIGTERM') {
  for (const child of children) end(child, signal)
  const deadline = Date.now() + 8_000
  while (children.size > 0 && Date.now() < deadline) await sleep(30)
  for (const child of children) end(child, 'SIGKILL')
}

let isListening = false

function listenOnce() {
  if (isListening) return
  isListening = true
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => interrupt(signal))
}

/** From now on the caller decides what a signal does. */
export function leaveSignals() {
  isListening = true
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal)
}

async function interrupt(signal) {
  // npm passes a terminal's Ctrl-C on to us a second time.
  if (interruptedBy) return
  interruptedBy = signal
  await endChildren(signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM')
  process.exit(128 + constants.signals[signal])
}
