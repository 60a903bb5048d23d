import { readFileSync } from 'node:fs'

/**
 * Calls `stop` when the npm that runs us is killed: it can pass no signal on, and the server would keep its port. Linux
 * only; other systems do not show the parent process this way.
 */
export function stopWithNpm(stop) {
  const npmAbove = checkParent()
  if (!npmAbove) return
  const npm = npmAbove()
  const watch = setInterval(() => {
    if (npmAbove() === npm) return
    clearInterval(watch)
    stop()
  }, 250)
  watch.unref()
}

/** npm is our parent, or the parent of the shell it ran us by. An orphan gets another parent at once. */
function checkParent() {
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
