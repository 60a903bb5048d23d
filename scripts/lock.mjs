import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const emptyForMs = 5_000

/**
 * Runs `work` while no other process works in this tree.
 * @param {string} path
 * @param {() => Promise<void>} work
 */
export async function underLock(path, work) {
  let isReported = false
  while (!create(path)) {
    if (isAbandoned(path)) clearAbandoned(path)
    else {
      if (!isReported) console.log('Waiting for another Larkwell command to finish installing or building…')
      isReported = true
      await sleep(200)
    }
  }
  const release = () => rmSync(path, { force: true })
  process.once('exit', release)
  try {
    await work()
  } finally {
    release()
    process.off('exit', release)
  }
}

function create(path) {
  try {
    const file = openSync(path, 'wx')
    writeSync(file, `${process.pid} ${birthOf(process.pid)}`)
    closeSync(file)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function isAbandoned(path) {
  try {
    const [pid, birth] = readFileSync(path, 'utf8').split(' ')
    if (!pid) return Date.now() - statSync(path).mtimeMs > emptyForMs
    return !isRunning(Number(pid)) || birthOf(pid) !== birth
  } catch {
    return false
  }
}

/**
 * One process at a time checks and removes a stale lock. Otherwise two that saw the same dead holder could remove a new
 * lock.
 */
function clearAbandoned(path) {
  const guard = `${path}.clearing`
  if (!create(guard)) {
    if (isAbandoned(guard)) rmSync(guard, { force: true })
    return
  }
  try {
    if (isAbandoned(path)) rmSync(path, { force: true })
  } finally {
    rmSync(guard, { force: true })
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Distinguishes a process from a later one with the same number; empty where the system does not say. */
function birthOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return ''
  }
}
