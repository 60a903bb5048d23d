import { readFileSync } from 'node:fs'

/**
 * Calls `stop` when the npm that runs us is killed outright: it can pass nothing on, and the server would hold its
 * port against the next start. Linux only; elsewhere the system does not say who stands above us.
 */
export function stopWithNpm(stop) {
  const npmAbove = lookAbove()
  if (!npmAbove) return
  const npm = npmAbove()
  const watch = setInterval(() => {
    if (npmAbove() === npm) return
    clearInterval(watch)
    stop()
  }, 250)
  watch.unref()
}

/** npm stands directly above us, or above the shell it ran us by. An orphan is given another parent at once. */
function lookAbove() {
  const parent = read(process.ppid)
  if (parent?.name.startsWith('npm')) return () => process.ppid
  if (!parent || !read(parent.parent)?.name.startsWith('npm')) return undefined
  const shell = process.ppid
  return () => read(shell)?.parent
}

function read(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const end = text.lastIndexOf(')')
    return { name: text.slice(text.indexOf('(') + 1, end), parent: text.slice(end + 2).split(' ')[1] }
  } catch {
    return undefined
  }
}
