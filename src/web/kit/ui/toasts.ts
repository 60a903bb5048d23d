/** The page's short messages (SH-08). Anything may call `showToast`; the Toaster draws what is here. */
export type Toast = {
  id: string
  title: string
  description?: string | undefined
  action?: ToastAction | undefined
  open: boolean
  variant: 'default' | 'destructive'
}

type ToastAction = {
  label: string
  run: () => void
  /** How to do the same without the toast, for those it closes on too soon. */
  otherwise: string
}

type NewToast = Pick<Toast, 'title' | 'description' | 'action'> & { variant?: Toast['variant'] }

const shownAtOnce = 1
// Long after anyone can see it: a closed toast keeps its place so that it can finish leaving.
const removedAfterMs = 1_000_000

let toasts: readonly Toast[] = []
let lastNumber = 0
let lastShownAt = 0
const listeners = new Set<() => void>()
const removals = new Map<string, ReturnType<typeof setTimeout>>()

export function showToast({ variant = 'default', ...rest }: NewToast): string {
  lastNumber += 1
  lastShownAt = performance.now()
  const toast: Toast = { ...rest, variant, id: `toast-${lastNumber}`, open: true }
  replace([toast, ...toasts].slice(0, shownAtOnce))
  return toast.id
}

/** Closes one toast, or every toast. */
export function dismissToast(id?: string) {
  const closing = toasts.filter((toast) => toast.open && (id === undefined || toast.id === id))
  if (closing.length === 0) return
  for (const toast of closing) removals.set(toast.id, setTimeout(remove, removedAfterMs, toast.id))
  replace(toasts.map((toast) => (closing.includes(toast) ? { ...toast, open: false } : toast)))
}

/** Whoever sends a person on and tells them why does both in one breath; on a slow phone that may take a moment. */
const sentAlongMs = 500

/** The page is left, since `leftAt`: what was said on it goes with it, and what was sent along with the person stays. */
export function leaveToasts(leftAt: number) {
  if (lastShownAt < leftAt - sentAlongMs) dismissToast()
}

export const currentToasts = () => toasts

export function onToastsChange(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function remove(id: string) {
  replace(toasts.filter((toast) => toast.id !== id))
}

function replace(next: readonly Toast[]) {
  toasts = next
  for (const [id, timer] of removals) {
    if (toasts.some((toast) => toast.id === id)) continue
    clearTimeout(timer)
    removals.delete(id)
  }
  for (const listener of listeners) listener()
}
