import type { ComponentType } from 'react'

let grant: () => void
let wish = nextWish()
let loaded: ComponentType | null = null
let tell: (hasFailed: boolean) => void = () => undefined

function nextWish(): Promise<void> {
  return new Promise((resolve) => {
    grant = resolve
  })
}

/** First use of the form by pointer, keyboard or touch. What is pressed is marked until its handler has loaded. */
export function turnTo(event?: Event): void {
  if (loaded) return
  if (event?.type === 'click') (event.target as Element).closest('button')?.setAttribute('data-pressed', '')
  grant()
}

export const loadedForm = (): ComponentType | null => loaded

export const loadForm = async (): Promise<ComponentType> => (await import('./contact-form.tsx')).ContactForm

/** Who is told when it did not come, and when it did after all. */
export const onFailure = (listener: typeof tell): void => {
  tell = listener
}

/** Loads it on first use. What fails, as it does offline, is tried again the next time. */
export async function loadWhenWanted(): Promise<ComponentType> {
  for (;;) {
    await wish
    try {
      loaded = await loadForm()
      tell(false)
      return loaded
    } catch {
      wish = nextWish()
      tell(true)
    }
  }
}
