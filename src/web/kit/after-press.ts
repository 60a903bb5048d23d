/** How long after a finger has left the screen the click it may mean is waited for. A mouse's comes with its release. */
const clickOfFingerMs = 350

const waiting = new Set<() => void>()
let isPressed = false
let released: ReturnType<typeof setTimeout> | undefined

function end() {
  isPressed = false
  const due = [...waiting]
  waiting.clear()
  for (const then of due) then()
}

function endIn(ms: number) {
  clearTimeout(released)
  if (isPressed) released = setTimeout(end, ms)
}

if (typeof window !== 'undefined') {
  const listen = <Type extends keyof WindowEventMap>(type: Type, heard: (event: WindowEventMap[Type]) => void) =>
    window.addEventListener(type, heard, true)
  listen('pointerdown', () => {
    clearTimeout(released)
    isPressed = true
  })
  listen('pointerup', ({ pointerType }) => endIn(pointerType === 'mouse' ? 0 : clickOfFingerMs))
  listen('pointercancel', () => endIn(0))
  listen('click', () => endIn(0))
}

/**
 * Does something at once, or when the finger or mouse that is down has done its work. Whoever leaves a field by pressing a
 * button would miss it if a message moved it away meanwhile. A finger takes focus and clicks only after it has been lifted.
 */
export function afterPress(then: () => void): void {
  if (isPressed) waiting.add(then)
  else then()
}
